import Visor

/// The rows of one display, which stand as they were laid out while nothing but a spinner turns.
///
/// What comes out is what laying out anew gives; it is only made of less.
struct StandingRows {
  private let row: ActivityRow
  let pictures: [Row.Span]
  /// For each picture the first that looks the same.
  private let alike: [Int]
  private var columns = RowColumns()
  private var parts: [ActivityParts] = []
  private var width = 0
  /// Which picture of the spinner was asked for last, and which is in the rows.
  private(set) var shown = 0
  private var turned = 0
  private var rows: [Row] = []
  /// Which piece of each row turns, if any does.
  private var turning: [Int?] = []
  /// The column of that piece in each row.
  private(set) var turningColumns: [Int?] = []
  /// Whether one picture can take the place of another: all are as wide, and in all rows as a whole.
  private var canTurn = false

  init(theme: TerminalTheme) {
    row = ActivityRow(theme: theme)
    let frames = theme.spinner.frames.isEmpty ? [""] : theme.spinner.frames
    let pictures = frames.map { Row.Span($0, theme.styles.spinner) }
    alike = pictures.map { picture in pictures.firstIndex(of: picture) ?? 0 }
    self.pictures = pictures
  }

  /// The rows at a moment, at most `width` cells wide; without any, their columns are forgotten.
  mutating func rows(_ parts: [ActivityParts], at moment: Moment, width: Int) -> [Row] {
    if parts == self.parts, width == self.width, turn(to: moment) { return turnedRows() }
    (self.parts, self.width) = (parts, width)
    layOut(at: moment)
    return rows
  }

  /// Whether the rows are the same at another moment but for what turns in them; that is then
  /// `shown`.
  mutating func turn(to moment: Moment) -> Bool {
    guard canTurn else { return false }
    shown = alike[row.theme.spinner.place(at: moment)]
    return true
  }

  /// The rows with what turns in them as it was asked for last.
  mutating func turnedRows() -> [Row] {
    guard turned != shown else { return rows }
    turned = shown
    for (index, piece) in turning.enumerated() {
      if let piece { rows[index].replace(piece, by: pictures[shown]) }
    }
    return rows
  }

  private mutating func layOut(at moment: Moment) {
    if parts.isEmpty { columns = RowColumns() }
    for parts in parts { row.fit(parts, into: &columns, width: width) }
    shown = alike[row.theme.spinner.place(at: moment)]
    turned = shown
    let laidOut = parts.map { row.row($0, pictures[shown], columns, width: width) }
    rows = laidOut.map(\.row)
    turning = laidOut.map(\.turning)
    turningColumns = laidOut.map { laidOut in
      laidOut.turning.map { laidOut.row.spans[..<$0].reduce(0) { $0 + $1.width } }
    }
    let turns = row.theme.layout.contains(.spinner) && pictures[0].width > 0
    canTurn =
      pictures.allSatisfy { $0.width == pictures[0].width }
      && zip(parts, turning).allSatisfy { parts, piece in
        !(parts.turns && turns) || piece != nil
      }
  }
}
