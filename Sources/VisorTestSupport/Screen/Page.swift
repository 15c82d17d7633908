/// A grid of rows and what has left it by the top.
///
/// All places are the caller's to keep inside: rows below `rows`, columns below `columns`.
struct Page: Equatable, Sendable {
  private(set) var columns: Int
  private(set) var lines: [Row]
  private(set) var history: [Row] = []
  /// Whether rows that leave by the top are kept.
  let keepsHistory: Bool
  /// The rows that scroll.
  var region: ClosedRange<Int>
  /// What DECSC put aside on this page.
  var saved: Cursor?

  static let longestHistory = 10_000

  init(columns: Int, rows: Int, keepsHistory: Bool) {
    self.columns = columns
    self.keepsHistory = keepsHistory
    lines = Array(repeating: Row(), count: rows)
    region = 0...(rows - 1)
  }

  var rows: Int { lines.count }
  var allRows: ClosedRange<Int> { 0...(rows - 1) }

  mutating func edit(_ row: Int, _ change: (inout Row) -> Void) {
    change(&lines[row])
  }

  mutating func erase(_ row: Int, _ range: Range<Int>, style: Screen.Style) {
    lines[row].erase(range, style: style, columns: columns)
    if range.lowerBound == 0 && range.upperBound >= columns { detach(row) }
  }

  mutating func forgetHistory() {
    history = []
  }

  /// Moves rows up, so that blank ones come in at the bottom.
  ///
  /// Rows that leave by the top of the page go into the history, unless `discarding`.
  mutating func scrollUp(
    _ count: Int, in region: ClosedRange<Int>, style: Screen.Style, discarding: Bool = false
  ) {
    let count = min(count, region.count)
    if region.lowerBound > 0 || discarding {
      detach(region.lowerBound)
    } else if keepsHistory {
      remember(lines[..<count])
    }
    lines.removeSubrange(region.lowerBound..<(region.lowerBound + count))
    let blank = Row(blank: style, columns: columns)
    lines.insert(
      contentsOf: repeatElement(blank, count: count), at: region.upperBound + 1 - count)
  }

  /// Moves rows down, so that blank ones come in at the top; what leaves by the bottom is gone.
  mutating func scrollDown(_ count: Int, in region: ClosedRange<Int>, style: Screen.Style) {
    let count = min(count, region.count)
    detach(region.lowerBound)
    lines.removeSubrange((region.upperBound + 1 - count)...region.upperBound)
    let blank = Row(blank: style, columns: columns)
    lines.insert(contentsOf: repeatElement(blank, count: count), at: region.lowerBound)
    lines[region.upperBound].isWrapped = false
  }

  /// Says that the text of a row doesn't go on from the row above.
  private mutating func detach(_ row: Int) {
    if row > 0 {
      lines[row - 1].isWrapped = false
    } else if !history.isEmpty {
      history[history.count - 1].isWrapped = false
    }
  }

  private mutating func remember(_ rows: some Sequence<Row>) {
    history += rows
    // Seldom, so that a long history costs little a row.
    if history.count >= 2 * Self.longestHistory {
      history.removeFirst(history.count - Self.longestHistory)
    }
  }

  /// Takes a new size and new contents, which must be of that size.
  mutating func replace(history: [Row], lines: [Row], columns: Int) {
    self.history = keepsHistory ? history.suffix(Self.longestHistory) : []
    self.lines = lines
    self.columns = columns
    region = 0...(lines.count - 1)
  }
}

/// Where writing goes on, and how.
struct Cursor: Equatable, Sendable {
  var row = 0
  var column = 0
  /// Whether the last column has been written: the next cluster begins a row.
  var isWrapPending = false
  var style = Screen.Style()
  var charsets = Charsets()
}
