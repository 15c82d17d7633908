import CVisorSystem
import Visor
import VisorTestSupport
@testable import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal for a process of its own that a test starts, sees end, and looks at then.
final class Station {
  private let line: Line
  /// What the process opens.
  let name: String

  init?() {
    guard let line = Line(.terminal(columns: 60, rows: 6)) else { return nil }
    self.line = line
    // The name is this station's own: what `ttyname` answers is shared by all threads.
    var name = [CChar](repeating: 0, count: 128)
    guard ttyname_r(line.writer, &name, name.count) == 0 else { return nil }
    self.name = name.withUnsafeBufferPointer { $0.baseAddress.map(String.init(cString:)) ?? "" }
  }

  /// What is to be seen on it, in the end.
  var screen: Screen {
    var screen = Screen(columns: 60, rows: 6)
    screen.feed(line.arrived())
    return screen
  }
}

extension Station {
  /// What a process at a station is doing when something happens to it.
  enum Phase: String, CaseIterable, Codable, Sendable {
    /// There is no work.
    case idle
    /// There are rows on the screen.
    case shown
    /// The terminal has been given away.
    case suspended
  }

  /// Makes a terminal this process's own, its standard streams included.
  static func take(_ name: String) {
    guard setsid() > 0 else { exit(90) }
    let terminal = open(name, O_RDWR)
    guard terminal >= 0, ioctl(terminal, UInt(TIOCSCTTY), 0) == 0 else { exit(91) }
    for stream in 0...2 as ClosedRange<Int32> { dup2(terminal, stream) }
    // A signal leaves a file else.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }

  /// Whether the terminal shows what is typed: not while there are rows.
  static var echoes: Bool {
    var settings = termios()
    tcgetattr(0, &settings)
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }

  static func waitForRows() {
    while echoes { sched_yield() }
  }

  /// Comes to a phase at a terminal, with the HUD that everybody shares.
  static func begin(_ name: String, _ phase: Phase) -> TerminalSurface {
    take(name)
    let surface = TerminalSurface(.shared, live: 2)
    if phase == .idle { return surface }
    HUD.shared.log("above")
    Self.work = HUD.shared.begin("Linking")
    waitForRows()
    if phase == .suspended { surface.suspend() }
    return surface
  }

  nonisolated(unsafe) static var work: Activity?
  /// Told of by a handler of a signal.
  nonisolated(unsafe) static var handled = Told()
}

/// Something that has happened or not, for any thread and any handler of a signal.
struct Told {
  private var ends: (Int32, Int32) = (-1, -1)

  init() {
    var both: [Int32] = [-1, -1]
    guard pipe(&both) == 0 else { exit(92) }
    ends = (both[0], both[1])
  }

  func tell() { write(ends.1, "!", 1) }

  func wait() {
    var byte: UInt8 = 0
    while read(ends.0, &byte, 1) < 0 {}
  }
}
