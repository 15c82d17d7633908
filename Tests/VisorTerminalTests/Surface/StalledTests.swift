import CVisorSystem
import Foundation
import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

@Suite("A reader that does not read") struct StalledTests {
  let time = HandMovedTime()
  let hud: HUD

  init() {
    hud = HUD(clock: time)
  }

  private func canvas(_ line: Line, isLive: Bool) -> Canvas {
    let look = Look(
      .ordinary(isTerminal: isLive), mode: isLive ? .live : .plain, words: hud.words)
    return Canvas(descriptor: line.writer, look, grace: hud.settings.grace)
  }

  @Test(
    "Nothing waits for it, what it gets is whole, and what was said meanwhile comes when it reads",
    arguments: [
      (Line.Kind.terminal(columns: 60, rows: 6), true), (.terminal(columns: 60, rows: 6), false),
      (.pipe, true), (.pipe, false),
    ])
  func stalled(kind: Line.Kind, isLive: Bool) throws {
    let line = try #require(Line(kind))
    let flags = fcntl(line.writer, F_GETFL)
    var canvas = canvas(line, isLive: isLive)
    let work = hud.begin("Linking")
    line.fill()
    for number in 1...40 {
      hud.log("line \(number)")
      time.advance(by: .milliseconds(100))
      _ = canvas.draw(hud)
    }
    #expect(canvas.stall != nil)
    #expect(fcntl(line.writer, F_GETFL) == flags)
    var screen = Screen(columns: 60, rows: 6)
    while canvas.stall != nil {
      screen.feed(line.arrived())
      _ = canvas.draw(hud)
    }
    screen.feed(line.arrived())
    #expect(screen.isCursorVisible == !isLive)
    work.succeed("Linked")
    canvas.close(hud)
    screen.feed(line.arrived())
    let lines = screen.transcript.split(separator: "\n").map(String.init)
    let said = lines.filter { $0.hasPrefix("line") }
    #expect(said == (1...40).map { "line \($0)" })
    #expect(lines.last == "✓ Linked  4.0s" && screen.isCursorVisible)
  }

  @Test("What falls out of the journal meanwhile is counted, and said")
  func lost() throws {
    let line = try #require(Line(.terminal(columns: 60, rows: 6)))
    var canvas = canvas(line, isLive: true)
    line.fill()
    hud.log("first")
    _ = canvas.draw(hud)
    for number in 1...(hud.settings.journalCapacity + 3) { hud.log("\(number)") }
    _ = canvas.draw(hud)
    var screen = Screen(columns: 60, rows: 6)
    while canvas.stall != nil {
      screen.feed(line.arrived())
      _ = canvas.draw(hud)
    }
    screen.feed(line.arrived())
    let lines = screen.transcript.split(separator: "\n")
    #expect(lines.prefix(3) == ["first", "⚠ 3 lines were lost", "4"])
  }

