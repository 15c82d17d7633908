import CVisorSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets what the program itself writes to a terminal pass above the rows there.
///
/// While it does, the stream is one end of a pseudo-terminal, so that everybody who asks finds what
/// was there before: a terminal of that size. A thread reads the other end, as long as anybody has
/// the first one open.
final class OutputCapture: Sendable {
  private struct State {
    /// What the stream is while it is captured; -1 when that is over.
    var captured: Int32
    /// How many have the terminal to themselves now.
    var holders: Int
  }

  /// More than a pseudo-terminal holds.
  private static let capacity = 65_536

  private let stream: Int32
  /// What the stream is otherwise.
  private let terminal: Int32
  private let master: Int32
  private let state: Mutex<State>
  private let buffer = Mutex([UInt8](repeating: 0, count: capacity))
  private let sink: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Captures a stream that is a terminal; `nil` when the system has nothing to spare for it.
  ///
  /// - Parameters:
  ///   - holders: How many have the terminal to themselves already.
  ///   - sink: Gets what is written, in order, and waits as the writer would have.
  init?(
    stream: Int32, holders: Int, sink: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    terminal = fcntl(stream, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard terminal >= 0 else { return nil }
    guard visor_pty_open(terminal, &ends.master, &ends.slave) == 0 else {
      close(terminal)
      return nil
    }
    self.stream = stream
    self.sink = sink
    master = ends.master
    state = Mutex(State(captured: ends.slave, holders: holders))
    let capture = Unmanaged.passRetained(self)
    let error = visor_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<OutputCapture>.fromOpaque(context).takeRetainedValue().run()
      }, capture.toOpaque())
    if error != 0 {
      capture.release()
      _ = state.withLock { close($0.captured) }
      return nil
    }
    if holders <= 0 { lead(to: ends.slave) }
  }

  deinit {
    close(terminal)
    close(master)
  }

  /// The stream is the terminal itself until `resume`; what was written before has arrived there.
  func suspend() {
    state.withLock { state in
      state.holders += 1
      if state.holders == 1 { lead(to: terminal) }
    }
    drain()
  }

  /// One of those who had the terminal to themselves is done with it.
  func resume() {
    state.withLock { state in
      state.holders -= 1
      if state.holders == 0 { lead(to: state.captured) }
    }
  }

  /// The stream is the terminal itself for good; what was written before has arrived there.
  func end() {
    state.withLock { state in
      lead(to: terminal)
      if state.captured >= 0 { close(state.captured) }
      state.captured = -1
    }
    drain()
  }

  /// Whether a descriptor is what the stream is while it is captured.
  func leads(_ descriptor: Int32) -> Bool {
    state.withLock { visor_pty_same($0.captured, descriptor) }
  }

  /// Takes over the size of the terminal.
  func resize() {
    _ = visor_pty_resize(master, terminal)
  }

  private func lead(to target: Int32) {
    guard target >= 0 else { return }
    visor_stdout_flush()
    dup2(target, stream)
  }

  private func run() {
    while true {
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      poll(&ready, 1, -1)
      if pass() == .ended { return }
    }
  }

  /// Passes on what was written so far; what is written on and on is not waited for.
  private func drain() {
    for _ in 0..<16 { if pass() != .some { return } }
  }

  private enum Passed {
    case some
    case nothing
    case ended
  }

  private func pass() -> Passed {
    buffer.withLock { buffer in
      buffer.withUnsafeMutableBytes { bytes in
        let count = read(master, bytes.baseAddress, bytes.count)
        if count > 0 {
          sink(UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
          return .some
        }
        // Linux says EIO and macOS the end of the file when nobody has the other side open.
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .ended
      }
    }
  }
}
