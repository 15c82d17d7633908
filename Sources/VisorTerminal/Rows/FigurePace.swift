import Visor

/// Keeps numbers still for a moment, so that they can be read and cost little.
///
/// Time is divided into equal spans; in each of them an activity says the numbers that it had when
/// it was first drawn there.
struct FigurePace {
  /// The spans into which time is divided.
  struct Spans {
    fileprivate let interval: Int64

    /// When the span begins that a moment is in.
    func start(of moment: Moment) -> Moment {
      Moment(nanoseconds: number(of: moment) * interval)
    }

    /// When the next span begins.
    func start(after moment: Moment) -> Moment {
      let (start, overflow) = (number(of: moment) + 1).multipliedReportingOverflow(by: interval)
      return Moment(nanoseconds: overflow ? .max : start)
    }

    fileprivate func number(of moment: Moment) -> Int64 { moment.nanoseconds / interval }
  }

  let spans: Spans
  /// Whether frames come less often than numbers may change.
  private let setsPace: Bool
  /// The span of the last frame, and what was said in it.
  private var span: Int64 = 0
  private var said: [Lifecycle.ID: [TerminalTheme.Part: Row.Span]] = [:]
  /// Whether an activity of the last frame has other numbers by now than it says.
  private(set) var isBehind = false

  init(_ theme: TerminalTheme) {
    let interval: Int64 = theme.reducesMotion ? 1_000_000_000 : 250_000_000
    spans = Spans(interval: interval)
    setsPace = theme.spinner.frames.count < 2 || theme.spinner.interval.nanoseconds > interval
  }

  /// Begins a frame with these activities, and forgets all others.
  mutating func begin(_ activities: [Presentation.Activity], at moment: Moment) {
    isBehind = false
    let span = spans.number(of: moment)
    if span != self.span { said.removeAll(keepingCapacity: true) }
    self.span = span
    guard said.count > activities.count else { return }
    let ids = Set(activities.map(\.id))
    said = said.filter { ids.contains($0.key) }
  }

  /// What the last frame says is said at this moment, too.
  mutating func goOn(to moment: Moment) {
    span = spans.number(of: moment)
  }

  /// The parts with the numbers that are to be shown in this frame.
  mutating func paced(
    _ parts: ActivityParts, of activity: Presentation.Activity
  ) -> ActivityParts {
    // What is done, and what pauses, is said at once.
    let isSteady =
      activity.isRunning && activity.measure?.isPaused != true && parts.fraction != 1
    if isSteady, let numbers = said[activity.id] {
      var parts = parts
      if parts.numbers != numbers { isBehind = true }
      parts.numbers = numbers
      return parts
    }
    said[activity.id] = parts.numbers
    return parts
  }

  /// When numbers change next, unless a frame comes before that anyhow.
  func next(after moment: Moment) -> Moment {
    setsPace ? spans.start(after: moment) : Moment(nanoseconds: .max)
  }
}
