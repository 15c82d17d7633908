import Visor

/// Keeps numbers still for a moment, so that they can be read and cost little.
///
/// Time is divided into equal spans; in each of them an activity says the numbers that it had when
/// it was first drawn there.
struct FigurePace {
  private struct Said {
    let span: Int64
    let numbers: [TerminalTheme.Part: Row.Span]
  }

  private let interval: Int64
  /// Whether frames come less often than numbers may change.
  private let setsPace: Bool
  private var said: [Lifecycle.ID: Said] = [:]

  init(_ theme: TerminalTheme) {
    interval = theme.reducesMotion ? 1_000_000_000 : 250_000_000
    setsPace = theme.spinner.frames.count < 2 || theme.spinner.interval.nanoseconds > interval
  }

  /// The parts with the numbers that are to be shown now.
  mutating func paced(
    _ parts: ActivityParts, of activity: Presentation.Activity, at moment: Moment
  ) -> ActivityParts {
    let span = moment.nanoseconds / interval
    // What is done, and what pauses, is said at once.
    let isSteady =
      activity.isRunning && activity.measure?.isPaused != true && parts.fraction != 1
    if isSteady, let said = said[activity.id], said.span == span {
      var parts = parts
      parts.numbers = said.numbers
      return parts
    }
    said[activity.id] = Said(span: span, numbers: parts.numbers)
    return parts
  }

  /// Forgets all activities but these.
  mutating func keep(_ activities: [Presentation.Activity]) {
    guard said.count > activities.count else { return }
    let ids = Set(activities.map(\.id))
    said = said.filter { ids.contains($0.key) }
  }

  /// When numbers change next, unless a frame comes before that anyhow.
  func next(after moment: Moment) -> Moment {
    guard setsPace else { return Moment(nanoseconds: .max) }
    let (next, overflow) = (moment.nanoseconds / interval + 1).multipliedReportingOverflow(
      by: interval)
    return Moment(nanoseconds: overflow ? .max : next)
  }
}
