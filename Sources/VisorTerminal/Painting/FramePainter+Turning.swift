extension FramePainter {
  /// Puts another cluster where one turns: into each row that has a column for it.
  ///
  /// The rows must be there, and no narrower screen on its way (`caution`).
  /// It is all that changes and costs next to nothing, not even a note of it: before anything else
  /// is asked of the painter, it is to be told by `assume` what the rows have become.
  mutating func turn(_ columns: [Int?], to picture: PaintedRow, into out: inout [UInt8]) {
    guard let cell = picture.cells.first else { return }
    update(&out) { painter in
      var touched = 0
      painter.pen.begin(rows: painter.count, columns: painter.size.columns)
      for (row, column) in columns.enumerated() where row < painter.count {
        guard let column else { continue }
        painter.pen.move(toRow: row, column: column)
        painter.pen.put(cell.moved(by: column), of: picture)
        touched += 1
      }
      painter.pen.park()
      return touched
    }
  }

  /// Takes note of what the rows have become by turning.
  mutating func assume(_ turned: [Row]) {
    wanted = turned
    for index in 0..<min(count, turned.count) {
      rows[index].set(turned[index], limit: size.writableColumns, palette: palette)
    }
  }

  /// A piece as it is painted.
  func painted(_ span: Row.Span) -> PaintedRow {
    var row = PaintedRow()
    row.set(Row([span]), limit: .max, palette: palette)
    return row
  }
}
