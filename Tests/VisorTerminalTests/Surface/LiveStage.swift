import Visor
import VisorTestSupport
@testable import VisorTerminal

/// A HUD whose time is moved by hand, drawn on a screen whenever a test says so.
struct LiveStage {
  let time = HandMovedTime()
  let hud: HUD
  var screen: Screen
  private var live: LiveScreen
  private var cursor = Journal.Cursor()
  /// What the last frame has written.
  private(set) var written: [UInt8] = []

  init(
    _ columns: Int, _ rows: Int, settings: Settings = Settings(), _ palette: Palette = .none,
    theme: TerminalTheme = .standard, variables: [String: String] = ["LANG": "C.UTF-8"]
  ) {
    hud = HUD(settings, clock: time)
    screen = Screen(columns: columns, rows: rows)
    let environment = TerminalEnvironment(isTerminal: true) { variables[$0] }
    var look = Look(environment, mode: .live, theme: theme, words: hud.words)
    look.palette = palette
    live = LiveScreen(look, grace: settings.grace)
  }

  private var size: ScreenSize { ScreenSize(columns: screen.columns, rows: screen.rows) }

  /// Lets time pass, then draws; what there is to read, and `hidden` while the cursor is.
  @discardableResult
  mutating func after(_ milliseconds: Int64) -> String {
    time.advance(by: .milliseconds(milliseconds))
    let sample = hud.sample(since: cursor, first: LiveScreen.limit(size))
    cursor = sample.journal.cursor
    return show { live, size, out in live.draw(sample, size: size, into: &out) }
  }

  @discardableResult
  mutating func pass(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      show { live, size, out in
        live.pass(UnsafeRawBufferPointer(bytes), size: size, into: &out)
      }
    }
  }

  mutating func finish() -> String {
    let sample = hud.sample(since: cursor, first: 0)
    cursor = sample.journal.cursor
    return show { live, size, out in live.finish(sample, size: size, into: &out) }
  }

  mutating func restart() {
    show { live, size, out in live.restart(size: size, into: &out) }
  }

  /// What a signal does.
  mutating func restore() {
    screen.feed(live.restoration())
    live.forget(size: size)
  }

  /// When the picture moves next by itself.
  func nextFrame() -> Moment? {
    live.nextFrame(after: hud.sample(since: cursor))
  }

  @discardableResult
  private mutating func show(
    _ draw: (inout LiveScreen, ScreenSize, inout [UInt8]) -> Void
  ) -> String {
    written = []
    draw(&live, size, &written)
    screen.feed(written)
    return screen.transcript + (screen.isCursorVisible ? "" : "~")
  }
}

extension TerminalEnvironment {
  /// One that says nothing but that it takes UTF-8.
  static func ordinary(isTerminal: Bool) -> TerminalEnvironment {
    TerminalEnvironment(isTerminal: isTerminal) { $0 == "LANG" ? "C.UTF-8" : nil }
  }
}
