#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A descriptor from which is read what there is to follow.
///
/// A FIFO that has a path is there for many writers, one after the other: when the last one of them
/// has gone it is opened afresh, and it ends when its path leads elsewhere by then.
final class FollowedInput {
  /// Why no more is read.
  enum End: Equatable {
    /// There is no more, or the input said so.
    case ended
    case failed(errno: Int32)
  }

  /// What is read, or -1.
  private(set) var descriptor: Int32
  /// `nil` while more may come.
  private(set) var end: End?
  /// Whether work was lost by its end.
  private(set) var hasLost = false
  private var text: FollowedText
  private let source: InputSource
  private let isReopened: Bool

  /// Opens an input.
  ///
  /// - Parameters:
  ///   - source: What to read.
  ///   - number: One that no other input has.
  ///   - once: Whether a FIFO ends when its last writer has gone.
  init(_ source: InputSource, number: Int, once: Bool) {
    self.source = source
    text = FollowedText(name: source.name, input: number)
    descriptor = Self.opened(source)
    let status = Self.status(descriptor)
    // What opening or looking said, which nothing has come after.
    let error = errno
    let kind = status.map { $0.st_mode & S_IFMT }
    isReopened = !once && kind == S_IFIFO && Self.leadsToFIFO(source)
    if kind == nil { end = .failed(errno: error) }
    if kind == S_IFDIR { end = .failed(errno: EISDIR) }
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  /// What to tell the person of an input that cannot be read.
  static func sentence(_ source: InputSource, _ errno: Int32) -> String {
    let advice = source == .standardInput ? "Name a file to read." : "Check the path."
    return "cannot read \(source.name): \(String(cString: strerror(errno))). \(advice)"
  }

  /// Reads what is there now, at most as much as `buffer` holds.
  func pass(to work: inout FollowedWork, by buffer: inout [UInt8]) {
    let count = read(descriptor, &buffer, buffer.count)
    let error = errno
    if count > 0 {
      text.take(buffer.prefix(count), &work)
      if text.isClosed { finish(.ended, &work) }
    } else if count == 0 {
      if isReopened { text.pause(&work) }
      if !isReopened || !reopen() { finish(.ended, &work) }
    } else if error != EAGAIN, error != EINTR {
      work.warn(Self.sentence(source, error))
      finish(.failed(errno: error), &work)
    }
  }

  private func finish(_ end: End, _ work: inout FollowedWork) {
    self.end = end
    hasLost = text.finish(&work)
  }

  // MARK: Opening

  /// Whether the same FIFO could be opened afresh, without a moment in which nobody has it open.
  private func reopen() -> Bool {
    let fresh = Self.opened(source)
    guard let old = Self.status(descriptor), let new = Self.status(fresh),
      old.st_dev == new.st_dev, old.st_ino == new.st_ino
    else {
      if fresh >= 0 { close(fresh) }
      return false
    }
    close(descriptor)
    descriptor = fresh
    return true
  }

  /// Waits for no writer of a FIFO.
  private static func opened(_ source: InputSource) -> Int32 {
    guard case .file(let path) = source else { return STDIN_FILENO }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return InputSource.withCString(path) { open($0, flags) } ?? -1
  }

  private static func status(_ descriptor: Int32) -> stat? {
    var status = stat()
    return descriptor >= 0 && fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Whether the path is that of a FIFO, rather than of a descriptor, as `<(command)` is.
  private static func leadsToFIFO(_ source: InputSource) -> Bool {
    guard case .file(let path) = source,
      let resolved = InputSource.withCString(path, { realpath($0, nil) }) ?? nil
    else { return false }
    defer { free(resolved) }
    return !String(cString: resolved).hasPrefix("/dev/fd/")
  }
}
