/// Turns rows into the fewest bytes that bring a terminal from what it shows to what it shall show,
/// and lets other output pass above them.
///
/// Each call appends to a buffer what is to be written to the terminal, whole and in order; where
/// nothing is to be written it appends nothing. Nothing else may write to the terminal meanwhile.
///
/// Between calls the cursor waits at the start of the first row. Whatever a terminal does with the
/// rows when its width changes (wrap them again as most do, or cut them off as xterm does), they
/// then begin at the cursor and end with the screen, and erasing from the cursor leaves nothing.
///
/// A row is cut at `ScreenSize.writableColumns`, and there are never more rows than fit beneath the
/// line that other output stopped in.
package struct FramePainter: Sendable {
  /// Where the cursor is and what is beneath it.
  enum Stage: Sendable {
    /// Where other output goes on, in its style; nothing of ours is on the screen.
    case away
    /// Where the first row goes, in no style; the rows are not there.
    case ready
    /// At the start of the first row.
    case painted
  }

  let palette: Palette
  var stage = Stage.away
  /// Whether the first row's place is beneath a line that other output goes on in.
  var isBeneath = false
  /// What the terminal does, whoever asked for it.
  var isCursorHidden = false

  /// All that was asked for, also what the screen has no room for.
  var wanted: [Row] = []
  /// Those of them that are painted, then others that are kept for their memory.
  var rows: [PaintedRow] = []
  var count = 0
  var size = ScreenSize(columns: 0, rows: 0)

  /// How many frames are still to be kept from wrapping whole.
  var caution = 0
  /// About two seconds of a spinner that turns.
  static let cautiousFrames = 25

  var tracker: OutputTracker
  /// The beginning of a sequence or a character that has not come whole.
  var held: [UInt8] = []
  /// Whether such a beginning was too long to be held.
  var isTorn = false
  /// Whether something of ours was written since other output stopped.
  var isInterrupted = false
  /// Where other output ends in the buffer of this call.
  var outputEnd: Int?
  /// Lines of ours that wait until other output leaves room for them.
  var heldLines: [Row] = []
  /// Lines of ours that were written since somebody asked, and where they are in the buffer.
  private(set) var writtenLines: [WrittenLine] = []

  var pen = Pen()
  var scratch = PaintedRow()
  let blank = PaintedRow()

  /// - Parameter addsReturn: Whether a line feed that is written also returns to the first column,
  ///   as it does unless the terminal was put in raw mode.
  package init(palette: Palette = .basic, addsReturn: Bool = true) {
    self.palette = palette
    tracker = OutputTracker(addsReturn: addsReturn)
  }

  /// Whether other output leaves room for rows.
  ///
  /// It does not while it fills the alternate screen, has set a scrolling region, has moved up into
  /// what it wrote before, or is in the middle of a long sequence. No row is painted then.
  package var follows: Bool { tracker.follows && !isTorn }

  /// Whether other output has stopped within a line, so that the rows go beneath it.
  package var isLineOpen: Bool { tracker.isInLine }

  /// Shows these rows instead of the last ones; no rows take the display away.
  package mutating func frame(
    _ wanted: [Row], size: ScreenSize, into out: inout [UInt8]
  ) {
    update(&out) { painter in
      painter.resize(to: size)
      if painter.stage == .painted, painter.room(for: wanted) > 0 {
        return painter.repaint(wanted)
      }
      let touched = painter.stage == .painted ? painter.count : 0
      painter.wanted = wanted
      painter.settle()
      return max(touched, painter.count)
    }
  }
}

extension FramePainter {
  /// A line of ours on its way to the terminal.
  struct WrittenLine: Sendable {
    let line: Row
    /// Its bytes in the buffer.
    var place: Range<Int>

    func moved(by count: Int) -> WrittenLine {
      WrittenLine(line: line, place: place.lowerBound + count..<place.upperBound + count)
    }
  }

