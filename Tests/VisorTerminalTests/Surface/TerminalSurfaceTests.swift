import Foundation
import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct TerminalSurfaceTests {
  @Test("Its own thread draws, until it is closed or goes away", arguments: [true, false])
  func thread(isClosed: Bool) throws {
    let line = try #require(Line(.terminal(columns: 40, rows: 4)))
    let hud = HUD()
    var surface: TerminalSurface? = TerminalSurface(hud, live: line.writer)
    let work = hud.begin("Linking")
    var screen = Screen(columns: 40, rows: 4)
    line.show(&screen) { !$0.isCursorVisible }
    work.succeed("Linked")
    if isClosed { surface?.close() }
    surface = nil
    screen.feed(line.arrived())
    #expect(screen.lines[0].hasPrefix("✓ Linked"))
    #expect(screen.isCursorVisible)
  }

  @Test("A prompt has the terminal to itself, and the rows come back beneath it")
  func prompt() throws {
    let line = try #require(Line(.terminal(columns: 40, rows: 6)))
    let hud = HUD()
    let surface = TerminalSurface(hud, live: line.writer)
    let work = hud.begin("Linking")
    var screen = Screen(columns: 40, rows: 6)
    line.show(&screen) { !$0.isCursorVisible }
    hud.suspend {
      screen.feed(line.arrived())
      #expect(screen.transcript == "" && screen.isCursorVisible)
      hud.log("meanwhile")
      screen.feed("Name? Ada\nReally? ")
    }
    line.show(&screen) { !$0.isCursorVisible }
    #expect(screen.lines[..<3] == ["Name? Ada", "Really?", "meanwhile"])
    work.end()
    surface.close()
  }

  @Test(
    "Two surfaces on one terminal draw together, whichever of them goes first", arguments: [0, 1])
  func together(first: Int) throws {
    let line = try #require(Line(.terminal(columns: 40, rows: 6)))
    let other = fcntl(line.writer, F_DUPFD_CLOEXEC, 3)
    defer { close(other) }
    let huds = [HUD(), HUD()]
    var surfaces: [TerminalSurface?] = zip(huds, [line.writer, other]).map {
      TerminalSurface($0, live: $1)
    }
    let works = zip(huds, ["Linking", "Packing"]).map { $0.begin($1) }
    var screen = Screen(columns: 40, rows: 6)
    line.show(&screen) { $0.lines[0].contains("Linking") && $0.lines[1].contains("Packing") }
    works[first].succeed("First")
    surfaces[first] = nil
    line.show(&screen) { $0.lines[0].contains("✓ First") && $0.lines[1].contains("ing") }
    works[1 - first].succeed("Second")
    surfaces = []
    screen.feed(line.arrived())
    #expect(screen.lines[1].hasPrefix("✓ Second") && screen.lines[2] == "")
    #expect(screen.isCursorVisible && screen.unrecognized == [])
  }

  @Test("Where there is no taskbar, what is for it alone writes nothing")
  func noTaskbar() throws {
    for isTerminal in [true, false] {
      let line = try #require(Line(isTerminal ? .terminal(columns: 40, rows: 6) : .pipe))
      let hud = HUD()
      let surface = TerminalSurface(
        hud, descriptor: line.writer, mode: .taskbar,
        environment: .ordinary(isTerminal: isTerminal))
      hud.log("unheard")
      hud.begin("Fetching").fail("unheard")
      surface.close()
      #expect(line.arrived() == [] && !surface.isLive)
    }
  }

  @Test("A stream that is no terminal gets lines, and rows if they are asked for")
  func modes() throws {
    let line = try #require(Line(.pipe))
    let modes: [TerminalSurface.Mode] = [.automatic, .live, .plain, .accessible]
    #expect(
      modes.map {
        TerminalSurface(
          HUD(), descriptor: line.writer, mode: $0, environment: .ordinary(isTerminal: false)
        ).isLive
      }
        == [false, true, false, false])
  }

  @Test("A program that returns without closing has said everything", arguments: [true, false])
  func exits(isLive: Bool) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) { [isLive] in
      let surface = TerminalSurface(
        .shared, mode: isLive ? .live : .plain, environment: .ordinary(isTerminal: false))
      let work = HUD.shared.begin("Linking")
      for number in 1...500 { HUD.shared.log("line \(number)") }
      work.succeed("Linked")
      withExtendedLifetime(surface) { exit(3) }
    }
    var screen = Screen(columns: 80, rows: 24)
    screen.feed(try #require(result).standardErrorContent)
    // It may have taken so long that its begin is said.
    let lines = screen.transcript.split(separator: "\n").filter { $0 != "Linking…" }
    #expect(lines.prefix(500) == (1...500).map { "line \($0)" }[...])
    #expect(lines.count == 501 && lines.last?.contains("Linked") == true)
    #expect(screen.isCursorVisible)
  }

  @Test("A program can exit while its surface is being drawn, and while others report")
  func exitsBusy() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(0), observing: [\.standardErrorContent]
    ) {
      let surface = TerminalSurface(.shared, live: 2)
      let works = (1...50).map { HUD.shared.begin("Job \($0)", total: 1000) }
      let thread = Thread {
        while true { for work in works { work.advance(); work.detail = "\(work.completed)" } }
      }
      thread.start()
      while works[0].completed < 100 { sched_yield() }
      withExtendedLifetime(surface) { exit(0) }
    }
    var screen = Screen(columns: 80, rows: 24)
    screen.feed(try #require(result).standardErrorContent)
    #expect(screen.isCursorVisible)
  }
}
