/// Writes rows into a buffer and knows where that leaves the terminal's cursor and its style.
struct Pen {
  var bytes: [UInt8] = []
  private(set) var style = Style.plain
  /// Counted from the first row of ours.
  private(set) var row = 0
  /// Nil where it isn't sure: after a move down, a fragile cluster, the last column.
  private(set) var column: Int?
  /// The last row that exists; beneath it only a line feed makes room.
  private var lastRow = 0
  private var columns = 80
  /// How many clusters were written one after the other up to here.
  private var run = 0
  /// Whether so many were that a screen which has become narrower would wrap them.
  var isLong = false

  /// Stands at the start of the first of `count` rows, in no style.
  mutating func begin(rows count: Int, columns: Int) {
    style = .plain
    row = 0
    column = 0
    lastRow = max(0, count - 1)
    self.columns = columns
    run = 0
    isLong = false
  }

  mutating func append(_ more: [UInt8]) {
    bytes.append(contentsOf: more)
  }

  mutating func move(toRow target: Int, column wanted: Int) {
    if target > row {
      // The terminal driver may add a carriage return to a line feed.
      column = nil
      let near = min(target, lastRow) - row
      if near > 4 { bytes.appendDown(near) } else { feed(near) }
      feed(target - row - max(0, near))
      row = target
      lastRow = max(lastRow, row)
    }
    if column != wanted {
      bytes.appendColumn(wanted)
      run = 0
    }
    column = wanted
  }

  private mutating func feed(_ count: Int) {
    for _ in 0..<max(0, count) { bytes.append(0x0A) }
  }

  mutating func select(_ other: Style) {
    style.appendChange(to: other, into: &bytes)
    style = other
  }

  mutating func put(_ cell: PaintedRow.Cell, of row: PaintedRow) {
    select(cell.style)
    bytes.append(contentsOf: row.bytes[cell.text])
    let next = cell.column + cell.width
    run += 1
    // A single cell wraps nowhere: a terminal goes to its last column instead of one it doesn't have.
    if run > 1 || (cell.width > 1 && cell.column > 0) { isLong = true }
    column = cell.isFragile || next >= columns ? nil : next
  }

  /// Goes back to the start of the first row, in no style.
  mutating func park() {
    select(.plain)
    bytes.appendUp(row)
    row = 0
    if column != 0 { bytes.append(0x0D) }
    column = 0
  }
}

extension Pen {
  /// A place to come back to when what was written since then turns out to be dear.
  struct Mark {
    let count: Int
    fileprivate let pen: (Style, Int, Int?, Int, Int, Bool)
  }

  var mark: Mark { Mark(count: bytes.count, pen: (style, row, column, lastRow, run, isLong)) }

  mutating func goBack(to mark: Mark) {
    bytes.removeLast(max(0, bytes.count - mark.count))
    (style, row, column, lastRow, run, isLong) = mark.pen
  }
}
