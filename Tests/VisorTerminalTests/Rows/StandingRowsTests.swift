import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

@Suite struct StandingRowsTests {
  @Test(
    "Rows that stand are those that are laid out anew",
    arguments: ["standard", "ascii", "minimal", "quiet", "blocks"])
  func same(name: String) {
    var theme = TerminalTheme.named(name) ?? .standard
    theme.spinner = .named("moon") ?? .dots
    var random = SeededGenerator(seed: 7)
    var standing = StandingRows(theme: theme)
    let row = ActivityRow(theme: theme)
    let kinds: [ActivityParts] = [
      ActivityParts(more: "and 3 more", fraction: 0.5, theme),
      ActivityParts(more: "and 工作 more", fraction: nil, theme),
      parts("Copying", theme), parts("コピー 👍🏽", detail: "with a detail", theme, level: 2),
    ]
    var columns = RowColumns()
    var different: [[String]] = []
    var (shown, width) = ([ActivityParts](), 40)
    for step in 0..<400 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        shown = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(kinds) }
        width = random.pick([0, 1, 2, 3, 7, 20, 40])
      }
      let moment = Moment.milliseconds(Int64(step) * 37)
      if shown.isEmpty { columns = RowColumns() }
      for parts in shown { row.fit(parts, into: &columns, width: width) }
      let anew = shown.map { row.row($0, at: moment, columns, width: width).text }
      let stood = standing.rows(shown, at: moment, width: width).map(\.text)
      if stood != anew { different.append(stood + anew) }
    }
    #expect(different == [])
  }

  private func parts(
    _ message: String, detail: String = "", _ theme: TerminalTheme, level: Int = 0
  ) -> ActivityParts {
    let hud = HUD(clock: HandMovedTime())
    let work = hud.begin(message, detail: detail)
    defer { work.end() }
    let running = hud.presentation(first: 1).running.first
    return running.first.map { ActivityParts($0, theme, Words(), level: level) }
      ?? ActivityParts(more: message, fraction: nil, theme)
  }
}
