import Visor

/// The row of a running activity: spinner, message, detail, bar, percent, count, rate, time.
struct ActivityRow {
  let glyphs: Glyphs

  /// The row at a moment, in columns that it shares with others, at most `width` cells wide.
  func row(_ parts: ActivityParts, at moment: Moment, _ columns: RowColumns, width: Int) -> Row {
    let spinner = Row.Span(glyphs.spinner(at: moment), Style(.cyan))
    let room = width - spinner.width - 1
    guard room > 0 else { return Row([spinner]).truncated(to: width, ellipsis: "") }
    var columns = columns
    columns.fit(parts)
    let layout = columns.layout(room: room)
    var row = Row([spinner, Row.Span(" ")])
    if parts.isMeasured {
      append(label(parts, room: layout.label), to: &row)
      append(pieces(parts, layout), after: row.width - spinner.width - 1, layout, to: &row)
    } else {
      let time = layout.numbers.last == 0 ? nil : parts.numbers.last ?? nil
      let taken = time.map { $0.width + RowColumns.gap } ?? 0
      append(label(parts, room: room - taken), to: &row)
      let blanks = max(0, layout.label - (row.width - spinner.width - 1)) + RowColumns.gap
      if let time { append([blank(blanks), time], to: &row) }
    }
    return row
  }

  private func label(_ parts: ActivityParts, room: Int) -> [Row.Span] {
    let left = room - parts.message.width - RowColumns.gap
    guard !parts.detail.text.isEmpty, left >= RowColumns.shortestDetail else {
      return Row([parts.message]).truncated(to: room, ellipsis: glyphs.ellipsis).spans
    }
    let detail = Row([parts.detail]).truncated(to: left, ellipsis: glyphs.ellipsis)
    return [parts.message, blank(RowColumns.gap)] + detail.spans
  }

  /// What there is for each column that fits.
  private func pieces(
    _ parts: ActivityParts, _ layout: RowColumns.Layout
  ) -> [(column: Int, spans: [Row.Span])] {
    let bar = parts.fraction.map {
      ProgressBar(glyphs: glyphs.bar, width: layout.bar).spans($0)
    }
    let numbers = zip(layout.numbers, parts.numbers).map {
      (column: $0, spans: $1.map { [$0] } ?? [])
    }
    return ([(column: layout.bar, spans: bar ?? [])] + numbers).filter { $0.column > 0 }
  }

  /// Appends pieces, each at the right end of its column; `label` cells are taken already.
  private func append(
    _ pieces: [(column: Int, spans: [Row.Span])], after label: Int, _ layout: RowColumns.Layout,
    to row: inout Row
  ) {
    var blanks = layout.label - label
    for (column, spans) in pieces {
      let width = spans.reduce(0) { $0 + $1.width }
      blanks += RowColumns.gap + column - width
      guard !spans.isEmpty else { continue }
      append([blank(blanks)] + spans, to: &row)
      blanks = 0
    }
  }

  private func append(_ spans: [Row.Span], to row: inout Row) {
    for span in spans { row.append(span) }
  }

  private func blank(_ cells: Int) -> Row.Span {
    Row.Span(String(repeating: " ", count: max(0, cells)))
  }
}