  /// The lines that were written since this was last asked.
  mutating func takeWrittenLines() -> [WrittenLine] {
    defer { writtenLines.removeAll() }
    return writtenLines
  }

  mutating func note(written line: Row, from start: Int) {
    writtenLines.append(WrittenLine(line: line, place: start..<pen.bytes.count))
  }

  /// Takes note that bytes were inserted into the buffer.
  mutating func moveWrittenLines(after start: Int, by count: Int) {
    for index in writtenLines.indices where writtenLines[index].place.lowerBound >= start {
      writtenLines[index] = writtenLines[index].moved(by: count)
    }
  }

  /// Runs one call on the caller's buffer; it answers how many rows it touched.
  ///
  /// More than one are bracketed, so that no terminal shows them half done.
  mutating func update(_ out: inout [UInt8], _ body: (inout FramePainter) -> Int) {
    swap(&pen.bytes, &out)
    let start = pen.bytes.count
    outputEnd = nil
    let touched = body(&self)
    let canBracket = !isTorn && !tracker.modes.contains(.heldUpdate)
    if pen.bytes.count > start, touched > 1, canBracket {
      pen.bytes.insert(contentsOf: [UInt8].holdUpdate, at: start)
      moveWrittenLines(after: start, by: [UInt8].holdUpdate.count)
      pen.append(.showUpdate)
    }
    if pen.bytes.count > start { isInterrupted = outputEnd != pen.bytes.count }
    swap(&pen.bytes, &out)
  }

  /// How many of the rows the screen has room for.
  func room(for rows: [Row]) -> Int {
    follows ? min(rows.count, size.rows - (tracker.isInLine ? 1 : 0)) : 0
  }

  /// Takes a new size; what was painted at another one is erased.
  ///
  /// That at another height too: a terminal may give up what is beneath the cursor.
  mutating func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    let isCertain = tracker.resize(to: size, isCursorThere: stage == .away)
    guard stage == .painted else { return }
    caution = Self.cautiousFrames
    if isBeneath, !isCertain || !leavesLineOnScreen {
      // Other output then goes on in a new row: a break in its line, but nothing is written over.
      tracker.endLine()
      isBeneath = false
    }
    makeReady()
  }

  /// Whether the row above the rows is on the screen, however the terminal wrapped the first again.
  private var leavesLineOnScreen: Bool {
    let width = rows.first?.width ?? 0
    return max(1, (width + size.columns - 1) / size.columns) < size.rows
  }

  /// Paints all rows, or goes back to where other output goes on if there are none to be painted.
  mutating func settle() {
    if room(for: wanted) > 0 {
      if !isCursorHidden {
        pen.append(.hideCursor)
        isCursorHidden = true
      }
      makeReady()
      count = 0
      let start = pen.bytes.count
      paintAll()
      keepFromWrapping(since: start)
    } else {
      leave(before: nil)
      if isCursorHidden, tracker.wantsCursor, !isTorn {
        pen.append(.showCursor)
        isCursorHidden = false
      }
    }
  }

  /// Goes to where the first row is to be, with nothing beneath.
  mutating func makeReady() {
    switch stage {
    case .ready: return
    case .painted: pen.append(.eraseBelow)
    case .away:
      if tracker.style != .plain { pen.append(.plainStyle) }
      isBeneath = tracker.isInLine
      if isBeneath { pen.append(.newLine) }
    }
    count = 0
    stage = .ready
  }

  /// Goes back to where other output goes on, in its style; `next` is the first byte of it.
  mutating func leave(before next: UInt8?) {
    guard stage != .away else {
      if isInterrupted, (next ?? 0) >= 0x80 {
        tracker.appendLast(before: next, into: &pen.bytes)
      }
      return
    }
    if stage == .painted { pen.append(.eraseBelow) }
    if isBeneath {
      tracker.appendReturn(before: next, into: &pen.bytes)
    } else {
      tracker.style.append(into: &pen.bytes)
    }
    count = 0
    stage = .away
  }
}
