/// The size of a terminal in cells, as it was when something is drawn.
package struct ScreenSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  /// What isn't known, given as 0 or less, is taken to be 80 columns and 24 rows.
  package init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? min(columns, Self.largest) : 80
    self.rows = rows > 0 ? min(rows, Self.largest) : 24
  }

  /// A terminal says its size in 16 bits.
  private static let largest = 65_535

  /// The cells that a row of ours may fill: all but the last column.
  ///
  /// A terminal that takes a character for wider than we do then has one to spare before it wraps,
  /// and a full row never waits to wrap. On a screen of one column there is nothing to spare.
  var writableColumns: Int { max(1, columns - 1) }
}
