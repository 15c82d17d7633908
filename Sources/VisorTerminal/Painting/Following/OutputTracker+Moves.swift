extension OutputTracker {
  mutating func returnToStart() {
    place.column = 0
    place.last = nil
  }

  /// Moves within the row from a known column.
  mutating func move(toColumn column: Int) {
    place.last = nil
    guard place.column != nil else { return }
    goTo(column: column)
  }

  mutating func goTo(column: Int) {
    place.last = nil
    place.column = max(0, min(size.columns - 1, column))
  }

  /// Goes to a row of the screen, above which there may be anything.
  mutating func goTo(row: Int, column: Int?) {
    place = Place()
    place.column = nil
    place.isUsed = true
    place.beneath = max(0, size.rows - 1 - row)
    if let column { goTo(column: column) }
  }

  /// The cursor may be anywhere.
  mutating func lose() {
    goTo(row: 0, column: nil)
  }

  mutating func rise(_ count: Int) {
    climb()
    place.beneath = min(size.rows - 1, place.beneath + count)
  }

  /// Moves down without making room, so that at the bottom it stays in its row.
  mutating func sink(_ count: Int) {
    climb()
    place.beneath = max(0, place.beneath - count)
  }

  /// Comes to a row in which there may be anything.
  private mutating func climb() {
    move(toColumn: lastColumn)
    place.isUsed = true
    place.isWrapped = true
  }

  mutating func feed(returns: Bool) {
    let column = returns ? 0 : place.column.map { _ in lastColumn }
    descend()
    place.column = column
  }

  mutating func tab(_ count: Int) {
    guard areTabsUsual else { return place.column = nil }
    settleWrap()
    move(toColumn: min(size.columns, ((place.column ?? 0) / 8 + count) * 8))
  }

  mutating func eraseLine(_ kind: Int) {
    settleWrap()
    place.last = nil
    if kind == 2 || kind == 0 && place.column == 0 { place.isUsed = false }
  }

  mutating func eraseScreen(_ kind: Int) {
    guard kind == 0 || kind == 2 else { return }
    eraseLine(kind)
    place.beneath = 0
  }

  /// Where the terminal waits to wrap, some go on waiting and some are back in the last column.
  private mutating func settleWrap() {
    if place.column == size.columns { place.column = nil }
  }
}
