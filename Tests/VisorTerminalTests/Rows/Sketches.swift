@testable import Visor
@testable import VisorTerminal

extension Presentation.Activity {
  /// An activity that says what a test wants it to say.
  static func sketch(
    _ message: String, detail: String = "", progress: Double? = nil, measure: Measure? = nil
  ) -> Self {
    Self(
      id: Lifecycle.ID(slot: 0, generation: 0), message: message, detail: detail,
      progress: progress ?? measure?.fraction, begun: .zero, passes: false, isRunning: true,
      parent: nil, measure: measure)
  }
}

extension Measure {
  static func sketch(
    _ completed: Int = 0, of total: Int? = nil, unit: Unit = .items, rate: Double? = nil,
    remaining: Duration? = nil, elapsed: Duration = .zero, isPaused: Bool = false
  ) -> Self {
    Self(
      unit: unit, completed: completed, total: total,
      fraction: total.map { $0 > 0 ? min(1, Double(completed) / Double($0)) : 1 }, rate: rate,
      remaining: remaining, elapsed: elapsed, isPaused: isPaused)
  }
}

/// The rows of activities that share a display.
func rows(
  _ activities: [Presentation.Activity], width: Int, glyphs: Glyphs = .unicode
) -> [Row] {
  rows(activities.map { ActivityParts($0, words: Words()) }, width: width, glyphs: glyphs)
}

func rows(_ parts: [ActivityParts], width: Int, glyphs: Glyphs) -> [Row] {
  var columns = RowColumns()
  for parts in parts { columns.fit(parts) }
  return parts.map { ActivityRow(glyphs: glyphs).row($0, at: .zero, columns, width: width) }
}
