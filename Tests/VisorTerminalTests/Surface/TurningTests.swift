import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

/// Two screens of one HUD: one turns its spinners where that is enough, one draws all each time.
@Suite struct TurningTests {
  private struct Pair {
    let time = HandMovedTime()
    let hud: HUD
    private let live: [LiveScreen]
    private var cursors = [Journal.Cursor(), Journal.Cursor()]
    private(set) var screens: [Screen]
    private(set) var turns = 0

    init(_ columns: Int, theme: TerminalTheme = .standard) {
      let settings = Settings()
      hud = HUD(settings, clock: time)
      let environment = TerminalEnvironment(isTerminal: true) { $0 == "LANG" ? "C.UTF-8" : nil }
      let look = Look(environment, mode: .live, theme: theme, words: hud.words)
      live = [
        LiveScreen(look, grace: settings.grace), LiveScreen(look, grace: settings.grace),
      ]
      screens = [Screen(columns: columns, rows: 8), Screen(columns: columns, rows: 8)]
    }

    private var size: ScreenSize { ScreenSize(columns: screens[0].columns, rows: 8) }

    /// Lets time pass and draws both; answers what there is to read on each.
    mutating func after(_ milliseconds: Int) -> [String] {
      time.advance(by: .milliseconds(milliseconds))
      return [0, 1].map { index in
        var bytes: [UInt8] = []
        if index == 0, live[0].turn(hud, size: size, into: &bytes) != nil {
          turns += 1
        } else {
          let sample = hud.sample(since: cursors[index], first: LiveScreen.limit(size))
          cursors[index] = sample.journal.cursor
          live[index].draw(sample, size: size, into: &bytes)
        }
        screens[index].feed(bytes)
        return screens[index].transcript
      }
    }

    mutating func resize(to columns: Int) {
      for index in screens.indices { screens[index].resize(columns: columns, rows: 8) }
    }

    mutating func pass(_ text: String) {
      for index in screens.indices {
        var (text, bytes) = (text, [UInt8]())
        text.withUTF8 {
          live[index].pass(UnsafeRawBufferPointer($0), size: size, into: &bytes)
        }
        screens[index].feed(bytes)
      }
    }

    func show(tail: [String]) {
      for screen in live { screen.tail = tail }
    }
  }

  @Test("A spinner that turns alone needs no sample but for the seconds that pass")
  func alone() {
    var pair = Pair(40)
    let work = pair.hud.begin("Linking")
    _ = pair.after(100)
    var seen: [[String]] = []
    for _ in 0..<125 { seen.append(pair.after(80)) }
    #expect(seen.filter { $0[0] != $0[1] } == [])
    #expect(125 - pair.turns <= 14)
    withExtendedLifetime(work) {}
  }

  @Test(
    "Turning gives the picture that drawing gives, whatever happens in between", arguments: 0..<30)
  func same(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let names = ["standard", "ascii", "minimal", "quiet", "blocks"]
    var theme = TerminalTheme.named(random.pick(names)) ?? .standard
    theme.spinner = random.pick([theme.spinner, .named("aesthetic"), .named("moon")]) ?? .dots
    var pair = Pair(random.pick([9, 24, 60]), theme: theme)
    var running: [Activity] = []
    var different: [[String]] = []
    for _ in 0..<150 {
      switch Int.random(in: 0..<40, using: &random) {
      case 0: running.append(pair.hud.begin("Work \(running.count)", detail: "detail"))
      case 1: running.append(pair.hud.begin("工作 👍🏽", total: random.pick([nil, nil, 10])))
      case 2: if let whole = running.last { running.append(whole.begin("part")) }
      case 3: running.randomElement(using: &random)?.advance()
      case 4: running.randomElement(using: &random)?.message = "renamed"
      case 5: running.randomElement(using: &random)?.progress = 0.5
      case 6: running.randomElement(using: &random)?.pause()
      case 7: running.randomElement(using: &random)?.resume()
      case 8: running.randomElement(using: &random)?.total = 20
      case 9: if !running.isEmpty { running.removeFirst().succeed() }
      case 10: if !running.isEmpty { running.removeFirst().end() }
      case 11: pair.hud.flash(.warning, "careful")
      case 12: pair.hud.log("a line")
      case 13: pair.pass("output\n")
      case 14: pair.pass("no end")
      case 15: pair.resize(to: random.pick([9, 24, 60]))
      case 16: pair.show(tail: random.pick([[], ["one", "two"]]))
      case 17: pair.hud.hide()
      case 18: running.randomElement(using: &random)?.end(after: .milliseconds(300))
      default: break
      }
      let seen = pair.after(random.pick([1, 40, 80, 80, 80, 80, 110, 250, 700]))
      if seen[0] != seen[1] { different.append(seen) }
    }
    #expect(different == [])
    withExtendedLifetime(running) {}
  }
}
