import Visor

/// What the row of an activity says, each piece as wide as it likes to be.
struct ActivityParts {
  /// The numbers, in the order in which they stand.
  enum Number: Int, CaseIterable {
    case percent, count, rate, time

    /// The most needed first.
    static let ranked: [Number] = [.percent, .time, .count, .rate]
  }

  let message: Row.Span
  /// Free of controls, as the message is; empty for none.
  let detail: Row.Span
  /// How far it is, for the bar.
  let fraction: Double?
  /// One for each `Number`; `nil` where there is nothing to be said.
  let numbers: [Row.Span?]

  /// What cannot be in a row, however wide, is not looked at.
  private static let longestText = 4096

  init(_ activity: Presentation.Activity, words: Words) {
    let message = Neutral.line(activity.message, limit: Self.longestText)
    self.message = Row.Span(message.isEmpty ? words.working : message, Style(.standard, .bold))
    detail = Row.Span(
      Neutral.line(activity.detail, limit: Self.longestText), Style(.standard, .dim))
    fraction = activity.progress
    numbers = Number.allCases.map { Self.number($0, activity, words) }
  }

  /// How wide message and detail are.
  var labelWidth: Int {
    message.width + (detail.text.isEmpty ? 0 : 2 + detail.width)
  }

  /// Whether it says more than how long it takes.
  var isMeasured: Bool {
    fraction != nil || numbers.dropLast().contains { $0 != nil }
  }

  private static func number(
    _ number: Number, _ activity: Presentation.Activity, _ words: Words
  ) -> Row.Span? {
    let measure = activity.measure
    let quiet = Style(.standard, .dim)
    switch number {
    case .percent: return activity.progress.map { Row.Span(Figures.percent($0)) }
    case .count: return measure.flatMap { $0.isCounted ? Row.Span(Figures.count($0)) : nil }
    case .rate:
      return measure.flatMap { measure in
        measure.rate.flatMap { Figures.rate($0, measure.unit) }.map { Row.Span($0, quiet) }
      }
    case .time:
      guard let measure else { return nil }
      if measure.isPaused { return Row.Span(words.paused, Style(.yellow)) }
      let time =
        measure.remaining.map { "\(Figures.remaining($0)) \(words.remaining)" }
        ?? Figures.elapsed(measure.elapsed)
      return time.map { Row.Span($0, quiet) }
    }
  }
}
