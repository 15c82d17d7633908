import Visor

/// What a live terminal shows of a HUD: a row for each running activity, outcomes as lines above.
struct LiveScreen {
  private var painter: FramePainter
  private let row: ActivityRow
  private let entries: EntryRows
  private let glyphs: Glyphs
  private let grace: Duration
  private let words: Words

  init(_ look: Look, grace: Duration) {
    painter = FramePainter(palette: look.palette)
    row = ActivityRow(glyphs: look.glyphs, words: look.words)
    entries = EntryRows(glyphs: look.glyphs, words: look.words)
    glyphs = look.glyphs
    words = look.words
    self.grace = grace
  }

  /// How many activities are to be sampled for a screen of this size.
  static func limit(_ size: ScreenSize) -> Int { max(1, size.rows - 1) }

  /// Appends what brings the terminal to what the sample says.
  mutating func draw(_ sample: Sample, size: ScreenSize, into out: inout [UInt8]) {
    painter.print(lines(sample.journal), size: size, into: &out)
    painter.frame(rows(sample, size: size), size: size, into: &out)
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
    painter.pass(bytes, size: size, into: &out)
  }

  /// Takes the rows away and leaves the last lines; the terminal is as it was found.
  mutating func finish(_ journal: Journal.Reading?, size: ScreenSize, into out: inout [UInt8]) {
    painter.finish(keeping: journal.map(lines) ?? [], size: size, into: &out)
  }

  /// The rows are gone by somebody else's hand, and the cursor is shown.
  mutating func forget(size: ScreenSize) {
    var unused: [UInt8] = []
    painter.finish(size: size, into: &unused)
  }

  /// What puts the terminal in order if the program is ended now.
  func restoration() -> [UInt8] { painter.restoration(.erasing) }

  private func lines(_ journal: Journal.Reading) -> [Row] {
    entries.missed(journal.lost) + journal.entries.flatMap(entries.rows)
  }

  // MARK: Rows

  private func isWanted(_ presentation: Presentation) -> Bool {
    switch presentation.phase {
    case .appearing, .shown: true
    case .hidden, .leaving: false
    }
  }

  private func rows(_ sample: Sample, size: ScreenSize) -> [Row] {
    guard isWanted(sample.presentation) else { return [] }
    let running = sample.presentation.running
    let shown = running.first.filter { isOld($0, sample) }
    let room = Self.limit(size)
    var rows = shown.prefix(room).map {
      row.row($0, at: sample.moment, width: size.writableColumns)
    }
    let hidden = running.count - running.first.count + max(0, shown.count - room)
    if hidden > 0, room > 1 {
      if rows.count == room { rows.removeLast() }
      let more = words.more(hidden + shown.prefix(room).count - rows.count)
      rows.append(Row("  " + Neutral.line(more), Style(.standard, .dim)))
    }
    if rows.isEmpty, case .working(let activity)? = sample.presentation.content {
      rows.append(row.row(activity, at: sample.moment, width: size.writableColumns))
    }
    return rows
  }

  /// Whether an activity has run long enough for a row of its own, so that a row is nothing that
  /// flashes by.
  private func isOld(_ activity: Presentation.Activity, _ sample: Sample) -> Bool {
    sample.moment - activity.begun >= grace
  }
}
