import CVisorSystem
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file, FIFO or descriptor to which the events of this process are appended.
///
/// Nothing waits for it: a FIFO that nobody reads and a full one count as failures. After the first
/// failure nothing more is written.
final class EventFile {
  private let path: [UInt8]
  private let descriptor: Int32
  /// Why nothing is written any more; 0 while all is well.
  private var error: Int32 = 0
  private var isToldOf = false

  /// Opens a file, which begins to be if there is none; `/dev/fd/N` is the descriptor itself, with
  /// the place that it has in its file.
  init(path: [UInt8]) {
    self.path = path
    let given = Self.descriptor(named: path) ?? Self.opened(path)
    // The standard streams stay what they are, also where they are closed.
    descriptor = given < 0 ? -1 : fcntl(given, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    if descriptor < 0 { error = errno }
    if given >= 0, Self.descriptor(named: path) == nil { close(given) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes an event of this name, with what `fill` adds to it.
  func write(_ event: StaticString, _ fill: (inout EventLine) -> Void) {
    guard error == 0 else { return }
    var line = EventLine(event, source: EventSource.process, time: visor_clock_wall())
    fill(&line)
    let bytes = line.line
    error =
      Self.isReady(descriptor) ? visor_terminal_write_once(descriptor, bytes, bytes.count) : EAGAIN
  }

  private static func opened(_ path: [UInt8]) -> Int32 {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return InputSource.withCString(path) { open($0, flags, 0o666) } ?? -1
  }

  private static func descriptor(named path: [UInt8]) -> Int32? {
    let folder = "/dev/fd/".utf8
    guard path.starts(with: folder) else { return nil }
    return Int32(String(decoding: path.dropFirst(folder.count), as: UTF8.self))
  }

  /// Whether a line can be written without waiting: a pipe is ready for `PIPE_BUF` bytes or not at
  /// all.
  private static func isReady(_ descriptor: Int32) -> Bool {
    var awaited = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&awaited, 1, 0) == 1
  }

  /// The sentence for the failure, the first time that there is one.
  func takeFailure() -> String? {
    guard error != 0, !isToldOf else { return nil }
    isToldOf = true
    let reason =
      error == ENXIO ? "Nobody reads it" : String(cString: strerror(error))
    return
      "Events are not written to '\(Neutral.line(utf8: path))': \(reason)."
  }
}
