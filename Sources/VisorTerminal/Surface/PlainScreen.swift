import Visor

/// What a stream that cannot be redrawn gets of a HUD: whole lines, no escape, no carriage return.
///
/// One when work begins, some on the way, one at its end.
struct PlainScreen {
  /// How many activities are followed at once.
  static let limit = 32

  /// An activity whose begin has been said.
  private struct Announced {
    /// How many of the growing intervals are over.
    var step = 0
    /// How many tenths of the work have been said.
    var tenths = 0
    /// When something was said of it last.
    var said: Moment
    var begun: Moment
    var isMeasured = false
  }

  /// Seconds from one line about an activity to the next; the last goes on.
  private static let growing: [Duration] = [5, 10, 30, 60, 120, 300].map { .seconds($0) }
  /// The same for whoever hears the lines: a sign of life, and nothing in between.
  private static let steady: [Duration] = [.seconds(30)]
  /// No two lines of progress about one activity come closer together.
  private static let closest = Duration.seconds(1)

  private var announced: [Lifecycle.ID: Announced] = [:]
  /// When there may be something to be said even if nobody reports; `nil` for never.
  private(set) var nextLook: Moment?
  private let entries: EntryRows
  private let theme: TerminalTheme
  private let palette: Palette
  private let intervals: [Duration]
  private let saysTenths: Bool
  private let words: Words

  init(_ look: Look) {
    entries = EntryRows(theme: look.theme, words: look.words)
    theme = look.theme
    palette = look.palette
    intervals = look.manner == .accessible ? Self.steady : Self.growing
    saysTenths = look.manner != .accessible
    words = look.words
  }

  /// Appends the lines that the sample adds.
  mutating func draw(_ sample: Sample, into out: inout [UInt8]) {
    for row in entries.missed(sample.journal.lost) { out.append(line: row, palette) }
    for entry in sample.journal.entries {
      for row in end(entry) { out.append(line: row, palette) }
    }
    nextLook = nil
    let isWanted = sample.presentation.phase == .appearing || sample.presentation.phase == .shown
    guard isWanted else { return }
    for activity in sample.presentation.running.first {
      if let line = line(activity, at: sample.moment) { out.append(line: Row(line), palette) }
    }
    let running = sample.presentation.running.first.map(\.id)
    if sample.journal.lost > 0 {
      // The end of any other may be among what was lost.
      announced = announced.filter { running.contains($0.key) }
    }
    nextLook = running.compactMap { announced[$0] }.map { activity in
      let interval = activity.said + interval(activity.step)
      return activity.isMeasured && saysTenths
        ? min(interval, sample.moment + Self.closest) : interval
    }.min()
  }

  /// Appends what a last sample adds; lines that were begun are over by that.
  mutating func finish(_ sample: Sample, into out: inout [UInt8]) {
    draw(sample, into: &out)
    for row in entries.rows(open: sample.openLines) { out.append(line: row, palette) }
  }

  private mutating func end(_ entry: Journal.Entry) -> [Row] {
    let rows = entries.rows(entry)
    guard case .end(let end) = entry.event else { return rows }
    let wasAnnounced = announced.removeValue(forKey: end.id) != nil
    guard rows.isEmpty, wasAnnounced, [.ended, .succeeded].contains(end.reason) else { return rows }
    return [entries.ended(name(end.message), took: end.begun.map { entry.moment - $0 })]
  }

  private mutating func line(_ activity: Presentation.Activity, at moment: Moment) -> String? {
    let tenths = activity.progress.map { Figures.parts($0, of: 10) }
    guard var known = announced[activity.id] else {
      announced[activity.id] = Announced(
        tenths: tenths ?? 0, said: moment, begun: activity.begun, isMeasured: tenths != nil)
      let name = name(activity.message)
      return name.hasSuffix("…") || name.hasSuffix("...") ? name : name + theme.marks.ellipsis
    }
    let since = moment - known.said
    let isTenth = saysTenths && (tenths ?? 0) > known.tenths && since >= Self.closest
    let isDue = since >= interval(known.step)
    known.isMeasured = tenths != nil
    defer { announced[activity.id] = known }
    guard isTenth || isDue else { return nil }
    known.said = moment
    known.tenths = tenths ?? 0
    if isDue { known.step += 1 }
    return "\(name(activity.message)): \(figures(activity, at: moment))"
  }

  private func figures(_ activity: Presentation.Activity, at moment: Moment) -> String {
    var parts: [String] = []
    if let fraction = activity.progress { parts.append("\(Figures.parts(fraction, of: 100))%") }
    guard let measure = activity.measure else {
      return (parts + [Figures.duration(moment - activity.begun)]).joined(separator: ", ")
    }
    // Blanks that keep columns in rows are none in a sentence.
    if measure.isCounted { parts.append(String(Figures.count(measure).drop { $0 == " " })) }
    if let rate = measure.rate.flatMap({ Figures.rate($0, measure.unit) }) { parts.append(rate) }
    if measure.isPaused {
      parts.append(words.paused)
    } else if let remaining = measure.remaining {
      parts.append("\(Figures.remaining(remaining)) \(words.remaining)")
    } else {
      parts.append(Figures.duration(measure.elapsed))
    }
    return parts.joined(separator: ", ")
  }

  private func name(_ message: String) -> String {
    let line = Neutral.line(message)
    return line.isEmpty ? words.working : line
  }

  private func interval(_ step: Int) -> Duration {
    intervals[min(max(0, step), intervals.count - 1)]
  }
}

extension [UInt8] {
  fileprivate mutating func append(line: Row, _ palette: Palette) {
    var style = Style.plain
    for span in line.spans {
      let next = palette.style(span.style)
      style.appendChange(to: next, into: &self)
      style = next
      append(contentsOf: span.text.utf8)
    }
    style.appendChange(to: .plain, into: &self)
    append(UInt8(ascii: "\n"))
  }
}

extension Row {
  /// The text alone.
  var text: String { spans.map(\.text).joined() }
}
