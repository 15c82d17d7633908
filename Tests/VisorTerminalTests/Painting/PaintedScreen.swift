import VisorTerminal
import VisorTestSupport

/// A painter with the screen that it writes to, beside a screen that only other output reaches.
struct PaintedScreen {
  private(set) var painter: FramePainter
  private(set) var screen: Screen
  private(set) var reference: Screen
  private(set) var size: ScreenSize
  private(set) var rows: [Row] = []
  /// What the last call wrote.
  private(set) var written: [UInt8] = []

  init(columns: Int = 20, rows: Int = 6, palette: Palette = .basic, reflows: Bool = true) {
    painter = FramePainter(palette: palette)
    size = ScreenSize(columns: columns, rows: rows)
    screen = Screen(columns: columns, rows: rows)
    screen.reflowsOnResize = reflows
    reference = screen
  }

  var text: String { String(decoding: written, as: UTF8.self).replacing("\u{1B}", with: "␛") }

  /// The bytes that were written, without the bracket.
  var unbracketed: Int {
    text.hasPrefix("␛[?2026h") ? written.count - 16 : written.count
  }

  private mutating func draw(
    _ body: (inout FramePainter, ScreenSize, inout [UInt8]) -> Void
  ) {
    let wasOpen = painter.isLineOpen
    written.removeAll()
    body(&painter, size, &written)
    screen.feed(written)
    if wasOpen, isResized, !painter.isLineOpen { endReferenceLine() }
    isResized = false
  }

  private var isResized = false

  private mutating func endReferenceLine() {
    reference.feed("\u{1B}[\(lastReferenceRow + 1);1H\n")
  }

  /// Where a wrapped line that the cursor stands in ends.
  private var lastReferenceRow: Int {
    max(reference.cursor.row, reference.lines.lastIndex { !$0.isEmpty } ?? 0)
  }

  /// Whether other output has left the cursor behind all that is in its row.
  var isAtLineEnd: Bool {
    let cells = DisplayWidth.of(reference.lines[reference.cursor.row])
    return cells <= reference.cursor.column + (reference.isWrapPending ? 1 : 0)
  }

  mutating func frame(_ rows: [Row]) {
    self.rows = rows
    draw { $0.frame(rows, size: $1, into: &$2) }
  }

  mutating func frame(_ rows: String...) { frame(rows.map { Row($0) }) }

  mutating func pass(_ bytes: [UInt8]) {
    draw { $0.pass(bytes, size: $1, into: &$2) }
    reference.feed(bytes)
  }

  mutating func pass(_ text: String) { pass(Array(text.utf8)) }

  mutating func print(_ lines: String...) {
    let wasOpen = painter.isLineOpen
    draw { $0.print(lines.map { Row($0) }, size: $1, into: &$2) }
    if wasOpen { reference.feed("\n") }
    for line in lines { reference.feed(line + "\n") }
  }

  mutating func finish(_ lines: String...) {
    rows = []
    let wasOpen = painter.isLineOpen
    draw { $0.finish(keeping: lines.map { Row($0) }, size: $1, into: &$2) }
    if wasOpen, !lines.isEmpty { reference.feed("\n") }
    for line in lines { reference.feed(line + "\n") }
  }

  mutating func flush() { draw { $0.flush(size: $1, into: &$2) } }

  mutating func resize(columns: Int, rows: Int) {
    let waited =
      reference.isWrapPending && columns > size.columns && !screen.isCursorVisible
    size = ScreenSize(columns: columns, rows: rows)
    screen.resize(columns: columns, rows: rows)
    reference.resize(columns: columns, rows: rows)
    // Where rows are cut, the cursor would stand on the last cell that was written.
    if waited, !reference.reflowsOnResize { reference.feed("\u{1B}[C") }
    isResized = true
    // Whoever asks for the size draws next.
    frame(self.rows)
  }

  /// Does something on a screen that has another width by now, and says so only then.
  mutating func narrow(to columns: Int, late body: (inout PaintedScreen) -> Void) {
    screen.resize(columns: columns, rows: size.rows)
    body(&self)
    size = ScreenSize(columns: columns, rows: size.rows)
    reference.resize(columns: columns, rows: size.rows)
    isResized = true
    frame(rows)
  }

  /// What other output alone would have left, then the rows that there is room for.
  var expected: [String] {
    var lines = reference.scrollback + reference.lines[...lastReferenceRow]
    guard painter.follows else { return Self.trimmed(lines) }
    if !painter.isLineOpen, lines.last == "" { lines.removeLast() }
    let room = size.rows - (painter.isLineOpen ? 1 : 0)
    for row in rows.prefix(room) {
      let limit = max(1, size.columns - 1)
      var text = row.truncated(to: limit, ellipsis: "").spans.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      lines.append(text)
    }
    return Self.trimmed(lines)
  }

  /// All that the screen holds.
  var shown: [String] { Self.trimmed(screen.scrollback + screen.lines) }

  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines[..<(lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)])
  }
}
