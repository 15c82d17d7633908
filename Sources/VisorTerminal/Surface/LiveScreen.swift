import Visor

/// What a live terminal shows of a HUD: a row for each running activity, outcomes as lines above.
struct LiveScreen {
  private var painter: FramePainter
  private var taskbar: Taskbar?
  private var columns = RowColumns()
  /// Ended activities that a line has been written about, as long as they may still be on screen.
  private var told: Set<Lifecycle.ID> = []
  private let row: ActivityRow
  private let entries: EntryRows
  private var figures: FigurePace
  private let theme: TerminalTheme
  private let grace: Duration
  private let words: Words
  /// Lines beneath the rows; neutralised already.
  var tail: [String] = []

  init(_ look: Look, grace: Duration) {
    painter = FramePainter(palette: look.palette)
    taskbar = look.taskbar
    row = ActivityRow(theme: look.theme)
    entries = EntryRows(theme: look.theme, words: look.words)
    figures = FigurePace(look.theme)
    theme = look.theme
    words = look.words
    self.grace = grace
  }

  /// How many activities without a row are looked at, to say how far they are together.
  private static let beyond = 256

  /// How many activities are to be sampled for a screen of this size.
  static func limit(_ size: ScreenSize) -> Int { mostRows(size) + beyond }

  private static func mostRows(_ size: ScreenSize) -> Int { max(1, size.rows - 1) }

  /// What is to be shown: lines that stay, and the rows beneath them.
  struct Picture {
    var lines: [Row] = []
    var rows: [Row] = []
  }

  /// What the sample adds, and says.
  mutating func compose(_ sample: Sample, size: ScreenSize) -> Picture {
    note(sample)
    let lines = lines(sample.journal)
    let open = openRows(sample, size: size)
    let rest = ScreenSize(columns: size.columns, rows: size.rows - open.count)
    return Picture(lines: lines, rows: open + withTail(rows(sample, size: rest), rest))
  }

  /// Appends what brings the terminal to what the sample says, and to what others say beneath it.
  mutating func draw(
    _ sample: Sample, above others: Picture = Picture(), size: ScreenSize,
    into out: inout [UInt8]
  ) {
    let room = ScreenSize(columns: size.columns, rows: max(1, size.rows - others.rows.count))
    let own = compose(sample, size: room)
    paint(&out) { painter, out in
      painter.print(own.lines + others.lines, size: size, into: &out)
      painter.frame(own.rows + others.rows, size: size, into: &out)
    }
    if !painter.isTorn { taskbar?.show(sample, into: &out) }
  }

  /// When the picture moves next by itself; `nil` while it stands still.
  func nextFrame(after sample: Sample) -> Moment? {
    guard isWanted(sample.presentation), sample.presentation.running.count > 0 else { return nil }
    return min(theme.spinner.nextFrame(after: sample.moment), figures.next(after: sample.moment))
  }

  /// Passes the output of another program above the rows.
  mutating func pass(
    _ bytes: UnsafeRawBufferPointer, size: ScreenSize, into out: inout [UInt8]
  ) {
    paint(&out) { painter, out in painter.pass(bytes, size: size, into: &out) }
  }

  /// Takes the rows away for others who use the terminal, without moving the cursor unless
  /// `returning`.
  mutating func stepAside(returning: Bool, size: ScreenSize, into out: inout [UInt8]) {
    painter.stepAside(returning: returning, size: size, into: &out)
    out += taskbar?.restoration ?? []
    taskbar?.forget()
  }

  /// Takes the rows away and leaves the last lines; the terminal is as it was found.
  ///
  /// With a last sample, what of it has not been said yet.
  mutating func finish(
    _ sample: Sample?, keeping others: [Row] = [], size: ScreenSize, into out: inout [UInt8]
  ) {
    let lines = (sample.map(lastLines) ?? []) + others
    paint(&out) { painter, out in painter.finish(keeping: lines, size: size, into: &out) }
    out += taskbar?.restoration ?? []
    taskbar?.forget()
  }

  /// What of a last sample has not been said yet; lines that were begun are over by that.
  func lastLines(_ sample: Sample) -> [Row] {
    lines(sample.journal) + entries.rows(open: sample.openLines)
  }

