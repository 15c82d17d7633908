extension Screen {
  /// A place on the screen, counted from 0 at its top left.
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    /// Rows from the top.
    public var row: Int
    /// Cells from the left.
    public var column: Int

    /// The place at a row and a column.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }

    /// `row:column`.
    public var description: String { "\(row):\(column)" }
  }

  /// The page that is shown.
  var page: Page {
    get { isAlternate ? alternate : primary }
    _modify {
      if isAlternate { yield &alternate } else { yield &primary }
    }
  }

  /// How many cells a row has.
  public var columns: Int { primary.columns }
  /// How many rows are shown.
  public var rows: Int { primary.rows }

  /// The rows that are shown, from the top, without the blanks at their ends; always `rows` of them.
  public var lines: [String] { page.lines.map(Self.text) }

  /// The rows that have left the main screen by the top, oldest first; at least the last 10,000.
  public var scrollback: [String] { primary.history.map(Self.text) }

  /// All that can be read, scrollback first, without the empty rows at the end.
  ///
  /// Rows are parted by line feeds, so that a failed expectation shows them as a person saw them.
  public var transcript: String {
    var rows = (isAlternate ? [] : scrollback) + lines
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// `lines` with each run of cells in one style marked: `<bold red>text</>`.
  ///
  /// The words are those of `Style.description`. A blank that shows, on a coloured ground say, is
  /// kept at the end of a row.
  public var styledLines: [String] { page.lines.map(Self.styledText) }

  /// Where the next cluster would be written; in the last column, if it would begin a row first.
  public var cursor: Position { Position(row: pen.row, column: pen.column) }

  /// Whether the last column has just been written, so that the next cluster begins a row.
  public var isWrapPending: Bool { pen.isWrapPending }

  /// Whether the cursor is shown (mode 25).
  public var isCursorVisible: Bool { modes.contains(25) }

  /// Whether an update is open that a terminal would show only when it is closed (mode 2026).
  public var isSynchronized: Bool { modes.contains(2026) }

  /// Whether the input so far ends within a sequence or a character.
  public var isMidSequence: Bool { parser.isMidSequence || decoder.isMidCharacter }

  /// How a cell is drawn; the standard style outside of the screen.
  public func style(row: Int, column: Int) -> Style {
    page.lines.indices.contains(row) ? page.lines[row][column].style : Style()
  }

  private static func text(_ row: Row) -> String {
    var text = ""
    for cell in row.cells { append(cell, to: &text) }
    while text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
    return text
  }

  private static func styledText(_ row: Row) -> String {
    var text = ""
    var style = Style()
    for cell in row.cells.prefix(row.visibleCount) {
      if cell.style != style {
        if style != Style() { text += "</>" }
        if cell.style != Style() { text += "<\(cell.style)>" }
        style = cell.style
      }
      append(cell, to: &text)
    }
    return style == Style() ? text : text + "</>"
  }

  private static func append(_ cell: Cell, to text: inout String) {
    switch cell.part {
    case .trail: break
    case .blank: text += " "
    case .narrow, .wide: text += cell.text
    }
  }
}
