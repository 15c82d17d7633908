extension Screen {
  mutating func perform(_ sequence: ControlSequence) {
    let isKnown =
      move(sequence) || edit(sequence) || setMode(sequence) || Self.isWithoutEffect(sequence)
    if !isKnown { report("ESC[" + sequence.body) }
  }

  private mutating func move(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    switch sequence.function {
    case "A": moveTo(row: rowAbove(count), column: pen.column)
    case "B", "e": moveTo(row: rowBelow(count), column: pen.column)
    case "C", "a": moveTo(row: pen.row, column: pen.column + count)
    case "D": moveTo(row: pen.row, column: pen.column - count)
    case "E": moveTo(row: rowBelow(count), column: 0)
    case "F": moveTo(row: rowAbove(count), column: 0)
    case "G", "`": moveTo(row: pen.row, column: count - 1)
    case "H", "f": moveTo(row: count - 1, column: sequence.count(1) - 1)
    case "I": moveTo(row: pen.row, column: (pen.column / 8 + count) * 8)
    case "Z": moveTo(row: pen.row, column: ((pen.column + 7) / 8 - count) * 8)
    case "d": moveTo(row: count - 1, column: pen.column)
    case "s": page.saved = pen
    case "u": restoreCursor()
    default: return false
    }
    return true
  }

  /// Where the cursor gets to upwards: to the margin, if it is not above that already.
  private func rowAbove(_ count: Int) -> Int {
    let limit = pen.row >= page.region.lowerBound ? page.region.lowerBound : 0
    return max(limit, pen.row - count)
  }

  private func rowBelow(_ count: Int) -> Int {
    let limit = pen.row <= page.region.upperBound ? page.region.upperBound : rows - 1
    return min(limit, pen.row + count)
  }

  private mutating func edit(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    switch sequence.function {
    case "J", "K":
      guard let extent = Extent(rawValue: sequence.number(0)) else { return false }
      if sequence.function == "J" { erase(extent) } else { return eraseRow(extent) }
    case "X": eraseCells(pen.column..<min(columns, pen.column + count))
    case "@", "P": shiftCells(count, inserting: sequence.function == "@")
    case "L", "M": shiftRows(count, inserting: sequence.function == "L")
    case "S":
      page.edit(page.region.upperBound) { $0.isWrapped = false }
      page.scrollUp(count, in: page.region, style: pen.style)
    case "T": page.scrollDown(count, in: page.region, style: pen.style)
    case "r": setRegion(sequence)
    case "m": return pen.style.render(sequence.parameters)
    case "!p": softReset()
    default: return false
    }
    return true
  }

  private mutating func setRegion(_ sequence: ControlSequence) {
    let top = sequence.count() - 1
    let bottom = min(sequence.number(1) == 0 ? rows : sequence.number(1), rows) - 1
    guard top < bottom else { return }
    page.region = top...bottom
    moveTo(row: 0, column: 0)
  }

  /// What changes nothing that can be read here: the cursor's shape, the stack of titles, what keys
  /// report.
  private static func isWithoutEffect(_ sequence: ControlSequence) -> Bool {
    switch sequence.function {
    case " q", ">m", ">u", "<u", "=u": true
    case "t": [22, 23].contains(sequence.number(0))
    default: false
    }
  }
}
