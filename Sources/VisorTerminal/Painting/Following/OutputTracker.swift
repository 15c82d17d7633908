/// Follows other output on its way to the terminal: where it leaves the cursor, in which style, and
/// whether rows can be painted beneath it.
///
/// It doesn't know where on the screen the cursor is, only its column and how many rows beneath it
/// may hold something. A line feed at the lowest of them makes the place certain again.
struct OutputTracker: Sendable {
  /// What keeps rows from being painted until it is switched off.
  struct Modes: OptionSet, Sendable {
    let rawValue: UInt16

    static let alternateScreen = Modes(rawValue: 1 << 0)
    static let region = Modes(rawValue: 1 << 1)
    static let noWrap = Modes(rawValue: 1 << 2)
    static let origin = Modes(rawValue: 1 << 3)
    static let insertion = Modes(rawValue: 1 << 4)
    static let margins = Modes(rawValue: 1 << 5)
    static let heldUpdate = Modes(rawValue: 1 << 6)
    /// Letters are drawn as lines and corners.
    static let graphics = Modes(rawValue: 1 << 7)
    static let shifted = Modes(rawValue: 1 << 8)
    static let link = Modes(rawValue: 1 << 9)
    static let newLine = Modes(rawValue: 1 << 10)
  }

  /// The last cluster that was written, which a mark may join or the terminal wait to wrap after.
  struct Last: Sendable {
    var text: [UInt8]
    var column: Int
    var style: ForeignStyle
    /// Whether nothing came since.
    var isOpen: Bool
  }

  struct Place: Sendable {
    /// The column, from 0; as many as there are where the terminal waits to wrap; nil if unknown.
    var column: Int? = 0 {
      didSet {
        extent = max(extent, column ?? 0)
        if column == nil { last = nil }
      }
    }
    /// The furthest column that the cursor was in since it came to the row.
    var extent = 0
    /// Whether the row may hold something.
    var isUsed = false
    /// The most rows beneath this one that may hold something.
    var beneath = 0
    /// Whether the row goes on with the line of the one before.
    var isWrapped = false
    var last: Last?
  }

  let addsReturn: Bool
  var size = ScreenSize(columns: 0, rows: 0)
  var place = Place()
  /// Where the alternate screen was entered from.
  var placeBefore: Place?
  var modes: Modes = []
  var style = ForeignStyle.plain
  var areTabsUsual = true
  private(set) var wantsCursor = true
  private var cursorSwitch: Bool?
  var parser = OutputParser()
  /// The beginning of a character.
  var character: [UInt8] = []

  init(addsReturn: Bool, size: ScreenSize = ScreenSize(columns: 0, rows: 0)) {
    self.addsReturn = addsReturn
    self.size = size
  }

  var follows: Bool { place.column != nil && place.beneath == 0 && modes.isEmpty }

  /// Whether the row that the cursor is in is not free for a row of ours.
  ///
  /// One that goes on with the line above is not, even if it was erased: a terminal that is made
  /// wider would bring our row up into that line.
  var isInLine: Bool { place.isUsed || place.column != 0 || place.isWrapped }

  /// The last column that the cursor can be seen in.
  var lastColumn: Int { min(place.column ?? 0, size.columns - 1) }

  /// Whether the cursor was switched on or off since this was last asked; nil if neither.
  mutating func takeCursorSwitch() -> Bool? {
    defer { cursorSwitch = nil }
    return cursorSwitch
  }

  mutating func switchCursor(_ isShown: Bool) {
    cursorSwitch = isShown
    wantsCursor = isShown
  }

  /// Appends what goes back from the start of the next row to where output stopped.
  func appendReturn(before next: UInt8?, into bytes: inout [UInt8]) {
    bytes.appendUp(1)
    if appendLast(before: next, into: &bytes) { return }
    bytes.appendColumn(lastColumn)
    style.append(into: &bytes)
  }

  /// Writes the last cluster again if something is lost without; answers whether it did.
  ///
  /// Only that brings back that the terminal waits to wrap, or lets a mark join.
  @discardableResult
  func appendLast(before next: UInt8?, into bytes: inout [UInt8]) -> Bool {
    guard let last = place.last else { return false }
    let mayJoin = (next ?? 0) >= 0x80 && last.isOpen
    guard mayJoin || place.column == size.columns else { return false }
    bytes.appendColumn(last.column)
    last.style.append(into: &bytes)
    bytes.append(contentsOf: last.text)
    if last.style != style, last.style != .plain { bytes.append(contentsOf: [UInt8].plainStyle) }
    if last.style != style { style.append(into: &bytes) }
    return true
  }

  /// Our own lines have ended the line that was open.
  mutating func endLine() {
    place = Place()
  }
}

extension OutputTracker {
  /// Takes another size of the screen; answers whether it still knows where the open line ends.
  ///
  /// It does if the line is one row at both widths. Of others some terminals make more or fewer
  /// rows, some cut them off; and where the cursor itself is there, some forget that it waits to
  /// wrap.
  mutating func resize(to size: ScreenSize, isCursorThere: Bool) -> Bool {
    let columns = min(size.columns, self.size.columns)
    let isCertain =
      size.columns == self.size.columns || place.fits(isCursorThere ? columns - 1 : columns)
    if size.columns != self.size.columns {
      if !isCertain { place.column = nil }
      if placeBefore?.fits(columns - 1) == false { placeBefore?.column = nil }
    }
    self.size = size
    place.beneath = min(place.beneath, size.rows - 1)
    return isCertain
  }
}

extension OutputTracker.Place {
  fileprivate func fits(_ columns: Int) -> Bool {
    !isWrapped && extent <= columns
  }
}
