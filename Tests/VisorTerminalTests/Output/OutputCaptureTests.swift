import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct OutputCaptureTests {
  private let line: Line
  private let hud = HUD()
  /// A stream of the program's own that is the same terminal.
  private let stream: Int32

  init() throws {
    line = try #require(Line(.terminal(columns: 40, rows: 8)))
    stream = fcntl(line.writer, F_DUPFD_CLOEXEC, 3)
  }

  private func say(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(stream, bytes, bytes.count) == bytes.count)
  }

  @Test("What is printed passes above the rows, in whole and in parts, and the rest at the end")
  func passes() throws {
    defer { close(stream) }
    let surface = TerminalSurface(hud, live: line.writer)
    var screen = Screen(columns: 40, rows: 8)
    #expect(surface.capture(stream) && !surface.capture(stream))
    #expect(isatty(stream) == 1)
    let work = hud.begin("Linking")
    line.show(&screen) { !$0.isCursorVisible }
    say("one\npar")
    line.show(&screen) { $0.lines[1].hasPrefix("par") && $0.lines[2].contains("Linking") }
    say("tial\n")
    line.show(&screen) { $0.lines[1] == "partial" && $0.lines[2].contains("Linking") }
    let many = (1...200).map { "line \($0)" }
    say(many.joined(separator: "\n") + "\nopen")
    work.end()
    surface.close()
    say(" end\n")
    screen.feed(line.arrived())
    let seen = screen.transcript.split(separator: "\n").map(String.init)
    #expect(seen == ["one", "partial"] + many + ["open end"])
    #expect(screen.isCursorVisible)
  }

  @Test("While the terminal is given away the stream is the terminal itself")
  func suspended() throws {
    defer { close(stream) }
    let surface = TerminalSurface(hud, live: line.writer)
    _ = surface.capture(stream)
    var screen = Screen(columns: 40, rows: 8)
    let work = hud.begin("Linking")
    line.show(&screen) { !$0.isCursorVisible }
    say("before\n")
    let isItself = hud.suspend {
      say("during\n")
      screen.feed(line.arrived())
      #expect(screen.transcript == "before\nduring")
      return isSame(stream, line.writer)
    }
    let isCaptured = !isSame(stream, line.writer)
    say("after\n")
    line.show(&screen) { $0.lines[2] == "after" && $0.lines[3].contains("Linking") }
    work.end()
    surface.close()
    #expect([isItself, isCaptured, isSame(stream, line.writer)] == [true, true, true])
  }

  private func isSame(_ first: Int32, _ second: Int32) -> Bool {
    var (one, other) = (stat(), stat())
    return fstat(first, &one) == 0 && fstat(second, &other) == 0 && one.st_rdev == other.st_rdev
  }

  @Test("The stream has the terminal's size, also when that changes")
  func size() throws {
    defer { close(stream) }
    let surface = TerminalSurface(hud, live: line.writer)
    _ = surface.capture(stream)
    func columns() -> UInt16 {
      var size = winsize()
      _ = ioctl(stream, UInt(TIOCGWINSZ), &size)
      return size.ws_col
    }
    let before = columns()
    var size = winsize(ws_row: 8, ws_col: 50, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(line.writer, UInt(TIOCSWINSZ), &size)
    let work = hud.begin("Linking")
    while columns() == before { line.wait(); _ = line.arrived() }
    #expect([before, columns()] == [40, 50])
    work.end()
    surface.close()
  }

  @Test("Nothing is captured where there are no rows, or of another stream")
  func elsewhere() throws {
    defer { close(stream) }
    let plain = TerminalSurface(hud, descriptor: line.writer, mode: .plain)
    let other = try #require(Line(.terminal(columns: 40, rows: 8)))
    let pipe = try #require(Line(.pipe))
    let live = TerminalSurface(hud, live: line.writer)
    #expect(
      [plain.capture(stream), live.capture(other.writer), live.capture(pipe.writer)]
        == [false, false, false])
  }

  @Test(
    "What was printed before the program exits has arrived, wherever the surface writes",
    arguments: [1, 2] as [Int32])
  func exits(descriptor: Int32) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) { [descriptor] in
      Stage.set()
      let surface = TerminalSurface(.shared, live: descriptor)
      guard surface.captureStandardOutput() else { exit(2) }
      let work = HUD.shared.begin("Linking")
      for number in 1...50 { print("line \(number)") }
      print("open", terminator: "")
      work.succeed("Linked")
      withExtendedLifetime(surface) { exit(3) }
    }
    var screen = Screen(columns: 40, rows: 8)
    screen.feed(try #require(result).standardErrorContent)
    let seen = screen.transcript.split(separator: "\n").map(String.init)
    let printed = (1...50).map { "line \($0)" } + ["open"]
    #expect(seen.filter { !$0.contains("Linked") } == printed)
    #expect(seen.count == 52 && screen.isCursorVisible)
  }
}

/// A terminal in place of a program's standard output and error, and what it got in the end.
private enum Stage {
  nonisolated(unsafe) private static var line: Line?
  nonisolated(unsafe) private static var error: Int32 = 2

  /// To be called before there is a surface, which is closed first then.
  static func set() {
    guard let line = Line(.terminal(columns: 40, rows: 8)) else { exit(1) }
    self.line = line
    error = dup(2)
    atexit {
      let bytes = Stage.line?.arrived() ?? []
      _ = write(Stage.error, bytes, bytes.count)
    }
    dup2(line.writer, 1)
    dup2(line.writer, 2)
  }
}
