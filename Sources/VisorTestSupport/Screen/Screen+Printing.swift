internal import VisorTerminal

extension Screen {
  /// A cluster that was printed and may still grow.
  struct Printed: Equatable {
    var row: Int
    var column: Int
    var width: Int
    var text: String
    var style: Style
  }

  /// What a hostile heap of marks may grow to in one cell.
  private static let longestCluster = 64

  mutating func print(_ scalar: Unicode.Scalar) {
    let scalar = pen.charsets.translate(scalar)
    if let latest, Self.joins(latest.text, scalar) { return extend(latest, by: scalar) }
    let text = String(Character(scalar))
    let width = DisplayWidth.of(text)
    if width == 0 || Self.joins("a", scalar), let before = clusterBeforeCursor() {
      extend(before, by: scalar)
    } else if width == 0 {
      report(text)
    } else {
      place(text, width: width, style: pen.style)
    }
  }

  /// Whether a scalar belongs to the cluster before it.
  private static func joins(_ text: String, _ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII && text.utf8.count == 1 { return false }
    var clusters = Clusters(text + String(Character(scalar))).makeIterator()
    return clusters.next() != nil && clusters.next() == nil
  }

  /// The cluster that a mark is put upon.
  private func clusterBeforeCursor() -> Printed? {
    let row = page.lines[pen.row]
    var column = pen.isWrapPending ? pen.column : pen.column - 1
    while column > 0 && row[column].part == .trail { column -= 1 }
    let cell = row[column]
    guard cell.part == .narrow || cell.part == .wide else { return nil }
    return Printed(
      row: pen.row, column: column, width: row.width(at: column), text: cell.text,
      style: cell.style)
  }

  private mutating func extend(_ cluster: Printed, by scalar: Unicode.Scalar) {
    guard cluster.text.unicodeScalars.count < Self.longestCluster else { return }
    let text = cluster.text + String(Character(scalar))
    let width = min(max(1, DisplayWidth.of(text)), columns)
    if width == cluster.width {
      page.edit(cluster.row) { $0.replace(text, at: cluster.column) }
      latest = cluster
      latest?.text = text
    } else {
      let range = cluster.column..<(cluster.column + cluster.width)
      page.erase(cluster.row, range, style: cluster.style)
      pen.column = cluster.column
      pen.isWrapPending = false
      place(text, width: width, style: cluster.style)
    }
  }

  /// Writes a cluster at the cursor, in the next row if it has no room in this one.
  ///
  /// What is wider than the whole screen isn't shown at all.
  private mutating func place(_ text: String, width: Int, style: Style) {
    guard width <= columns else { return }
    if pen.isWrapPending || pen.column + width > columns {
      if modes.contains(7) { wrap() } else { pen.column = columns - width }
    }
    let column = pen.column
    page.edit(pen.row) { $0.write(text, width: width, style: style, at: column) }
    latest = Printed(row: pen.row, column: pen.column, width: width, text: text, style: style)
    let end = pen.column + width
    pen.isWrapPending = end == columns && modes.contains(7)
    pen.column = min(end, columns - 1)
  }

  private mutating func wrap() {
    page.edit(pen.row) { $0.isWrapped = true }
    lineFeed()
    pen.column = 0
  }

  /// REP: writes the cluster that was just printed so many times more.
  mutating func print(again cluster: Printed?, count: Int) {
    guard let cluster else { return }
    for _ in 0..<min(count, columns * rows) {
      place(cluster.text, width: cluster.width, style: pen.style)
    }
  }
}
