import Visor

/// What the row of an activity says, each piece as wide as it likes to be.
struct ActivityParts: Equatable {
  typealias Part = TerminalTheme.Part

  let message: Row.Span
  /// Free of controls, as the message is; empty for none.
  let detail: Row.Span
  /// How far it is, for the bar.
  let fraction: Double?
  /// The numbers that the theme asks for and that there is something to be said of.
  var numbers: [Part: Row.Span]
  /// How many wholes it is a part of, as far as their rows are there.
  let level: Int
  /// Whether something turns in front of it.
  let turns: Bool

  /// What cannot be in a row, however wide, is not looked at.
  private static let longestText = 4096

  init(
    _ activity: Presentation.Activity, _ theme: TerminalTheme, _ words: Words, level: Int = 0
  ) {
    let message = Neutral.line(activity.message, limit: Self.longestText)
    self.message = Row.Span(message.isEmpty ? words.working : message, theme.styles.message)
    detail = Row.Span(
      Neutral.line(activity.detail, limit: Self.longestText), theme.styles.detail)
    fraction = activity.progress
    numbers = [:]
    for part in theme.layout {
      if let number = Self.number(part, activity, theme, words) { numbers[part] = number }
    }
    self.level = level
    turns = true
  }

  /// What stands for others that there is no room for, with how far they are together.
  init(more text: String, fraction: Double?, _ theme: TerminalTheme) {
    message = Row.Span(Neutral.line(text, limit: Self.longestText), theme.styles.quiet)
    detail = Row.Span("")
    self.fraction = fraction
    numbers = [:]
    numbers[.percent] = fraction.map { Row.Span(Figures.percent($0), theme.styles.percent) }
    level = 0
    turns = false
  }

  /// Whether it says more than how long it takes.
  var isMeasured: Bool {
    fraction != nil || numbers.keys.contains { [.percent, .count, .rate].contains($0) }
  }

  private static func number(
    _ part: Part, _ activity: Presentation.Activity, _ theme: TerminalTheme, _ words: Words
  ) -> Row.Span? {
    let (measure, styles) = (activity.measure, theme.styles)
    switch part {
    case .spinner, .message, .detail, .bar: return nil
    case .percent: return activity.progress.map { Row.Span(Figures.percent($0), styles.percent) }
    case .count:
      return measure.flatMap { $0.isCounted ? Row.Span(Figures.count($0), styles.count) : nil }
    case .rate:
      let rate = measure.flatMap { measure in
        measure.rate.flatMap { Figures.rate($0, measure.unit) }
      }
      return rate.map { Row.Span($0, styles.rate) }
    case .time, .remaining, .elapsed:
      guard let measure else { return nil }
      if measure.isPaused { return Row.Span(words.paused, styles.paused) }
      let remaining = measure.remaining.map { "\(Figures.remaining($0)) \(words.remaining)" }
      let elapsed = Figures.elapsed(measure.elapsed)
      let time =
        switch part {
        case .remaining: remaining
        case .elapsed: elapsed
        default: remaining ?? elapsed
        }
      return time.map { Row.Span($0, styles.time) }
    }
  }
}
