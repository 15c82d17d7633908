import Visor

/// The rows of one display, which stand as they were laid out while nothing but a spinner turns.
///
/// What comes out is what laying out anew gives; it is only made of less.
struct StandingRows {
  private let row: ActivityRow
  private let pictures: [Row.Span]
  private var columns = RowColumns()
  private var parts: [ActivityParts] = []
  private var width = 0
  /// Which picture of the spinner is in the rows.
  private var shown = 0
  private var rows: [Row] = []
  /// Which piece of each row turns, if any does.
  private var turning: [Int?] = []
  /// Whether one picture can take the place of another: all are as wide, and in all rows as a whole.
  private var canTurn = false

  init(theme: TerminalTheme) {
    row = ActivityRow(theme: theme)
    let frames = theme.spinner.frames.isEmpty ? [""] : theme.spinner.frames
    pictures = frames.map { Row.Span($0, theme.styles.spinner) }
  }

  /// The rows at a moment, at most `width` cells wide; without any, their columns are forgotten.
  mutating func rows(_ parts: [ActivityParts], at moment: Moment, width: Int) -> [Row] {
    if parts == self.parts, width == self.width, let rows = turned(to: moment) { return rows }
    (self.parts, self.width) = (parts, width)
    layOut(at: moment)
    return rows
  }

  /// The same rows at another moment; `nil` when they are to be laid out for that.
  mutating func turned(to moment: Moment) -> [Row]? {
    guard canTurn else { return nil }
    let place = row.theme.spinner.place(at: moment)
    if place != shown { turn(to: place) }
    return rows
  }

  private mutating func turn(to place: Int) {
    shown = place
    for (index, piece) in turning.enumerated() {
      if let piece { rows[index].replace(piece, by: pictures[place]) }
    }
  }

  private mutating func layOut(at moment: Moment) {
    if parts.isEmpty { columns = RowColumns() }
    for parts in parts { row.fit(parts, into: &columns, width: width) }
    shown = row.theme.spinner.place(at: moment)
    let laidOut = parts.map { row.row($0, pictures[shown], columns, width: width) }
    rows = laidOut.map(\.row)
    turning = laidOut.map(\.turning)
    let turns = row.theme.layout.contains(.spinner) && pictures[0].width > 0
    canTurn =
      pictures.allSatisfy { $0.width == pictures[0].width }
      && zip(parts, turning).allSatisfy { parts, piece in
        !(parts.turns && turns) || piece != nil
      }
  }
}