  @Test("A signal that comes while lines are on their way loses none and says none twice")
  func signalled() async {
    await #expect(processExitsWith: .success) {
      guard let line = Line(.terminal(columns: 60, rows: 6)) else { exit(1) }
      signal(SIGINT) { _ in }
      let hud = HUD(clock: HandMovedTime())
      let look = Look(.ordinary(isTerminal: true), mode: .live, words: hud.words)
      var canvas = Canvas(descriptor: line.writer, look, grace: hud.settings.grace)
      var screen = Screen(columns: 60, rows: 6)
      line.fill()
      let said = (1...1_000).map { "\($0) \(String(repeating: "x", count: 40))" }
      for text in said { hud.log(text) }
      _ = canvas.draw(hud)
      var part = [UInt8](repeating: 0, count: 4_096)
      repeat {
        screen.feed(part.prefix(max(0, read(line.reader, &part, part.count))))
      } while !canvas.goOn() && canvas.stall != nil
      guard canvas.stall != nil else { exit(2) }
      // Another thread handles it: this one has it blocked.
      kill(getpid(), SIGINT)
      while visor_restore_counts().restored == 0 || visor_restore_is_held() { sched_yield() }
      repeat {
        screen.feed(line.arrived())
        _ = canvas.draw(hud)
      } while canvas.stall != nil
      screen.feed(line.arrived())
      #expect(screen.transcript.split(separator: "\n").map(String.init) == said)
    }
  }

  @Test("A terminal that ^S has stopped makes nobody wait, and goes on")
  func flow() throws {
    let line = try #require(Line(.terminal(columns: 60, rows: 6)))
    var canvas = canvas(line, isLive: true)
    let work = hud.begin("Linking")
    tcflow(line.writer, TCOOFF)
    time.advance(by: .milliseconds(200))
    _ = canvas.draw(hud)
    #expect(canvas.stall != nil && line.arrived().isEmpty)
    tcflow(line.writer, TCOON)
    _ = canvas.draw(hud)
    var screen = Screen(columns: 60, rows: 6)
    screen.feed(line.arrived())
    #expect(canvas.stall == nil && screen.transcript.hasSuffix(" Linking"))
    work.end()
  }

  @Test("A program ends all the same while a terminal takes nothing", arguments: [true, false])
  func exits(isLive: Bool) async {
    await #expect(processExitsWith: .exitCode(3)) { [isLive] in
      guard let line = Line(.terminal(columns: 60, rows: 6)) else { exit(1) }
      let surface = TerminalSurface(
        .shared, descriptor: line.writer, mode: isLive ? .live : .plain,
        environment: .ordinary(isTerminal: true))
      line.fill()
      let work = HUD.shared.begin("Linking")
      for number in 1...500 { HUD.shared.log("line \(number)") }
      work.succeed("Linked")
      withExtendedLifetime((surface, line)) { exit(3) }
    }
  }

  @Test("What is typed is shown again before the end waits for a terminal that takes nothing")
  func echo() async throws {
    let station = try #require(Station())
    await #expect(processExitsWith: .exitCode(0)) { [name = station.name as String] in
      let surface = Station.begin(name, .shown)
      tcflow(2, TCOOFF)
      surface.close()
      _exit(Station.echoes ? 0 : 1)
    }
  }

  @Test("At the end a terminal that takes nothing is waited for once, and nothing is added for it")
  func briefly() throws {
    let line = try #require(Line(.terminal(columns: 60, rows: 6)))
    var canvas = canvas(line, isLive: true)
    line.fill()
    let taken = (1...50).map { _ in
      [UInt8](repeating: 0x61, count: 10).withUnsafeBytes { canvas.passBriefly($0) }
    }
    let nothing = line.arrived().count
    canvas.close(hud)
    #expect(taken == [Bool](repeating: false, count: 50) && nothing > 0)
    #expect(String(decoding: line.arrived(), as: UTF8.self) == "aaaaaaaaaa")
  }

  @Test("Another program's output waits for it, until it reads or something else is to be done")
  func passing() async throws {
    await #expect(processExitsWith: .exitCode(0)) {
      guard let line = Line(.terminal(columns: 60, rows: 6)), let other = Line(.pipe) else {
        exit(1)
      }
      let surface = TerminalSurface(HUD(), live: line.writer)
      line.fill()
      write(other.writer, "!", 1)
      _ = [UInt8]("half ".utf8).withUnsafeBytes { surface.pass($0, .until(other.reader)) }
      let thread = Thread { _ = [UInt8]("whole".utf8).withUnsafeBytes { surface.pass($0) } }
      thread.start()
      var text: [UInt8] = []
      while text != Array("half whole".utf8) {
        line.wait()
        text += line.arrived().filter { $0 != 0 }
      }
      exit(0)
    }
  }

  @Test("A full disk and a closed descriptor are no reason to end, and nothing more is due")
  func refused() throws {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    for descriptor in [full, 1_000_000] {
      for isLive in [true, false] {
        let look = Look(
          .ordinary(isTerminal: isLive), mode: isLive ? .live : .plain, words: hud.words)
        var canvas = Canvas(descriptor: descriptor, look, grace: hud.settings.grace)
        let work = hud.begin("Linking")
        time.advance(by: .milliseconds(160))
        _ = canvas.draw(hud)
        #expect(canvas.draw(hud) == nil && canvas.stall == nil)
        work.succeed()
        canvas.close(hud)
      }
    }
  }
}
