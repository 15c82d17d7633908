extension Screen {
  mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00: break
    case 0x07: bells += 1
    case 0x08: moveTo(row: pen.row, column: pen.column - 1)
    case 0x09: moveTo(row: pen.row, column: (pen.column / 8 + 1) * 8)
    case 0x0A:
      newLine()
      if newlineIsCRLF { pen.column = 0 }
    case 0x0B, 0x0C: newLine()
    case 0x0D: moveTo(row: pen.row, column: 0)
    case 0x0E: pen.charsets.isShifted = true
    case 0x0F: pen.charsets.isShifted = false
    default: report(String(Character(scalar)))
    }
  }

  /// What follows ESC and isn't the beginning of something longer.
  mutating func escape(_ text: String) {
    switch text {
    case "D": newLine()
    case "E":
      newLine()
      pen.column = 0
    case "M": reverseLineFeed()
    case "7": page.saved = pen
    case "8": restoreCursor()
    case "c": reset()
    case "(B": pen.charsets.designate(.plain, second: false)
    case "(0": pen.charsets.designate(.lines, second: false)
    case ")B": pen.charsets.designate(.plain, second: true)
    case ")0": pen.charsets.designate(.lines, second: true)
    // Keypad modes, and the end of a string that was none.
    case "=", ">", "\\": break
    default: report("ESC" + text)
    }
  }

  /// Moves the cursor, at most to the edges.
  mutating func moveTo(row: Int, column: Int) {
    pen.row = min(max(row, 0), rows - 1)
    pen.column = min(max(column, 0), columns - 1)
    pen.isWrapPending = false
  }

  /// A line feed that the program asked for: the row ends here.
  private mutating func newLine() {
    if pen.row == page.region.upperBound { page.edit(pen.row) { $0.isWrapped = false } }
    lineFeed()
  }

  /// Goes to the next row, scrolling where there is none.
  mutating func lineFeed() {
    pen.isWrapPending = false
    if pen.row == page.region.upperBound {
      page.scrollUp(1, in: page.region, style: pen.style)
    } else {
      pen.row = min(pen.row + 1, rows - 1)
    }
  }

  private mutating func reverseLineFeed() {
    pen.isWrapPending = false
    if pen.row == page.region.lowerBound {
      page.scrollDown(1, in: page.region, style: pen.style)
    } else {
      pen.row = max(pen.row - 1, 0)
    }
  }

  mutating func restoreCursor() {
    pen = page.saved ?? Cursor()
    pen.row = min(pen.row, rows - 1)
    pen.column = min(pen.column, columns - 1)
  }

  /// DECSTR: puts modes, margins and style back, and leaves what is shown.
  mutating func softReset() {
    modes.formUnion(Self.initialModes)
    page.region = page.allRows
    page.saved = nil
    pen.style = Style()
    pen.charsets = Charsets()
    pen.isWrapPending = false
  }

  /// RIS: as it was when it was made; what was seen and what has scrolled off is kept.
  private mutating func reset() {
    switchPage(toAlternate: false)
    alternate = Page(columns: columns, rows: rows, keepsHistory: false)
    modes = Self.initialModes
    softReset()
    pen = Cursor()
    erase(.all)
    title = ""
    taskbarProgress = .none
  }
}
