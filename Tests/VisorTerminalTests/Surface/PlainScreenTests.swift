import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

/// A HUD whose time is moved by hand, told of in lines.
private struct PlainStage {
  let time = HandMovedTime()
  let hud: HUD
  private(set) var screen = Screen(columns: 200, rows: 100)
  private var plain: PlainScreen
  private var cursor = Journal.Cursor()

  init(_ settings: Settings = Settings(), mode: TerminalSurface.Mode = .plain) {
    hud = HUD(settings, clock: time)
    plain = PlainScreen(Look(.ordinary(isTerminal: false), mode: mode, words: hud.words))
  }

  /// Lets time pass, then answers what is said.
  @discardableResult
  mutating func after(_ seconds: Double) -> [String] {
    time.advance(by: .seconds(seconds))
    let sample = hud.sample(since: cursor, first: PlainScreen.limit)
    cursor = sample.journal.cursor
    var out: [UInt8] = []
    plain.draw(sample, into: &out)
    screen.feed(out)
    return String(decoding: out, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropLast().map(String.init)
  }

  var nextLook: Moment? { plain.nextLook }
}

@Suite struct PlainScreenTests {
  @Test("Work is told of when it begins and when it ends, and shorter work when it ends")
  func life() {
    var stage = PlainStage()
    let work = stage.hud.begin("Linking")
    let said = [stage.after(0.05), stage.after(0.05), stage.after(1)]
    work.succeed("Linked")
    stage.hud.begin("Packing").fail(detail: "disk full")
    #expect(
      said + [stage.after(0), stage.after(10)]
        == [[], ["Linking…"], [], ["✓ Linked  1.1s", "✗ Packing  disk full  0.0s"], []])
  }

  @Test("An end without an outcome is told of only if the begin was")
  func quiet() {
    var stage = PlainStage()
    let work = stage.hud.begin("Reading")
    stage.after(1)
    work.end()
    stage.hud.begin("Not worth a word").end()
    let read = stage.after(0)
    stage.hud.track("Loading") { _ in _ = stage.after(1) }
    #expect(read + stage.after(0) == ["✓ Reading  1.0s", "✓ Loading  1.0s"])
  }

  @Test("Lines about work that goes on come at growing intervals")
  func intervals() {
    var stage = PlainStage()
    let work = stage.hud.begin("Linking...")
    stage.after(1)
    var moments: [Int] = []
    for second in 1...1000 where !stage.after(1).isEmpty { moments.append(second) }
    #expect(moments == [5, 15, 45, 105, 225, 525, 825])
    #expect(stage.nextLook == .milliseconds(1_126_000))
    work.end()
  }

  @Test("Measured work is told of at each tenth, but not more often than once a second")
  func tenths() {
    var stage = PlainStage()
    let work = stage.hud.begin("Compiling", total: 100)
    stage.after(1)
    var lines: [String] = []
    for _ in 1...100 {
      work.advance()
      lines += stage.after(0.25)
    }
    #expect(
      lines.map { $0.prefix { $0 != "," } }
        == (1...10).map { "Compiling: \($0)0%" })
    #expect(lines.first == "Compiling: 10%, 10/100, 2.8/s, 32s left")

    let fast = stage.hud.begin("Copying", total: 100)
    stage.after(1)
    var count = 0
    for _ in 1...100 {
      fast.advance()
      count += stage.after(0.02).count { $0.hasPrefix("Copying") }
    }
    #expect(count == 2)
    work.end()
    fast.end()
  }

  @Test("There is no escape and no carriage return, whatever was said")
  func pure() {
    var stage = PlainStage()
    let work = stage.hud.begin("a\u{1B}[2J\rb\u{9B}1m", detail: "\r")
    stage.hud.log("one\r\ntwo\u{1B}]0;x\u{7}\n")
    var lines = stage.after(1)
    work.fail("c\rd", detail: "\u{1B}[31m")
    lines += stage.after(0)
    #expect(lines == ["one", "two", "a b…", "✗ c d  1.0s"])
    #expect(!stage.screen.hasSeenEscape && !stage.screen.hasSeenCarriageReturn)
  }

  @Test("What was lost is said, and what is told of no more wakes nobody")
  func lost() {
    var settings = Settings()
    settings.journalCapacity = 2
    var stage = PlainStage(settings)
    let works = (1...3).map { stage.hud.begin("Job \($0)") }
    stage.after(1)
    for work in works { work.succeed() }
    stage.hud.log("so")
    #expect(stage.after(0) == ["⚠ 2 lines were lost", "✓ Job 3  1.0s", "so"])
    #expect(stage.nextLook == nil)
  }

  @Test("Work that a person took from its owner wakes nobody, and is told of when it ends")
  func released() {
    var settings = Settings()
    settings.escape = .seconds(2)
    var stage = PlainStage(settings)
    let work = stage.hud.begin("Linking")
    stage.after(1)
    stage.after(3)
    stage.hud.cancel()
    stage.after(0)
    #expect(stage.nextLook == nil)
    work.cancel()
    #expect(stage.after(1) == ["⊘ Linking  Cancelled  4.0s"])
  }

  @Test("Whoever hears the lines gets words, and a sign of life every thirty seconds")
  func accessible() {
    var stage = PlainStage(mode: .accessible)
    let work = stage.hud.begin("Compiling", total: 10)
    var lines = stage.after(1)
    for _ in 1...10 {
      work.advance()
      lines += stage.after(7)
    }
    work.succeed("Compiled")
    stage.hud.flash(Flash(.failure, "No", detail: "why"))
    stage.hud.flash(.warning, "Hm")
    stage.hud.flash(.info, "So")
    stage.hud.begin("Linking").cancel()
    stage.hud.begin("Packing").end(reason: .timedOut)
    lines += stage.after(0)
    #expect(
      lines == [
        "Compiling", "Compiling: 50%, 5/10, 8.4/min, 36s left",
        "Compiling: 100%, 10/10, 8.5/min, 0s left", "Done: Compiled  1m 11s", "Failed: No  why",
        "Warning: Hm", "Note: So", "Linking  Cancelled  0.0s", "Failed: Packing  Timed out  0.0s",
      ])
  }

  @Test("Lines have colours only where those were asked for, and then reset them")
  func colors() {
    let hud = HUD()
    let outputs = ["", "FORCE_COLOR"].map { name in
      let environment = TerminalEnvironment(isTerminal: false) { $0 == name ? "1" : nil }
      var plain = PlainScreen(Look(environment, words: hud.words))
      hud.flash(.success, "Linked")
      var out: [UInt8] = []
      plain.draw(hud.sample(since: Journal.Cursor()), into: &out)
      return String(decoding: out, as: UTF8.self).split(separator: "\n").last ?? ""
    }
    #expect(outputs == ["ok Linked", "\u{1B}[32mok\u{1B}[m Linked"])
  }
}
