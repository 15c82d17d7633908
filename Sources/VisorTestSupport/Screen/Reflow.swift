/// Lays rows out anew for another number of columns.
struct Reflow {
  /// A place in the rows: before, then after.
  struct Mark {
    var row: Int
    var column: Int
    /// Whether it is right behind the last cell of a row that is full.
    var isPending = false
  }

  private(set) var rows: [Row] = []
  private(set) var marks: [Mark]
  private let columns: Int

  /// Joins the rows that were wrapped and wraps them at `columns`.
  ///
  /// A mark stays with the text that it stood on or behind; in the blank part of a row it keeps its
  /// distance from the text, at most to the last column.
  init(_ old: [Row], from oldColumns: Int, to columns: Int, marks: [Mark]) {
    self.columns = columns
    self.marks = marks
    var start = 0
    while start < old.count {
      let end = old[start...].firstIndex { !$0.isWrapped } ?? old.count - 1
      wrap(old[start...end], oldColumns, places: marks)
      start = end + 1
    }
  }

  /// Crops rows instead of wrapping them.
  init(cropping old: [Row], to columns: Int, marks: [Mark]) {
    self.columns = columns
    rows = old.map { row in
      var row = row
      row.crop(to: columns)
      return row
    }
    self.marks = marks.map { mark in
      Mark(
        row: mark.row, column: min(mark.column, columns - 1),
        isPending: mark.isPending && mark.column == columns - 1)
    }
  }

  private mutating func wrap(_ line: ArraySlice<Row>, _ oldColumns: Int, places: [Mark]) {
    var cells: [Cell] = []
    var offsets: [Int] = []
    for index in line.indices {
      offsets.append(cells.count)
      let isLast = index == line.endIndex - 1
      let next = isLast ? nil : line[index + 1]
      cells += joined(line[index], oldColumns, next: next)
    }
    let starts = appendRows(cells)
    let first = rows.count - starts.count
    for index in places.indices where line.indices.contains(places[index].row) {
      let place = places[index]
      let offset =
        offsets[place.row - line.startIndex] + place.column + (place.isPending ? 1 : 0)
      let row = (starts.lastIndex { $0 <= offset } ?? 0)
      let column = offset - starts[row]
      marks[index] = Mark(
        row: first + row, column: min(column, columns - 1),
        isPending: column == columns && offset == cells.count)
    }
  }

  /// The cells that a row gives to its line: all of them, but not what is blank at the line's end
  /// or where a wide cluster found no room.
  private func joined(_ row: Row, _ oldColumns: Int, next: Row?) -> [Cell] {
    guard let next else { return Array(row.cells.prefix(row.writtenCount)) }
    let needed = next.width(at: 0)
    var count = oldColumns
    while count > 0, oldColumns - count < needed - 1, row[count - 1].part == .blank { count -= 1 }
    return (0..<count).map { row[$0] }
  }

  /// Appends a line's cells as rows and returns where each of them starts.
  private mutating func appendRows(_ cells: [Cell]) -> [Int] {
    let line = Row(cells: cells, isWrapped: false)
    var starts = [0]
    var row: [Cell] = []
    var index = 0
    while index < cells.count {
      let width = line.width(at: index)
      if !row.isEmpty && row.count + width > columns {
        rows.append(Row(cells: row, isWrapped: true))
        row = []
        starts.append(index)
      }
      // What is wider than the whole screen can't be shown.
      row += width > columns ? [Cell()] : Array(cells[index..<min(index + width, cells.count)])
      index += width
    }
    rows.append(Row(cells: row, isWrapped: false))
    return starts
  }
}
