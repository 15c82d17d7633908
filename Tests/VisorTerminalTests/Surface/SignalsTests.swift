import Foundation
import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

@Suite("Signals") struct SignalsTests {
  static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGSYS,
  ]

  private func expectRestored(_ station: Station, _ phase: Station.Phase) {
    let screen = station.screen
    #expect(screen.transcript == (phase == .idle ? "" : "above"))
    #expect(screen.isCursorVisible && screen.modes.isDisjoint(with: [2026]))
  }

  @Test(
    "Each restores the terminal and then ends the program as it would have", arguments: ending,
    Station.Phase.allCases)
  func ends(signal: Int32, phase: Station.Phase) async throws {
    let station = try #require(Station())
    let name = station.name
    await #expect(processExitsWith: .signal(signal)) { [name = name as String, phase, signal] in
      let surface = Station.begin(name, phase)
      kill(getpid(), signal)
      withExtendedLifetime(surface) { while true { pause() } }
    }
    expectRestored(station, phase)
  }

  @Test("A trap and an abort do too", arguments: [true, false])
  func crashes(isTrap: Bool) async throws {
    let station = try #require(Station())
    let name = station.name
    #if arch(x86_64)
      let trap = SIGILL
    #else
      let trap = SIGTRAP
    #endif
    await #expect(processExitsWith: .signal(isTrap ? trap : SIGABRT)) {
      [name = name as String, isTrap] in
      let surface = Station.begin(name, .shown)
      if isTrap { fatalError("no way on") }
      withExtendedLifetime(surface) { abort() }
    }
    let screen = station.screen
    #expect(screen.transcript.hasPrefix("above") && !screen.transcript.contains("Linking"))
    #expect(screen.isCursorVisible)
  }

  @Test("One that is ignored stays ignored", arguments: [SIGHUP, SIGINT, SIGTERM, SIGTSTP])
  func ignored(signal: Int32) async throws {
    let station = try #require(Station())
    let name = station.name
    await #expect(processExitsWith: .exitCode(0)) { [name = name as String, signal] in
      Glibc.signal(signal, SIG_IGN)
      let surface = Station.begin(name, .shown)
      kill(getpid(), signal)
      Station.work?.succeed("Linked")
      surface.close()
      exit(0)
    }
    #expect(station.screen.transcript.contains("\n✓ Linked"))
  }

  @Test(
    "The program's own function is called, and the rows come back when it returns",
    arguments: [SIGINT, SIGTERM, SIGSEGV, SIGTSTP], Station.Phase.allCases)
  func handled(signal: Int32, phase: Station.Phase) async throws {
    let station = try #require(Station())
    let name = station.name
    await #expect(processExitsWith: .exitCode(0)) { [name = name as String, signal, phase] in
      Station.handled = Told()
      Glibc.signal(signal) { _ in
        if !Station.echoes { _exit(2) }
        write(2, "handled\n", 8)
        Station.handled.tell()
      }
      let surface = Station.begin(name, phase)
      kill(getpid(), signal)
      Station.handled.wait()
      if phase == .shown { Station.waitForRows() }
      if phase == .suspended { surface.resume() }
      Station.work?.succeed("Linked")
      surface.close()
      exit(0)
    }
    let screen = station.screen
    let lines = screen.transcript.split(separator: "\n")
    #expect(lines.filter { $0 == "handled" } == ["handled"])
    #expect(lines.last?.hasPrefix(phase == .idle ? "handled" : "✓ Linked") == true)
    #expect(screen.isCursorVisible)
  }

  @Test("A function that ends the program leaves no rows behind", arguments: [true, false])
  func leaves(isAtOnce: Bool) async throws {
    let station = try #require(Station())
    let name = station.name
    await #expect(processExitsWith: .exitCode(7)) { [name = name as String, isAtOnce] in
      if isAtOnce {
        Glibc.signal(SIGINT) { _ in _exit(7) }
      } else {
        Glibc.signal(SIGINT) { _ in exit(7) }
      }
      let surface = Station.begin(name, .shown)
      kill(getpid(), SIGINT)
      withExtendedLifetime(surface) { while true { pause() } }
    }
    let screen = station.screen
    #expect(screen.transcript == "above" && screen.isCursorVisible)
  }

  @Test("What was done before is done again once no surface is open")
  func putBack() async {
    await #expect(processExitsWith: .exitCode(0)) {
      func function(_ signal: Int32) -> Int {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      }
      Glibc.signal(SIGTERM) { _ in }
      let before = Self.ending.map(function)
      guard let line = Line(.terminal(columns: 60, rows: 6)) else { exit(1) }
      let surfaces = (1...2).map { _ in
        TerminalSurface(HUD(), live: line.writer)
      }
      surfaces[0].close()
      let during = Self.ending.map(function)
      Glibc.signal(SIGHUP) { _ in }
      let theirs = function(SIGHUP)
      surfaces[1].close()
      guard zip(before, during).allSatisfy({ $0 != $1 }), function(SIGHUP) == theirs else {
        exit(2)
      }
      exit(Self.ending.allSatisfy { $0 == SIGHUP || before.contains(function($0)) } ? 0 : 3)
    }
  }

  @Test("Two surfaces on two terminals are both restored")
  func two() async throws {
    let stations = try [#require(Station()), #require(Station())]
    let (first, second) = (stations[0].name, stations[1].name)
    await #expect(processExitsWith: .signal(SIGTERM)) {
      [first = first as String, second = second as String] in
      let other = open(second, O_RDWR | O_NOCTTY)
      let hud = HUD()
      let surface = TerminalSurface(hud, live: other)
      hud.log("above")
      let work = hud.begin("Linking")
      let own = Station.begin(first, .shown)
      withExtendedLifetime((surface, work, own)) {
        kill(getpid(), SIGTERM)
        while true { pause() }
      }
    }
    for station in stations {
      let screen = station.screen
      #expect(!screen.transcript.contains("Linking") && screen.isCursorVisible)
    }
  }

  @Test("A terminal that takes nothing does not keep a signal from ending the program")
  func stalled() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      guard let line = Line(.terminal(columns: 60, rows: 6)) else { exit(1) }
      let surface = TerminalSurface(.shared, live: line.writer)
      let work = HUD.shared.begin("Linking")
      line.wait()
      line.fill()
      kill(getpid(), SIGTERM)
      withExtendedLifetime((surface, work)) { while true { pause() } }
    }
  }
}
