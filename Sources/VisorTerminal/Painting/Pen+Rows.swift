extension Pen {
  /// Writes a whole row that the terminal may wrap.
  mutating func write(_ row: PaintedRow) {
    for cell in row.cells {
      select(cell.style)
      bytes.append(contentsOf: row.bytes[cell.text])
    }
    select(.plain)
  }

  /// Writes what differs between two states of the row at `place`.
  mutating func paint(_ new: PaintedRow, over old: PaintedRow, at place: Int) {
    var candidate = 0
    var unchanged = 0
    for index in new.cells.indices {
      let cell = new.cells[index]
      while candidate < old.cells.count, old.cells[candidate].column < cell.column {
        candidate += 1
      }
      if old.shows(cell, of: new, at: candidate) { continue }
      reach(cell.column, cell.style, in: new, past: unchanged..<index, at: place)
      put(cell, of: new)
      unchanged = index + 1
    }
    if old.width > new.width {
      let rest = unchanged..<new.cells.count
      reach(new.width, nil, in: new, past: rest, at: place)
      append(.eraseToLineEnd)
    }
  }

  /// Goes to a column, by a move or by writing what is there already, whichever is shorter.
  private mutating func reach(
    _ target: Int, _ style: Style?, in new: PaintedRow, past unchanged: Range<Int>, at place: Int
  ) {
    let start = mark
    move(toRow: place, column: target)
    if let style { select(style) }
    // A move takes six bytes at most on a screen of less than a thousand columns.
    guard let first = unchanged.first, unchanged.count <= 6 else { return }
    let cost = bytes.count - start.count
    goBack(to: start)
    move(toRow: place, column: new.cells[first].column)
    for index in unchanged { put(new.cells[index], of: new) }
    if column != target { return replace(since: start, place, target, style) }
    if let style { select(style) }
    if bytes.count - start.count > cost { replace(since: start, place, target, style) }
  }

  private mutating func replace(
    since start: Mark, _ place: Int, _ target: Int, _ style: Style?
  ) {
    goBack(to: start)
    move(toRow: place, column: target)
    if let style { select(style) }
  }
}
