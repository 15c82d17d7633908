/// One place on the screen.
struct Cell: Equatable, Sendable {
  enum Part: UInt8 {
    /// Never written, or erased since.
    case blank
    case narrow
    /// The first of the cells that a wide cluster takes; the others are its `trail`.
    case wide
    case trail
  }

  var part = Part.blank
  var text = ""
  var style = Screen.Style()

  static func blank(_ style: Screen.Style) -> Cell {
    Cell(style: style.erased)
  }

  /// Whether nothing would be seen here.
  var looksEmpty: Bool {
    (part == .blank || text == " ") && style.leavesBlankUnseen
  }
}

/// One row of cells, stored as far as it was written: what is beyond is blank.
///
/// A wide cluster is whole at all times: what takes a part of it away blanks the rest.
struct Row: Equatable, Sendable {
  private(set) var cells: [Cell] = []
  /// Whether the text went on in the next row because there was no room, not by a line feed.
  var isWrapped = false

  init() {}

  init(cells: some Sequence<Cell>, isWrapped: Bool) {
    self.cells = Array(cells)
    self.isWrapped = isWrapped
  }

  /// A row erased under a style.
  init(blank style: Screen.Style, columns: Int) {
    if style.background != .standard {
      cells = Array(repeating: .blank(style), count: columns)
    }
  }

  subscript(column: Int) -> Cell {
    cells.indices.contains(column) ? cells[column] : Cell()
  }

  /// How many cells there are up to the last one with something to see.
  var visibleCount: Int {
    (cells.lastIndex { !$0.looksEmpty } ?? -1) + 1
  }

  /// How many cells there are up to the last one that was written.
  var writtenCount: Int {
    (cells.lastIndex { $0.part != .blank || $0.style != Screen.Style() } ?? -1) + 1
  }

  /// How many cells the cluster takes that begins at a column; 1 for a blank.
  func width(at column: Int) -> Int {
    guard cells.indices.contains(column), cells[column].part == .wide else { return 1 }
    return 1 + cells[(column + 1)...].prefix { $0.part == .trail }.count
  }

  mutating func write(_ text: String, width: Int, style: Screen.Style, at column: Int) {
    split(at: column)
    split(at: column + width)
    pad(to: column + width)
    cells[column] = Cell(part: width > 1 ? .wide : .narrow, text: text, style: style)
    for trail in (column + 1)..<(column + width) { cells[trail] = Cell(part: .trail, style: style) }
  }

  /// Changes the text of a cell that stays as wide as it is.
  mutating func replace(_ text: String, at column: Int) {
    guard cells.indices.contains(column) else { return }
    cells[column].text = text
  }

  mutating func erase(_ range: Range<Int>, style: Screen.Style, columns: Int) {
    if range.upperBound >= columns { isWrapped = false }
    split(at: range.lowerBound)
    split(at: range.upperBound)
    if style.background != .standard { pad(to: range.upperBound) }
    let erased = range.clamped(to: 0..<cells.count)
    if erased.upperBound == cells.count && style.background == .standard {
      cells.removeSubrange(erased)
    } else {
      for column in erased { cells[column] = .blank(style) }
    }
  }

  mutating func insert(_ count: Int, at column: Int, style: Screen.Style, columns: Int) {
    isWrapped = false
    split(at: column)
    guard column < cells.count || style.background != .standard else { return }
    pad(to: column)
    let room = min(count, max(0, columns - column))
    cells.insert(contentsOf: repeatElement(.blank(style), count: room), at: column)
    crop(to: columns)
  }

  mutating func delete(_ count: Int, at column: Int, style: Screen.Style, columns: Int) {
    isWrapped = false
    let end = min(columns, column + count)
    split(at: column)
    split(at: end)
    cells.removeSubrange((column..<end).clamped(to: 0..<cells.count))
    guard style.background != .standard else { return }
    pad(to: columns - (end - column))
    cells += repeatElement(.blank(style), count: max(0, columns - cells.count))
  }

  mutating func crop(to columns: Int) {
    guard cells.count > columns else { return }
    split(at: columns)
    cells.removeSubrange(columns...)
  }

  /// Makes a boundary before a column: a wide cluster that lies across it is blanked.
  private mutating func split(at column: Int) {
    guard column > 0, column < cells.count, cells[column].part == .trail else { return }
    let start = cells[..<column].lastIndex { $0.part == .wide } ?? column
    for index in start..<(start + width(at: start)) { cells[index] = .blank(cells[index].style) }
  }

  private mutating func pad(to count: Int) {
    guard cells.count < count else { return }
    cells += repeatElement(Cell(), count: count - cells.count)
  }
}
