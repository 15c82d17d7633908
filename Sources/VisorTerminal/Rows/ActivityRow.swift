import Visor

/// The row of a running activity: spinner, message, detail, bar, percent, count, rate, time.
///
/// Where there is little room the detail gives way first, then the message, down to a few cells;
/// then the bar, the rate, the count and the time; the percentage stays longest.
struct ActivityRow {
  let glyphs: Glyphs
  let words: Words

  /// A message shorter than this is of no use to anybody, so numbers give way instead.
  private static let shortestMessage = 6
  private static let barWidths = 10...30

  /// The row at a moment, at most `width` cells wide.
  func row(_ activity: Presentation.Activity, at moment: Moment, width: Int) -> Row {
    let depth = Row.Span(glyphs.spinner(at: moment), Style(.cyan))
    guard width > depth.width + 1 else {
      return Row([depth]).truncated(to: width, ellipsis: "")
    }
    let message = Neutral.line(activity.message, limit: 4096)
    let name = Row.Span(message.isEmpty ? words.working : message, Style(.standard, .bold))
    let room = width - depth.width - 1
    let figures = figures(activity, room: room - min(name.width, Self.shortestMessage) - 2)
    let label = label(
      name, Neutral.line(activity.detail, limit: 4096),
      room: figures.isEmpty ? room : room - cells(figures) - 2)
    var row = Row([depth, Row.Span(" ")])
    for span in label.spans { row.append(span) }
    let bar = bar(activity, room: room - label.width - 2 - cells(figures))
    for part in bar + figures {
      row.append(Row.Span("  "))
      for span in part { row.append(span) }
    }
    return row
  }

  private func label(_ name: Row.Span, _ detail: String, room: Int) -> Row {
    let row = Row([name])
    let left = room - row.width - 2
    guard !detail.isEmpty, left >= 4 else {
      return row.truncated(to: room, ellipsis: glyphs.ellipsis)
    }
    var detailed = Row([name, Row.Span("  ")])
    let text = DisplayWidth.truncated(detail, to: left, ellipsis: glyphs.ellipsis)
    detailed.append(Row.Span(text, Style(.standard, .dim)))
    return detailed
  }

  private func bar(_ activity: Presentation.Activity, room: Int) -> [[Row.Span]] {
    guard let fraction = activity.progress, room >= Self.barWidths.lowerBound + 2 else { return [] }
    let width = min(room - 2, Self.barWidths.upperBound)
    return [ProgressBar(glyphs: glyphs.bar, width: width).spans(fraction)]
  }

  /// The numbers for which there is room, in the order in which they stand.
  private func figures(_ activity: Presentation.Activity, room: Int) -> [[Row.Span]] {
    var left = room
    var kept: [(place: Int, span: Row.Span)] = []
    for (place, text, style) in ranked(activity) {
      let span = Row.Span(text, style)
      guard span.width + 2 <= left else { continue }
      left -= span.width + 2
      kept.append((place, span))
    }
    return kept.sorted { $0.place < $1.place }.map { [$0.span] }
  }

  /// The numbers there are, the most needed first, each with its place in the row.
  private func ranked(_ activity: Presentation.Activity) -> [(Int, String, Style)] {
    let quiet = Style(.standard, .dim)
    var ranked: [(Int, String, Style)] = []
    if let fraction = activity.progress { ranked.append((0, Figures.percent(fraction), .plain)) }
    guard let measure = activity.measure else { return ranked }
    if measure.isPaused {
      ranked.append((4, words.paused, Style(.yellow)))
    } else if let remaining = measure.remaining {
      ranked.append((4, "\(Figures.duration(remaining)) \(words.remaining)", quiet))
    } else {
      ranked.append((3, Figures.duration(measure.elapsed), quiet))
    }
    if measure.isCounted { ranked.append((1, Figures.count(measure), .plain)) }
    if let rate = measure.rate.flatMap({ Figures.rate($0, measure.unit) }) {
      ranked.append((2, rate, quiet))
    }
    return ranked
  }

  private func cells(_ figures: [[Row.Span]]) -> Int {
    figures.reduce(0) { sum, part in sum + part.reduce(0) { $0 + $1.width } }
      + max(0, figures.count - 1) * 2
  }
}
