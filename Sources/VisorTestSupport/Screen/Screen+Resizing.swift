extension Screen {
  /// Gives the screen another size; each measure is brought within 1…2,000.
  ///
  /// The main screen's lines are wrapped anew if `reflowsOnResize`; otherwise, and on the alternate
  /// screen, rows are cropped. The cursor stays with its text and on the screen: where rows are too
  /// many, those below the cursor's line are lost first and then rows leave by the top; where there
  /// is room again, rows come back from the scrollback. Margins are taken back.
  public mutating func resize(columns: Int, rows: Int) {
    let (columns, rows) = (Self.clamped(columns), Self.clamped(rows))
    guard columns != self.columns || rows != self.rows else { return }
    latest = nil
    if isAlternate {
      var aside = primary.saved ?? pen
      primary.resize(columns: columns, rows: rows, cursor: &aside, reflowing: reflowsOnResize)
      alternate.resize(columns: columns, rows: rows, cursor: &pen, reflowing: false)
    } else {
      primary.resize(columns: columns, rows: rows, cursor: &pen, reflowing: reflowsOnResize)
      var unused = Cursor()
      alternate.resize(columns: columns, rows: rows, cursor: &unused, reflowing: false)
    }
  }
}

extension Page {
  fileprivate mutating func resize(
    columns: Int, rows: Int, cursor: inout Cursor, reflowing: Bool
  ) {
    let oldTop = history.count
    let used = max(cursor.row, lines.lastIndex { $0.writtenCount > 0 } ?? 0) + 1
    let unused = self.rows - used
    let content = history + lines[..<used]
    let places = [
      Reflow.Mark(row: oldTop, column: 0), mark(cursor, in: used), mark(saved ?? cursor, in: used),
    ]
    let flow =
      reflowing && columns != self.columns
      ? Reflow(content, from: self.columns, to: columns, marks: places)
      : Reflow(cropping: content, to: columns, marks: places)

    // As far down as before if it fits, further if rows came free, less far if they ran out.
    let lineEnd = flow.rows[flow.marks[1].row...].firstIndex { !$0.isWrapped }
    var top = max(0, flow.rows.count + unused - rows)
    top = min(top, flow.marks[0].row)
    top = max(top, min(lineEnd ?? flow.marks[1].row, flow.marks[1].row + rows - 1) + 1 - rows)
    let end = min(flow.rows.count, top + rows)
    let blanks = repeatElement(Row(), count: rows - (end - top))
    replace(
      history: Array(flow.rows[..<top]), lines: Array(flow.rows[top..<end]) + blanks,
      columns: columns)
    cursor.take(flow.marks[1], below: top, of: rows)
    saved?.take(flow.marks[2], below: top, of: rows)
  }

  private func mark(_ cursor: Cursor, in used: Int) -> Reflow.Mark {
    Reflow.Mark(
      row: history.count + min(cursor.row, used - 1), column: cursor.column,
      isPending: cursor.isWrapPending)
  }
}

extension Cursor {
  fileprivate mutating func take(_ mark: Reflow.Mark, below top: Int, of rows: Int) {
    row = min(max(mark.row - top, 0), rows - 1)
    column = mark.column
    isWrapPending = mark.isPending
  }
}
