import CVisorSystem
import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Shows what HUDs in the processes of a command report, as parts of what stands for the command.
///
/// A socket in a folder of its own takes in their events, and a thread reads them until `finish`.
final class NestedReports: Sendable {
  private let folder: [UInt8]
  private let path: [UInt8]
  /// Where the thread is told to come to its end, and answers by closing the other end.
  private let control: Int32

  /// Begins to listen; `nil` when the system has nothing to spare for it.
  init?(hud: HUD, whole: Activity) {
    guard let folder = Self.newFolder() else { return nil }
    self.folder = folder
    path = folder + Array("/events".utf8)
    let listener = InputSource.withCString(path) { visor_channel_listen($0) } ?? -1
    var ends: [Int32] = [-1, -1]
    guard listener >= 0, visor_channel_pair(&ends) == 0 else {
      if listener >= 0 { close(listener) }
      control = -1
      removeFiles()
      return nil
    }
    control = ends[0]
    let reader = Unmanaged.passRetained(
      NestedReader(hud: hud, whole: whole, listener: listener, control: ends[1]))
    let error = visor_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<NestedReader>.fromOpaque(context).takeRetainedValue().run()
      }, reader.toOpaque())
    guard error == 0 else {
      reader.release()
      removeFiles()
      return nil
    }
  }

  deinit {
    if control >= 0 { close(control) }
  }

  /// The variable that tells a process with this terminal where to report to.
  func variable(for terminal: Int32) -> String? {
    String(validating: path, as: UTF8.self)
      .flatMap { OuterHUD.value(path: $0, terminal: terminal) }
      .map { "\(OuterHUD.variable)=\($0)" }
  }

  /// Takes in what has been reported so far, ends the rest without a word, and listens no more.
  func finish() {
    removeFiles()
    var byte: UInt8 = 0
    guard write(control, &byte, 1) == 1 else { return }
    while read(control, &byte, 1) < 0, errno == EINTR {}
  }

  private func removeFiles() {
    _ = InputSource.withCString(path) { unlink($0) }
    _ = InputSource.withCString(folder) { rmdir($0) }
  }

  /// A new folder that is nobody else's to use.
  private static func newFolder() -> [UInt8]? {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var name = Array("\(place.isEmpty ? "/tmp" : place)/visor-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    return name.dropLast().map { UInt8(bitPattern: $0) }
  }
}
