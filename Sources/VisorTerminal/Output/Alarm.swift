import CVisorSystem
import Visor

import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Wakes a thread that waits, from any other thread, at the cost of one system call at most.
final class Alarm: Sendable {
  private let reader: Int32
  /// A byte that is written here rings.
  let writer: Int32
  private let isRung = Atomic(false)

  /// `nil` when the process has no descriptors left.
  init?() {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    guard visor_pipe_open(&ends.reading, &ends.writing) == 0 else { return nil }
    (reader, writer) = ends
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Ends the wait that goes on, or the next one.
  func ring() {
    guard !isRung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  /// Waits until it rings, or for so long; `nil` for however long it takes.
  func wait(_ time: Duration?) {
    var ready = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, time.map(Self.milliseconds) ?? -1) > 0 else { return }
    var bytes: (UInt64, UInt64) = (0, 0)
    _ = read(reader, &bytes, 16)
    isRung.store(false, ordering: .releasing)
  }

  /// Waits until it rings, or until bytes may be taken there.
  func wait(_ exit: Outlet.Exit) {
    if exit.wait(or: reader) != .room { wait(.zero) }
  }

  /// Lets time pass, whoever rings.
  static func sleep(_ time: Duration) {
    poll(nil, 0, milliseconds(time))
  }

  /// Rounded up, so that a wait never ends just before what it waits for.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let nanoseconds = max(0, time.nanoseconds)
    return Int32(clamping: nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 == 0 ? 0 : 1))
  }
}
