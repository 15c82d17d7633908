/// How wide the pieces of the rows of one display are, so that bars and numbers stand one above
/// the other.
///
/// They only grow while the display is there: nothing moves to and fro with a text that changes.
struct RowColumns: Equatable {
  /// The widest message, and the widest message with its detail.
  private var message = 0
  private var label = 0
  private var numbers = ActivityParts.Number.allCases.map { _ in 0 }
  private var hasBar = false

  /// Makes room for another row.
  mutating func fit(_ parts: ActivityParts) {
    message = max(message, parts.message.width)
    label = max(label, parts.labelWidth)
    numbers = zip(numbers, parts.numbers).map { max($0, $1?.width ?? 0) }
    hasBar = hasBar || parts.fraction != nil
  }
}

extension RowColumns {
  /// What fits into a row; a width of zero is a piece that does not.
  struct Layout: Equatable {
    var label = 0
    var bar = 0
    var numbers: [Int] = []
  }

  /// A message is cut down to this for the sake of the bar, but not further.
  private static let readableMessage = 20
  /// A detail of fewer cells says nothing.
  static let shortestDetail = 8
  /// A message shorter than this is of no use to anybody, so numbers give way instead.
  private static let shortestMessage = 6
  private static let barWidths = 10...30
  /// The blanks between two columns.
  static let gap = 2

  /// Shares out `room` cells.
  ///
  /// Where there is little room the detail gives way first, then the message, down to what can be
  /// read; then the bar, and the message again, down to a few cells; then the rate, the count and
  /// the time; the percentage stays longest.
  func layout(room: Int) -> Layout {
    var layout = Layout(numbers: numbers.map { _ in 0 })
    var left = room - min(message, Self.shortestMessage)
    for number in ActivityParts.Number.ranked {
      let width = numbers[number.rawValue]
      guard width > 0, width + Self.gap <= left else { continue }
      left -= width + Self.gap
      layout.numbers[number.rawValue] = width
    }
    let space = max(0, left + min(message, Self.shortestMessage))
    let least = Self.gap + Self.barWidths.lowerBound
    guard hasBar, space - least >= min(message, Self.readableMessage) else {
      layout.label = labelWidth(room: space)
      return layout
    }
    layout.label = labelWidth(room: space - least)
    layout.bar = min(Self.barWidths.upperBound, space - layout.label - Self.gap)
    return layout
  }

  /// As wide as the labels are, or at least as wide as is of use to any of them.
  private func labelWidth(room: Int) -> Int {
    let hasDetail = label <= room || room - message - Self.gap >= Self.shortestDetail
    return min(hasDetail ? label : message, room)
  }
}
