extension FramePainter {
  /// Paints the rows from the start of the first, where there is nothing yet.
  mutating func paintAll() {
    let limit = size.writableColumns
    for index in count..<max(count, room(for: wanted)) { take(wanted[index], at: index, limit) }
    pen.begin(rows: 1, columns: size.columns)
    for index in 0..<count {
      pen.move(toRow: index, column: 0)
      pen.paint(rows[index], over: blank, at: index)
    }
    pen.park()
    stage = .painted
  }

  /// Paints what differs from the rows that are there; answers how many rows that touched.
  mutating func repaint(_ next: [Row]) -> Int {
    let start = pen.bytes.count
    let old = count
    let touched = paintChanges(to: next)
    wanted = next
    guard pen.bytes.count > start else { return 0 }
    pen.park()
    let isGuarded = count > old || caution > 0
    caution = max(0, caution - 1)
    let all = preferWhole(since: start, over: isGuarded)
    if isGuarded || all > 0 { keepFromWrapping(since: start) }
    return max(touched, all)
  }

  /// Keeps rows within theirs on a screen that is narrower by now than it has said.
  ///
  /// They would wrap, and the cursor not come back to the start of the first. Whole rows are always
  /// kept; changes of them only for some frames after a change of the size, when others may be on
  /// their way: that would cost more than most changes do.
  mutating func keepFromWrapping(since start: Int) {
    guard pen.isLong else { return }
    pen.bytes.insert(contentsOf: [UInt8].dontWrap, at: start)
    pen.append(.wrap)
    pen.isLong = false
  }

  private mutating func paintChanges(to next: [Row]) -> Int {
    let limit = size.writableColumns
    let old = count
    let new = room(for: next)
    var touched = 0
    pen.begin(rows: old, columns: size.columns)
    for index in 0..<new {
      let before = pen.bytes.count
      if index >= old {
        take(next[index], at: index, limit)
        pen.move(toRow: index, column: 0)
        pen.paint(rows[index], over: blank, at: index)
      } else if rows[index].source != next[index] {
        scratch.set(next[index], limit: limit, palette: palette)
        pen.paint(scratch, over: rows[index], at: index)
        swap(&scratch, &rows[index])
      }
      if pen.bytes.count > before { touched += 1 }
    }
    if new < old {
      pen.move(toRow: new, column: 0)
      pen.append(.eraseBelow)
      touched += old - new
    }
    count = new
    return touched
  }

  private mutating func take(_ row: Row, at index: Int, _ limit: Int) {
    if index == rows.count { rows.append(PaintedRow()) }
    rows[index].set(row, limit: limit, palette: palette)
    count = max(count, index + 1)
  }

  /// Replaces the changes by all rows if those are shorter; answers how many rows that touches.
  private mutating func preferWhole(since start: Int, over isGuarded: Bool) -> Int {
    let guardCount = [UInt8].dontWrap.count + [UInt8].wrap.count
    let changes = pen.bytes.count - start
    var least = 1 + 2 * count
    for index in 0..<count { least += rows[index].bytes.count }
    guard changes > least else { return 0 }
    let end = pen.bytes.count
    let isLong = pen.isLong
    pen.append(.eraseBelow)
    paintAll()
    let more = pen.isLong && !(isGuarded && isLong) ? guardCount : 0
    guard pen.bytes.count - end + more < changes else {
      pen.bytes.removeLast(pen.bytes.count - end)
      pen.isLong = isLong
      return 0
    }
    pen.bytes.removeSubrange(start..<end)
    return count
  }
}
