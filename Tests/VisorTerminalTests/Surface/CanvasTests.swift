import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct CanvasTests {
  let time = HandMovedTime()
  let hud: HUD

  init() {
    hud = HUD(clock: time)
  }

  private func canvas(_ line: Line, isLive: Bool, isShared: Bool = false) -> Canvas {
    let look = Look(
      .ordinary(isTerminal: isLive), mode: isLive ? .live : .plain, words: hud.words)
    return Canvas(
      descriptor: line.writer, look, grace: hud.settings.grace, isShared: isShared)
  }

  @Test("A terminal is drawn at its own size, and given back with everything said")
  func terminal() throws {
    let line = try #require(Line(.terminal(columns: 20, rows: 4)))
    var canvas = canvas(line, isLive: true)
    var screen = Screen(columns: 20, rows: 4)
    let work = hud.begin("Linking everything together")
    time.advance(by: .milliseconds(160))
    #expect(canvas.draw(hud) == .milliseconds(240))
    screen.feed(line.arrived())
    #expect(screen.transcript == "⠹ Linking everythi…" && !screen.isCursorVisible)
    work.succeed("Linked")
    hud.log("so")
    canvas.close(hud)
    canvas.close(hud)
    #expect(canvas.draw(hud) == nil)
    screen.feed(line.arrived())
    #expect(screen.transcript == "✓ Linked  0.1s\nso" && screen.isCursorVisible)
  }

  @Test("Any other stream gets lines, the last ones when it is closed")
  func stream() throws {
    let line = try #require(Line(.pipe))
    var canvas = canvas(line, isLive: false)
    let work = hud.begin("Linking")
    time.advance(by: .milliseconds(160))
    _ = canvas.draw(hud)
    work.fail("No")
    canvas.close(hud)
    #expect(String(decoding: line.arrived(), as: UTF8.self) == "Linking…\n✗ No  0.1s\n")
  }

  @Test("A line that comes bit by bit is written whole, also when the end comes before its own")
  func writer() throws {
    let line = try #require(Line(.pipe))
    var canvas = canvas(line, isLive: false)
    var writer = LogWriter(hud)
    print("one", terminator: "", to: &writer)
    _ = canvas.draw(hud)
    let before = line.arrived()
    print(" line\nand", terminator: " ", to: &writer)
    _ = canvas.draw(hud)
    let during = line.arrived()
    print("more", terminator: "", to: &writer)
    canvas.close(hud)
    #expect(
      [before, during, line.arrived()].map { String(decoding: $0, as: UTF8.self) }
        == ["", "one line\n", "and more\n"])
    withExtendedLifetime(writer) {}
  }

  @Test(
    "A reader that has gone is no reason to end, and nothing more is due",
    arguments: [Line.Kind.pipe, .terminal(columns: 80, rows: 24)], [true, false])
  func broken(kind: Line.Kind, isLive: Bool) throws {
    let line = try #require(Line(kind))
    var canvas = canvas(line, isLive: isLive)
    let work = hud.begin("Linking")
    line.closeReader()
    time.advance(by: .milliseconds(160))
    _ = canvas.draw(hud)
    #expect(canvas.draw(hud) == nil)
    work.succeed()
    canvas.pass(UnsafeRawBufferPointer(start: nil, count: 0))
    canvas.close(hud)
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
  }

  @Test("While it is suspended nothing is drawn; what has happened is said afterwards")
  func suspended() throws {
    let line = try #require(Line(.terminal(columns: 20, rows: 4)))
    var canvas = canvas(line, isLive: true)
    var screen = Screen(columns: 20, rows: 4)
    let work = hud.begin("Linking")
    time.advance(by: .milliseconds(160))
    _ = canvas.draw(hud)
    canvas.suspend()
    hud.log("so")
    #expect(canvas.draw(hud) == nil)
    screen.feed(line.arrived())
    #expect(screen.transcript == "" && screen.isCursorVisible)
    canvas.resume()
    _ = canvas.draw(hud)
    screen.feed(line.arrived())
    #expect(screen.transcript == "so\n⠹ Linking")
    canvas.suspend()
    work.succeed()
    canvas.close(hud)
    screen.feed(line.arrived())
    #expect(screen.transcript == "so\n✓ Linking  0.1s" && screen.isCursorVisible)
  }

  @Test("The row makes way for a question without an echo, and comes back a while after the answer")
  func asked() throws {
    let line = try #require(Line(.terminal(columns: 20, rows: 4)))
    func echo(_ isOn: Bool) {
      var settings = termios()
      tcgetattr(line.writer, &settings)
      settings.c_lflag ^= (settings.c_lflag & tcflag_t(ECHO) != 0) == isOn ? 0 : tcflag_t(ECHO)
      tcsetattr(line.writer, TCSANOW, &settings)
    }
    echo(true)
    var canvas = canvas(line, isLive: true, isShared: true)
    var screen = Screen(columns: 20, rows: 4)
    let work = hud.begin("Linking")
    var seen: [String] = []
    func look(after milliseconds: Int64) {
      time.advance(by: .milliseconds(milliseconds))
      _ = canvas.draw(hud)
      screen.feed(line.arrived())
      seen.append(screen.transcript)
    }
    look(after: 160)
    echo(false)
    look(after: 100)
    echo(true)
    look(after: 100)
    look(after: 399)
    look(after: 1)
    #expect(seen.map { $0.isEmpty } == [false, true, true, true, false])
    #expect(seen.last?.hasSuffix(" Linking") == true)
    work.end()
  }

  @Test("The terminal is free until everybody is done with it, also a stop of the program")
  func held() throws {
    let line = try #require(Line(.terminal(columns: 20, rows: 4)))
    var canvas = canvas(line, isLive: true)
    var screen = Screen(columns: 20, rows: 4)
    let work = hud.begin("Linking")
    time.advance(by: .milliseconds(160))
    var seen: [String] = []
    func look() {
      _ = canvas.draw(hud)
      screen.feed(line.arrived())
      seen.append(screen.transcript)
    }
    look()
    canvas.suspend()
    canvas.suspend()
    look()
    canvas.resume()
    canvas.stop()
    canvas.comeBack()
    look()
    canvas.stop()
    canvas.resume()
    look()
    screen.feed("Name? ")
    canvas.comeBack()
    look()
    let row = "⠹ Linking"
    #expect(seen == [row, "", "", "", "Name?\n" + row])
    work.end()
  }

  @Test("Several HUDs share the rows, and the last one to leave gives the terminal back")
  func guests() throws {
    let line = try #require(Line(.terminal(columns: 24, rows: 5)))
    var canvas = canvas(line, isLive: true)
    var screen = Screen(columns: 24, rows: 5)
    let second = HUD(clock: time)
    let look = Look(.ordinary(isTerminal: true), mode: .live, words: second.words)
    let drawing = Drawing(second, descriptor: -1, outer: nil, isShared: false, look)
    let guest = Guest(second, look, on: drawing)
    let hasJoined = canvas.join(guest)
    let one = hud.begin("One")
    let others = (2...5).map { second.begin("Work \($0)") }
    time.advance(by: .milliseconds(160))
    var seen: [String] = []
    func show() {
      screen.feed(line.arrived())
      seen.append(screen.transcript)
    }
    #expect(canvas.draw(hud) == .milliseconds(240))
    show()
    second.log("above")
    one.succeed("Done")
    let isOver = canvas.leaveHost(hud)
    show()
    others[0].fail("Bad")
    let isAllOver = canvas.leave(guest, hud)
    canvas.close(hud)
    show()
    #expect(
      seen == [
        "⠹ One\n⠹ Work 2\n  and 3 more",
        "✓ Done  0.1s\nabove\n⠹ Work 2\n  and 3 more",
        "✓ Done  0.1s\nabove\n✗ Bad  0.1s",
      ])
    let joins = canvas.join(guest)
    #expect([hasJoined, isOver, isAllOver, joins] == [true, false, true, false])
    #expect(screen.isCursorVisible && screen.unrecognized == [])
    for work in others { work.end() }
  }

  @Test("What is for the taskbar alone has no rows and no lines, also beside a HUD that has")
  func taskbarAlone() throws {
    let line = try #require(Line(.terminal(columns: 24, rows: 5)))
    var screen = Screen(columns: 24, rows: 5)
    let environment = TerminalEnvironment(isTerminal: true) {
      ["LANG": "C.UTF-8", "WT_SESSION": "4c"][$0]
    }
    func look(_ mode: TerminalSurface.Mode) -> Look {
      Look(environment, mode: mode, taskbar: mode == .taskbar, words: hud.words)
    }
    var canvas = Canvas(descriptor: line.writer, look(.live), grace: hud.settings.grace)
    let beside = HUD(clock: time)
    let drawing = Drawing(beside, descriptor: -1, outer: nil, isShared: false, look(.taskbar))
    let guest = Guest(beside, look(.taskbar), on: drawing)
    _ = canvas.join(guest)
    var seen: [String] = []
    func show(after milliseconds: Int) {
      time.advance(by: .milliseconds(milliseconds))
      _ = canvas.draw(hud)
      screen.feed(line.arrived())
      seen.append("\(screen.transcript), \(screen.taskbarProgress)")
    }
    let fetching = beside.begin("Fetching")
    beside.log("unheard")
    show(after: 160)
    let linking = hud.begin("Linking")
    show(after: 160)
    linking.end()
    show(after: 1_000)
    fetching.fail("unheard")
    fetching.end()
    beside.hide(instant: true)
    show(after: 1_000)
    let again = beside.begin("Fetching")
    show(after: 1_000)
    _ = canvas.leave(guest, hud)
    again.end()
    show(after: 1_000)
    #expect(
      seen == [
        ", indeterminate", "⠼ Linking, indeterminate", ", indeterminate", ", none",
        ", indeterminate", ", none",
      ])
    canvas.close(hud)
    screen.feed(line.arrived())
    #expect(screen.transcript == "" && screen.isCursorVisible && screen.unrecognized == [])
  }

  @Test("Keys are echoed while there is nothing but the taskbar")
  func taskbarEchoes() throws {
    let line = try #require(Line(.terminal(columns: 24, rows: 5)))
    let environment = TerminalEnvironment(isTerminal: true) { $0 == "WT_SESSION" ? "4c" : nil }
    let look = Look(environment, mode: .taskbar, words: hud.words)
    var canvas = Canvas(descriptor: line.writer, look, grace: hud.settings.grace)
    let work = hud.begin("Fetching")
    time.advance(by: .milliseconds(160))
    _ = canvas.draw(hud)
    var settings = termios()
    tcgetattr(line.writer, &settings)
    let echoes = settings.c_lflag & tcflag_t(ECHO) != 0
    var screen = Screen(columns: 24, rows: 5)
    screen.feed(line.arrived())
    time.advance(by: .seconds(20))
    #expect(echoes && screen.taskbarProgress == .indeterminate)
    #expect(canvas.draw(hud) == .milliseconds(30_160), "Nothing moves, and it is said again")
    canvas.close(hud)
    screen.feed(line.arrived())
    #expect(screen.taskbarProgress == .none && screen.transcript == "")
    work.end()
  }

  @Test("Other output passes unchanged where there are no rows, before, during and after")
  func passing() throws {
    let line = try #require(Line(.terminal(columns: 20, rows: 4)))
    var canvas = canvas(line, isLive: true)
    func pass(_ text: String) {
      Array(text.utf8).withUnsafeBytes { canvas.pass($0) }
    }
    pass("one ")
    canvas.suspend()
    pass("two ")
    canvas.close(hud)
    pass("three")
    #expect(String(decoding: line.arrived(), as: UTF8.self) == "one two three")
  }
}
