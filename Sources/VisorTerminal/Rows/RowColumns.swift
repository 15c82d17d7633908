/// How wide the pieces of the rows of one display are, so that bars and numbers stand one above
/// the other.
///
/// They only grow while the display is there: nothing moves to and fro with a text that changes.
struct RowColumns: Equatable {
  typealias Part = TerminalTheme.Part

  /// The widest message, the widest detail, and the widest message with its detail.
  private var message = 0
  private var detail = 0
  private var label = 0
  private var numbers: [Part: Int] = [:]
  private var hasBar = false

  /// Makes room for another row, whose message is indented by so many cells.
  mutating func fit(_ parts: ActivityParts, indent: Int, gap: Int) {
    let message = indent + parts.message.width
    self.message = max(self.message, message)
    detail = max(detail, parts.detail.width)
    label = max(label, message + (parts.detail.text.isEmpty ? 0 : gap + parts.detail.width))
    for (part, span) in parts.numbers { numbers[part] = max(numbers[part] ?? 0, span.width) }
    hasBar = hasBar || parts.fraction != nil
  }
}

extension RowColumns {
  /// What fits into a row; a width of zero is a piece that does not.
  struct Layout: Equatable {
    var label = 0
    /// Of the detail where it does not stand right behind the message.
    var detail = 0
    var bar = 0
    var numbers: [Part: Int] = [:]
  }

  /// A message is cut down to this for the sake of the bar, but not further.
  private static let readableMessage = 20
  /// A detail of fewer cells says nothing.
  static let shortestDetail = 8
  /// A message shorter than this is of no use to anybody, so numbers give way instead.
  private static let shortestMessage = 6
  /// The most needed first.
  private static let ranked: [Part] = [.percent, .time, .remaining, .elapsed, .count, .rate]

  /// Shares out `room` cells among the parts that the theme asks for.
  ///
  /// Where there is little room the detail gives way first, then the message, down to what can be
  /// read; then the bar, and the message again, down to a few cells; then the rate, the count and
  /// the times; the percentage stays longest.
  func layout(room: Int, _ theme: TerminalTheme) -> Layout {
    let gap = theme.gap
    let message = theme.layout.contains(.message) ? message : 0
    var layout = Layout()
    let least = min(message, Self.shortestMessage)
    var left = room - least
    for part in Self.ranked where theme.layout.contains(part) {
      let width = numbers[part] ?? 0
      guard width > 0, width + gap <= left else { continue }
      left -= width + gap
      layout.numbers[part] = width
    }
    let space = max(0, left + least)
    let shortestBar = gap + theme.bar.widths.lowerBound
    let showsBar =
      hasBar && theme.layout.contains(.bar)
      && space - shortestBar >= min(message, Self.readableMessage)
    let forTexts = showsBar ? space - shortestBar : space
    layout.label = message > 0 ? labelWidth(room: forTexts, theme) : 0
    layout.detail = detailWidth(room: forTexts - layout.label - gap, theme)
    guard showsBar else { return layout }
    let texts = layout.label + (layout.detail > 0 ? layout.detail + gap : 0)
    layout.bar = min(theme.bar.widths.upperBound, space - texts - gap)
    return layout
  }

  /// As wide as the labels are, or at least as wide as is of use to any of them.
  private func labelWidth(room: Int, _ theme: TerminalTheme) -> Int {
    guard theme.joinsDetail else { return min(message, room) }
    let hasDetail = label <= room || room - message - theme.gap >= Self.shortestDetail
    return min(hasDetail ? label : message, room)
  }

  private func detailWidth(room: Int, _ theme: TerminalTheme) -> Int {
    guard !theme.joinsDetail, theme.layout.contains(.detail) else { return 0 }
    return room >= min(detail, Self.shortestDetail) ? min(detail, room) : 0
  }
}

extension TerminalTheme {
  /// The cells between two columns.
  var gap: Int { DisplayWidth.of(separator) }

  /// Whether the detail stands right behind the message, so that they share a column.
  var joinsDetail: Bool {
    guard let place = layout.firstIndex(of: .message) else { return false }
    return layout.dropFirst(place + 1).first == .detail
  }
}
