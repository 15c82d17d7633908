import CGTK
import Glibc

/// A folder of a trial's own, for what its program keeps.
@MainActor
final class TrialFolder {
  private let path: String
  private var names: [String] = []

  init(_ stage: Stage) {
    var template = Array("\(String(cString: g_get_tmp_dir()))/trial-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { stage.giveUp("there is no room for a folder") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Where a file of that name is, whether there is one or not.
  func file(_ name: String) -> String {
    names.append(name)
    return path + "/" + name
  }

  /// Puts a file there.
  ///
  /// - Returns: Where it is.
  func put(_ name: String, _ content: [UInt8]) -> String {
    let file = file(name)
    g_file_set_contents(file, content.map { CChar(bitPattern: $0) }, gssize(content.count), nil)
    return file
  }

  /// Takes it away, with all files that were named.
  func remove() {
    for name in names { unlink(path + "/" + name) }
    for name in names { unlink(path + "/" + name + "-journal") }
    rmdir(path)
  }
}
