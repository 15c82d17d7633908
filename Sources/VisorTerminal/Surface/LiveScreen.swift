import Visor

/// What a live terminal shows of a HUD: a row for each running activity, outcomes as lines above.
struct LiveScreen {
  private var painter: FramePainter
  private var columns = RowColumns()
  /// Ended activities that a line has been written about, as long as they may still be on screen.
  private var told: Set<Lifecycle.ID> = []
  private let row: ActivityRow
  private let entries: EntryRows
  private let glyphs: Glyphs
  private let grace: Duration
  private let words: Words

  init(_ look: Look, grace: Duration) {
    painter = FramePainter(palette: look.palette)
    row = ActivityRow(glyphs: look.glyphs)
    entries = EntryRows(glyphs: look.glyphs, words: look.words)
    glyphs = look.glyphs
    words = look.words
    self.grace = grace
  }

  /// How many activities are to be sampled for a screen of this size.
  static func limit(_ size: ScreenSize) -> Int { max(1, size.rows - 1) }

  /// Appends what brings the terminal to what the sample says.
  mutating func draw(_ sample: Sample, size: ScreenSize, into out: inout [UInt8]) {
    note(sample)
    let lines = lines(sample.journal)
    let rows = rows(sample, size: size)
    paint(&out) { painter, out in
      painter.print(lines, size: size, into: &out)
      painter.frame(rows, size: size, into: &out)
    }
  }

  /// When the picture moves next by itself; `nil` while it stands still.
  func nextFrame(after sample: Sample) -> Moment? {
    isWanted(sample.presentation) && sample.presentation.running.count > 0
      ? glyphs.nextFrame(after: sample.moment) : nil
  }

  /// Passes the output of another program above the rows.
  mutating func pass(
    _ bytes: UnsafeRawBufferPointer, size: ScreenSize, into out: inout [UInt8]
  ) {
    paint(&out) { painter, out in painter.pass(bytes, size: size, into: &out) }
  }

  /// Takes the rows away and leaves the last lines; the terminal is as it was found.
  mutating func finish(_ journal: Journal.Reading?, size: ScreenSize, into out: inout [UInt8]) {
    let lines = journal.map(lines) ?? []
    paint(&out) { painter, out in painter.finish(keeping: lines, size: size, into: &out) }
  }

  /// The rows are gone by somebody else's hand, and the cursor is shown.
  mutating func forget(size: ScreenSize) {
    var unused: [UInt8] = []
    painter.finish(size: size, into: &unused)
  }

  /// Begins anew beneath whatever others have written meanwhile.
  mutating func restart(size: ScreenSize, into out: inout [UInt8]) {
    forget(size: size)
    // If nobody has written, the line that was open is still there.
    if painter.isLineOpen { out += .newLine }
    out += .eraseBelow
    painter.tracker.endLine()
  }

  /// What puts the terminal in order if the program is ended now.
  func restoration() -> [UInt8] { painter.restoration(.erasing) }

  /// Paints from the start of the first row, wherever what was typed has moved the cursor to.
  private mutating func paint(
    _ out: inout [UInt8], _ body: (inout FramePainter, inout [UInt8]) -> Void
  ) {
    let (start, hadRows) = (out.count, painter.stage == .painted)
    body(&painter, &out)
    if hadRows, out.count > start { out.insert(0x0D, at: start) }
  }

  // MARK: Lines

  private func lines(_ journal: Journal.Reading) -> [Row] {
    entries.missed(journal.lost) + journal.entries.flatMap(entries.rows)
  }

  /// Remembers about whose end there is a line: no row is needed to say it once more.
  private mutating func note(_ sample: Sample) {
    for entry in sample.journal.entries {
      guard case .end(let end) = entry.event, !entries.rows(entry).isEmpty else { continue }
      told.insert(end.id)
    }
    guard case .working(let activity)? = sample.presentation.content, !activity.isRunning else {
      return told.removeAll()
    }
    told.formIntersection([activity.id])
  }

  // MARK: Rows

  private func isWanted(_ presentation: Presentation) -> Bool {
    switch presentation.phase {
    case .appearing, .shown: true
    case .hidden, .leaving: false
    }
  }

  private mutating func rows(_ sample: Sample, size: ScreenSize) -> [Row] {
    let room = Self.limit(size)
    let running = sample.presentation.running
    let shown = activities(sample).prefix(room).map { ActivityParts($0, words: words) }
    if shown.isEmpty { columns = RowColumns() }
    for parts in shown { columns.fit(parts) }
    var rows = shown.map {
      row.row($0, at: sample.moment, columns, width: size.writableColumns)
    }
    let hidden = running.count - running.first.count
    guard hidden > 0, !rows.isEmpty, room > 1 else { return rows }
    let isFull = rows.count == room
    if isFull { rows.removeLast() }
    let more = "  " + Neutral.line(words.more(hidden + (isFull ? 1 : 0)))
    let line = Row(more, Style(.standard, .dim))
    return rows + [line.truncated(to: size.writableColumns, ellipsis: glyphs.ellipsis)]
  }

  /// The activities that have a row.
  ///
  /// A running one has it once it has run for a while, so that no row flashes by. Where there is
  /// none of those, what the HUD shows has it, also when it has ended and nobody has said so yet.
  private func activities(_ sample: Sample) -> [Presentation.Activity] {
    guard isWanted(sample.presentation) else { return [] }
    let old = sample.presentation.running.first.filter { sample.moment - $0.begun >= grace }
    if old.isEmpty, case .working(let activity)? = sample.presentation.content {
      return told.contains(activity.id) ? [] : [activity]
    }
    return old
  }
}
