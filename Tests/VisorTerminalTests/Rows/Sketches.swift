@testable import Visor
@testable import VisorTerminal

extension Presentation.Activity {
  /// An activity that says what a test wants it to say.
  static func sketch(
    _ message: String, detail: String = "", progress: Double? = nil, measure: Measure? = nil,
    slot: Int32 = 0, parent: Int32? = nil
  ) -> Self {
    Self(
      id: Lifecycle.ID(slot: slot, generation: 0), message: message, detail: detail,
      progress: progress ?? measure?.fraction, begun: .zero, passes: false, isRunning: true,
      parent: parent.map { Lifecycle.ID(slot: $0, generation: 0) }, measure: measure)
  }
}

extension Measure {
  static func sketch(
    _ completed: Int = 0, of total: Int? = nil, unit: Unit = .items, rate: Double? = nil,
    remaining: Duration? = nil, elapsed: Duration = .zero, isPaused: Bool = false
  ) -> Self {
    Self(
      unit: unit, completed: completed, completedWithParts: completed, total: total,
      fraction: total.map { $0 > 0 ? min(1, Double(completed) / Double($0)) : 1 }, rate: rate,
      remaining: remaining, elapsed: elapsed, isPaused: isPaused)
  }
}

/// The rows of activities that share a display.
func rows(
  _ activities: [Presentation.Activity], width: Int, _ theme: TerminalTheme = .standard
) -> [Row] {
  let parts = Nesting(activities).arranged.map {
    ActivityParts($0.activity, theme, Words(), level: $0.level)
  }
  return rows(parts, width: width, theme)
}

func rows(_ parts: [ActivityParts], width: Int, _ theme: TerminalTheme) -> [Row] {
  let row = ActivityRow(theme: theme)
  var columns = RowColumns()
  for parts in parts { row.fit(parts, into: &columns, width: width) }
  return parts.map { row.row($0, at: .zero, columns, width: width) }
}
