import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

@testable import VisorTerminal

@MainActor
@Suite struct ScreenletTableTests {
  /// What can be read on a terminal: the rows that move, the lines that stay, and the taskbar.
  private struct Reading: Equatable, CustomStringConvertible {
    var rows: [String]
    var told: [Seen.Front]
    var isIndicated: Bool
    var isInline: Bool

    var description: String {
      "rows \(rows), told \(told), indicator \(isIndicated), spinner \(isInline)"
    }
  }

  /// A terminal with the HUD of a screen and an indicator.
  @MainActor
  private final class Terminal {
    var stage = LiveStage(60, 24)
    let indicator: NetworkActivityIndicator
    private var taskbar: LiveScreen
    private var lines: [[String]] = []

    init() {
      indicator = NetworkActivityIndicator(clock: stage.time)
      let environment = TerminalEnvironment(isTerminal: true) { $0 == "WT_SESSION" ? "4c" : nil }
      let look = Look(environment, mode: .taskbar, words: Words())
      taskbar = LiveScreen(look, grace: .zero)
    }

    func look() -> (lines: [String], isIndicated: Bool) {
      let lines = stage.after(0).split(separator: "\n").map(String.init)
      var bytes: [UInt8] = []
      taskbar.draw(
        indicator.hud.sample(since: .init()), size: ScreenSize(columns: 60, rows: 24), into: &bytes)
      stage.screen.feed(bytes)
      return (lines, stage.screen.taskbarProgress == .indeterminate)
    }
  }

  @Test(
    "A terminal shows every action by its messages, its end and its presenter",
    arguments: ScreenletCell.all)
  func cell(cell: ScreenletCell) async {
    let terminal = Terminal()
    var screens: [[String]] = []
    let sights = await cell.play(terminal.stage.hud, terminal.indicator, terminal.stage.time) {
      let (lines, isIndicated) = terminal.look()
      screens.append(lines)
      return (Seen(.nothing), isIndicated)
    }
    let readings = zip(sights, screens).map { sight, lines in
      Reading(
        rows: rows(lines), told: told(lines), isIndicated: sight.isIndicated,
        isInline: sight.isInline)
    }
    let expected = cell.expectation.enumerated().map { index, sight in
      Reading(
        rows: sight.hud.rows.map { $0.isEmpty ? "Working" : $0 },
        told: index == 0 || cell.ending == .nothing ? [] : [line(cell)],
        isIndicated: sight.isIndicated, isInline: sight.isInline)
    }
    #expect(readings == expected)
  }

  /// A line that stays has the name of the work where nothing else is said.
  private func line(_ cell: ScreenletCell) -> Seen.Front {
    cell.ending == .alarm("") ? .alarm(cell.workingTitle) : cell.ending
  }

  private func rows(_ lines: [String]) -> [String] {
    lines.filter { ("\u{2800}"..."\u{28FF}").contains($0.first ?? " ") }.map(title)
  }

  private func told(_ lines: [String]) -> [Seen.Front] {
    lines.compactMap { line in
      switch line.first {
      case "✓", "ℹ": .news(title(line))
      case "✗", "⚠": .alarm(title(line))
      default: nil
      }
    }
  }

  /// What stands between the mark and two spaces; behind those are the detail and how long it took.
  private func title(_ line: String) -> String {
    let parts = line.dropFirst().split(separator: "  ", omittingEmptySubsequences: false)
    let title = parts.first.map { String($0.dropFirst()) } ?? ""
    return title.hasSuffix("~") ? String(title.dropLast()) : title
  }
}
