#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Texts that are kept in files beside a test and compared with what it sees.
///
/// ```swift
/// let snapshots = Snapshots(beside: #filePath)
/// #expect(snapshots.difference(of: recorder.transcript, from: "upload") == nil)
/// ```
///
/// The first time there is no file: it is written, and told as a difference, so that somebody looks at
/// it. To take one anew, delete its file.
public struct Snapshots: Sendable {
  /// The folder of the files, `Snapshots` beside the test's file.
  public let folder: String

  /// Those that belong to the test at `file`, such as `#filePath`.
  public init(beside file: String) {
    let parent = file.lastIndex(of: "/").map { file[..<$0] } ?? "."
    folder = "\(parent)/Snapshots"
  }

  /// How `lines` differ from what is kept; `nil` where they do not.
  ///
  /// - Parameters:
  ///   - lines: What the test sees.
  ///   - name: The name of the file without `.txt`; a slash in it counts as a hyphen.
  /// - Returns: The lines of both, those that are missing after `-` and those that are new after `+`;
  ///   or what went wrong with the file.
  public func difference(of lines: [String], from name: String) -> String? {
    let path = "\(folder)/\(String(name.map { $0 == "/" ? "-" : $0 })).txt"
    let lines = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    guard let kept = contents(of: path) else {
      return write(lines.map { "\($0)\n" }.joined(), path)
    }
    var expected = kept.split(separator: "\n", omittingEmptySubsequences: false)
    if expected.last?.isEmpty == true { expected.removeLast() }
    return lines == expected ? nil : "\(path):\n\(Self.comparison(expected, lines))"
  }

  private static func comparison(_ expected: [Substring], _ actual: [Substring]) -> String {
    let difference = actual.difference(from: expected)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var told: [String] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if old < expected.count, removed.contains(old) || new >= actual.count {
        told.append("- \(expected[old])")
        old += 1
      } else if inserted.contains(new) || old >= expected.count {
        told.append("+ \(actual[new])")
        new += 1
      } else {
        told.append("  \(expected[old])")
        (old, new) = (old + 1, new + 1)
      }
    }
    return told.joined(separator: "\n")
  }

  // MARK: Files

  private func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Keeps the text, and says so, or why it could not be kept.
  private func write(_ text: String, _ path: String) -> String {
    mkdir(folder, 0o755)
    guard let file = fopen(path, "w") else {
      return "\(path) could not be written: error \(errno)"
    }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    let isClosed = fclose(file) == 0
    guard count == bytes.count, isClosed else {
      return "\(path) could not be written: error \(errno)"
    }
    return "\(path) was written: look at it, and run the test again"
  }
}
