/// Puts pieces into columns, from the left.
struct RowWriter {
  private(set) var row = Row()
  /// Which of the row's pieces was written last.
  var last: Int { row.spans.count - 1 }
  private let separator: Row.Span
  private let isBlank: Bool
  /// Cells that are written when something comes behind them.
  private var blanks = 0
  /// What stands in front of the next piece.
  private var next = Gap.none

  private enum Gap {
    case none, blank, separator
  }

  init(_ theme: TerminalTheme) {
    separator = Row.Span(theme.separator, theme.styles.quiet)
    isBlank = theme.separator.allSatisfy { $0 == " " }
  }

  /// Writes a piece at the left or right end of a column of so many cells; a column of none, and a
  /// piece of nothing, is left out.
  mutating func put(_ spans: [Row.Span], column: Int, atRight: Bool = false) {
    let width = spans.reduce(0) { $0 + $1.width }
    guard column > 0 || width > 0 else { return }
    let rest = max(0, column - width)
    let gap = next
    next = .separator
    guard width > 0 else {
      blanks += cells(gap) + column
      return
    }
    if gap == .separator, !isBlank {
      flush()
      row.append(separator)
    } else {
      blanks += cells(gap)
    }
    if atRight { blanks += rest }
    flush()
    for span in spans { row.append(span) }
    if !atRight { blanks += rest }
  }

  /// What comes next stands one blank away, whatever the separator.
  mutating func joinNext() {
    if next == .separator { next = .blank }
  }

  private func cells(_ gap: Gap) -> Int {
    switch gap {
    case .none: 0
    case .blank: 1
    case .separator: separator.width
    }
  }

  private mutating func flush() {
    guard blanks > 0 else { return }
    row.append(Row.Span(String(repeating: " ", count: blanks)))
    blanks = 0
  }
}
