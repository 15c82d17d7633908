import CVisorSystem
import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pseudo-terminal or a pipe: what is written to one end is read at the other.
final class Line {
  enum Kind: Sendable {
    case terminal(columns: UInt16, rows: UInt16)
    case pipe
  }

  let reader: Int32
  let writer: Int32
  private var isOpen = true

  /// `nil` when the system has none to spare.
  init?(_ kind: Kind) {
    switch kind {
    case .terminal(let columns, let rows):
      var (master, slave): (Int32, Int32) = (-1, -1)
      guard visor_pty_open(-1, &master, &slave) == 0 else { return nil }
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
      (reader, writer) = (master, slave)
    case .pipe:
      var ends: (reading: Int32, writing: Int32) = (-1, -1)
      guard visor_pipe_open(&ends.reading, &ends.writing) == 0 else { return nil }
      (reader, writer) = ends
    }
  }

  /// What has arrived by now; a terminal adds nothing to a line feed.
  func arrived() -> [UInt8] {
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(reader, &part, part.count)
      guard count > 0 else { return all }
      all += part.prefix(count)
    }
  }

  /// Waits until something arrives.
  func wait() {
    var ready = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    poll(&ready, 1, 60_000)
  }

  /// Shows a screen what arrives until it has what is looked for there; a minute without that is a
  /// failure of the test.
  func show(_ screen: inout Screen, until isThere: (Screen) -> Bool) {
    let start = ContinuousClock.now
    while !isThere(screen) {
      guard start.duration(to: .now) < .seconds(60) else {
        Issue.record("This was all there was to be seen:\n\(screen.transcript)")
        return
      }
      wait()
      screen.feed(arrived())
    }
  }

  /// Writes what no screen shows until nothing more is taken.
  func fill() {
    let outlet = visor_outlet_open(writer)
    defer { visor_outlet_close(outlet) }
    let nothing = [UInt8](repeating: 0, count: 65_536)
    // The system makes room once more when it has moved what it took nearer to the reader.
    repeat {
      for size in [65_536, 4_096, 1] {
        while visor_outlet_write(outlet, nothing, size) > 0 {}
      }
    } while Int(visor_outlet_wait(outlet, -1, 500)) == VISOR_OUTLET_ROOM
  }

  func closeReader() {
    if isOpen { close(reader) }
    isOpen = false
  }

  deinit {
    closeReader()
    close(writer)
  }
}

extension TerminalSurface {
  /// Rows on a terminal of a test's, whatever the environment of whoever runs the tests says.
  convenience init(_ hud: HUD, live descriptor: Int32) {
    self.init(
      hud, descriptor: descriptor, mode: .live, environment: .ordinary(isTerminal: true))
  }
}
