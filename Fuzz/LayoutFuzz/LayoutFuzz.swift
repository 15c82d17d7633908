import Visor
import VisorTestSupport

@testable import VisorTerminal

/// Draws work with any names, counts and theme at any width: no row is wider than it may be, and
/// none steers the terminal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = Input(bytes: UnsafeBufferPointer(start: start, count: count)[...])
  let size = ScreenSize(columns: Int(input.byte()) + 1, rows: Int(input.byte() % 12) + 1)
  let theme = input.theme()
  let time = HandMovedTime()
  let hud = HUD(clock: time)
  var works: [Activity] = []
  for _ in 0..<Int(input.byte() % 8) {
    let parent = works.isEmpty || input.byte() % 2 == 0 ? nil : works[input.index(works.count)]
    let total = input.byte() % 3 == 0 ? nil : input.number()
    let (name, detail) = (input.text(), input.text())
    let work =
      parent.map { $0.begin(name, detail: detail, total: total) }
      ?? hud.begin(name, detail: detail, total: total)
    work.advance(by: input.number())
    if input.byte() % 4 == 0 { work.pause() }
    works.append(work)
  }
  time.advance(by: .milliseconds(150))
  let sample = hud.sample(since: Journal.Cursor(), first: LiveScreen.limit(size))
  checkRows(sample.presentation.running.first, theme, width: size.writableColumns)

  let environment = TerminalEnvironment(isTerminal: true) { $0 == "LANG" ? "C.UTF-8" : nil }
  let look = Look(environment, mode: .live, theme: theme, words: hud.words)
  var live = LiveScreen(look, grace: .zero)
  var screen = Screen(columns: size.columns, rows: size.rows)
  var bytes: [UInt8] = []
  live.draw(sample, size: size, into: &bytes)
  screen.feed(bytes)
  precondition(screen.scrollback.isEmpty, "the rows do not fit on the screen")
  precondition(screen.unrecognized.isEmpty, "something reaches the terminal that is not ours")
  for work in works { work.end() }
  return 0
}

private func checkRows(
  _ activities: [Presentation.Activity], _ theme: TerminalTheme, width: Int
) {
  for theme in [theme.sound, theme.sound.inASCII] {
    let parts = Nesting(activities).arranged.map {
      ActivityParts($0.activity, theme, Words(), level: $0.level)
    }
    let row = ActivityRow(theme: theme)
    var columns = RowColumns()
    for parts in parts { row.fit(parts, into: &columns, width: width) }
    for parts in parts {
      let text = row.row(parts, at: .zero, columns, width: width).text
      precondition(DisplayWidth.of(text) <= width, "a row is too wide")
      precondition(Neutral.line(text) == text, "something harmful is left")
    }
  }
}

/// The bytes of an input, taken from the front; after the last one come zeros.
private struct Input {
  var bytes: Slice<UnsafeBufferPointer<UInt8>>

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func index(_ count: Int) -> Int { Int(byte()) % max(1, count) }

  /// A number of any size.
  mutating func number() -> Int {
    let size = Int(byte() % 64)
    return (Int(byte()) << 8 | Int(byte())) << size
  }

  /// A text of up to 255 bytes.
  mutating func text() -> String {
    let part = bytes.prefix(Int(byte()))
    bytes = bytes.dropFirst(part.count)
    return String(decoding: part, as: UTF8.self)
  }

  mutating func theme() -> TerminalTheme {
    let choice = byte()
    guard choice % 2 == 0 else { return TerminalTheme.all[index(TerminalTheme.all.count)] }
    var theme = TerminalTheme("any")
    theme.spinner = Spinner("any", [text(), text()], every: .zero)
    theme.bar = TerminalTheme.Bar(
      full: text(), partial: [text(), text()], empty: text(), left: text(), right: text(),
      widths: min(0, number())...Int(byte()))
    theme.marks.ellipsis = text()
    theme.indent = text()
    theme.separator = text()
    theme.layout = (0..<Int(byte() % 12)).map { _ in
      TerminalTheme.Part.allCases[index(TerminalTheme.Part.allCases.count)]
    }
    theme.rowLimit = choice % 3 == 0 ? Int(byte()) - 2 : nil
    return theme
  }
}