  /// The lines that were written since this was last asked, and where they are in what was written.
  mutating func takeWrittenLines() -> [FramePainter.WrittenLine] { painter.takeWrittenLines() }

  /// The rows are gone by somebody else's hand, and the cursor is shown; these lines have not come
  /// through whole, and are to be written once more.
  mutating func forget(size: ScreenSize, losing lines: [Row] = []) {
    var unused: [UInt8] = []
    let held = painter.heldLines
    painter.heldLines = []
    painter.finish(size: size, into: &unused)
    painter.heldLines = lines + held
    taskbar?.forget()
  }

  /// Begins anew beneath whatever others have written meanwhile.
  mutating func restart(size: ScreenSize, losing lines: [Row] = [], into out: inout [UInt8]) {
    if painter.isCursorHidden { out += .showCursor }
    forget(size: size, losing: lines)
    // A row of blanks wraps wherever the cursor is but in the first column: what comes next then
    // begins at the start of a row, and no line that was left open is written over.
    out += [UInt8](repeating: 0x20, count: size.columns)
    out.append(0x0D)
    out += .eraseBelow
    painter.tracker.endLine()
  }

  /// What puts the terminal in order if the program is ended now.
  func restoration() -> [UInt8] { painter.restoration(.erasing) + (taskbar?.restoration ?? []) }

  /// Paints from the start of the first row, wherever what was typed has moved the cursor to.
  private mutating func paint(
    _ out: inout [UInt8], _ body: (inout FramePainter, inout [UInt8]) -> Void
  ) {
    let (start, hadRows) = (out.count, painter.stage == .painted)
    body(&painter, &out)
    guard hadRows, out.count > start else { return }
    out.insert(0x0D, at: start)
    painter.moveWrittenLines(after: start, by: 1)
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

  /// The rows, and beneath them as much of the tail as there is room for.
  private func withTail(_ rows: [Row], _ size: ScreenSize) -> [Row] {
    guard !rows.isEmpty else { return [] }
    let lines = tail.suffix(max(0, Self.mostRows(size) - rows.count))
    return rows
      + lines.map { line in
        Row("  " + line, Style(.standard, .dim)).truncated(
          to: size.writableColumns, ellipsis: theme.marks.ellipsis)
      }
  }

  /// The lines that are being written, as far as they fit into half of the screen, their ends first.
  private func openRows(_ sample: Sample, size: ScreenSize) -> [Row] {
    let rows = entries.rows(open: sample.openLines).flatMap { $0.wrapped(at: size.writableColumns) }
    return rows.suffix(Self.mostRows(size) / 2)
  }

  private func isWanted(_ presentation: Presentation) -> Bool {
    switch presentation.phase {
    case .appearing, .shown: true
    case .hidden, .leaving: false
    }
  }

  private mutating func rows(_ sample: Sample, size: ScreenSize) -> [Row] {
    let (moment, width) = (sample.moment, size.writableColumns)
    let room = min(Self.mostRows(size), theme.rowLimit ?? .max)
    let all = Nesting(activities(sample)).arranged
    let unseen = sample.presentation.running.count - sample.presentation.running.first.count
    let isCounted = room > 1 && (all.count > room || unseen > 0 && !all.isEmpty)
    let shown = all.prefix(isCounted ? min(all.count, room - 1) : room)
    figures.keep(shown.map(\.activity))
    var parts = shown.map { activity, level in
      figures.paced(
        ActivityParts(activity, theme, words, level: level), of: activity, at: moment)
    }
    if isCounted {
      parts.append(more(all.dropFirst(shown.count).map(\.activity), unseen: unseen))
    }
    if parts.isEmpty { columns = RowColumns() }
    for parts in parts { row.fit(parts, into: &columns, width: width) }
    return parts.map { row.row($0, at: moment, columns, width: width) }
  }

  /// What stands for the activities that have no row: how many there are, and how far they are
  /// together if all of them say so.
  private func more(_ hidden: [Presentation.Activity], unseen: Int) -> ActivityParts {
    let known = hidden.compactMap(\.progress)
    let isKnown = unseen == 0 && known.count == hidden.count && !hidden.isEmpty
    return ActivityParts(
      more: words.more(hidden.count + unseen),
      fraction: isKnown ? known.reduce(0, +) / Double(known.count) : nil, theme)
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
