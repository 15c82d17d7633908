extension Screen {
  /// What ED and EL erase.
  enum Extent: Int {
    case toEnd, toStart, all, scrollback
  }

  mutating func erase(_ extent: Extent) {
    switch extent {
    case .toEnd:
      _ = eraseRow(.toEnd)
      for row in (pen.row + 1)..<rows { eraseWhole(row) }
    case .toStart:
      for row in 0..<pen.row { eraseWhole(row) }
      _ = eraseRow(.toStart)
    case .all:
      pen.isWrapPending = false
      for row in 0..<rows { eraseWhole(row) }
    case .scrollback: page.forgetHistory()
    }
  }

  /// Erases in the cursor's row; false if a row has no such extent.
  mutating func eraseRow(_ extent: Extent) -> Bool {
    switch extent {
    case .toEnd: eraseCells(pen.column..<columns)
    case .toStart: eraseCells(0..<(pen.column + 1))
    case .all: eraseCells(0..<columns)
    case .scrollback: return false
    }
    return true
  }

  mutating func eraseCells(_ range: Range<Int>) {
    pen.isWrapPending = false
    page.erase(pen.row, range, style: pen.style)
  }

  private mutating func eraseWhole(_ row: Int) {
    page.erase(row, 0..<columns, style: pen.style)
  }

  /// ICH and DCH.
  mutating func shiftCells(_ count: Int, inserting: Bool) {
    pen.isWrapPending = false
    let (column, style, columns) = (pen.column, pen.style, columns)
    page.edit(pen.row) { row in
      if inserting {
        row.insert(count, at: column, style: style, columns: columns)
      } else {
        row.delete(count, at: column, style: style, columns: columns)
      }
    }
  }

  /// IL and DL, which do nothing outside of the margins.
  mutating func shiftRows(_ count: Int, inserting: Bool) {
    guard page.region.contains(pen.row) else { return }
    moveTo(row: pen.row, column: 0)
    let below = pen.row...page.region.upperBound
    if inserting {
      page.scrollDown(count, in: below, style: pen.style)
    } else {
      page.edit(below.upperBound) { $0.isWrapped = false }
      page.scrollUp(count, in: below, style: pen.style, discarding: true)
    }
  }
}
