import Visor

/// What a live terminal shows of a HUD: a row for each running activity, outcomes as lines above.
///
/// Not for two threads at once.
final class LiveScreen {
  private var painter: FramePainter
  private var taskbar: Taskbar?
  /// Whether the taskbar is to say how far this HUD is.
  private let hasTaskbar: Bool
  private let hasRows: Bool
  /// Ended activities that a line has been written about, as long as they may still be on screen.
  private var told: Set<Lifecycle.ID> = []
  private var standing: StandingRows
  private let entries: EntryRows
  private var figures: FigurePace
  private let theme: TerminalTheme
  private let grace: Duration
  private let words: Words
  private var still: Still?
  /// The pictures of the spinner, if each is one cluster.
  private let pictures: [PaintedRow]?
  /// Whether the painter does not know yet what has turned.
  private var isBehind = false
  /// Lines beneath the rows; neutralised already.
  var tail: [String] = [] {
    didSet { still = nil }
  }

  init(_ look: Look, grace: Duration) {
    painter = FramePainter(palette: look.palette)
    taskbar = look.taskbar
    hasTaskbar = look.taskbar != nil
    hasRows = look.hasRows
    standing = StandingRows(theme: look.theme)
    let pictures = standing.pictures.map { [painter] in painter.painted($0) }
    self.pictures = pictures.allSatisfy { $0.cells.count == 1 } ? pictures : nil
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
    /// What is to be shown outside of the rows; `nil` where nobody wants that.
    var taskbar: TaskbarState?
  }

  /// What the sample adds, and says.
  func compose(_ sample: Sample, size: ScreenSize) -> Picture {
    let taskbar = hasTaskbar ? TaskbarState(sample.presentation) : nil
    guard hasRows else { return Picture(taskbar: taskbar) }
    note(sample)
    let lines = lines(sample.journal)
    let open = openRows(sample, size: size)
    let rest = ScreenSize(columns: size.columns, rows: size.rows - open.count)
    return Picture(
      lines: lines, rows: open + withTail(rows(sample, size: rest), rest), taskbar: taskbar)
  }

  /// Appends what brings the terminal to what the sample says, and to what others say beneath it.
  func draw(
    _ sample: Sample, above others: Picture = Picture(), size: ScreenSize,
    into out: inout [UInt8]
  ) {
    catchUp()
    let room = ScreenSize(columns: size.columns, rows: max(1, size.rows - others.rows.count))
    let own = compose(sample, size: room)
    paint(&out) { painter, out in
      painter.print(own.lines + others.lines, size: size, into: &out)
      painter.frame(own.rows + others.rows, size: size, into: &out)
    }
    if !painter.isTorn { showTaskbar(own, others, at: sample.moment, into: &out) }
    let isAlone = others.rows.isEmpty && tail.isEmpty && sample.openLines.isEmpty
    still = isAlone && taskbar == nil ? Still(sample, size, figures, grace: grace) : nil
  }

  /// Shows outside of the rows what the first of them says that has something to say.
  private func showTaskbar(
    _ own: Picture, _ others: Picture, at moment: Moment, into out: inout [UInt8]
  ) {
    let state = TaskbarState.joint(own.taskbar, others.taskbar)
    // The last one to say something may have gone.
    guard var bar = taskbar ?? state.map({ _ in Taskbar() }) else { return }
    bar.show(state ?? TaskbarState.none, at: moment, into: &out)
    taskbar = bar
  }

  /// Draws the picture again with what turns in it, where nothing else has changed; answers when it
  /// moves next, and `nil` when it is to be drawn from a sample.
  ///
  /// That comes to the same, and takes a small part of the time. What puts the terminal in order
  /// stays as it is.
  func turn(_ hud: HUD, size: ScreenSize, into out: inout [UInt8]) -> Moment? {
    guard painter.stage == .painted, let work = still?.work, still?.size == size,
      let moment = hud.moment(of: work), still?.lasts(to: moment) == true
    else { return nil }
    if pictures == nil || painter.caution > 0 { catchUp() }
    let shown = standing.shown
    guard standing.turn(to: moment) else { return nil }
    figures.goOn(to: moment)
    if standing.shown != shown { paintTurned(size, into: &out) }
    return min(nextFrame(after: moment), work.deadline)
  }

  private func paintTurned(_ size: ScreenSize, into out: inout [UInt8]) {
    if let pictures, painter.caution == 0 {
      out.append(0x0D)
      let start = out.count
      painter.turn(standing.turningColumns, to: pictures[standing.shown], into: &out)
      if out.count == start { out.removeLast() }
      isBehind = true
    } else {
      let rows = standing.turnedRows()
      paint(&out) { painter, out in painter.frame(rows, size: size, into: &out) }
    }
  }

  /// Lets the painter know what has turned; to be called before anything else is asked of it.
  private func catchUp() {
    guard isBehind else { return }
    isBehind = false
    painter.assume(standing.turnedRows())
  }

  /// When the picture moves next by itself; `nil` while it stands still.
  func nextFrame(after sample: Sample) -> Moment? {
    guard isWanted(sample.presentation), sample.presentation.running.count > 0 else { return nil }
    return hasRows ? nextFrame(after: sample.moment) : sample.moment + Taskbar.repetition
  }

  private func nextFrame(after moment: Moment) -> Moment {
    min(theme.spinner.nextFrame(after: moment), figures.next(after: moment))
  }

  /// Passes the output of another program above the rows.
  func pass(
    _ bytes: UnsafeRawBufferPointer, size: ScreenSize, into out: inout [UInt8]
  ) {
    paint(&out) { painter, out in painter.pass(bytes, size: size, into: &out) }
  }

  /// Takes the rows away for others who use the terminal, without moving the cursor unless
  /// `returning`.
  func stepAside(returning: Bool, size: ScreenSize, into out: inout [UInt8]) {
    catchUp()
    painter.stepAside(returning: returning, size: size, into: &out)
    out += taskbar?.restoration ?? []
    taskbar?.forget()
  }

  /// Takes the rows away and leaves the last lines; the terminal is as it was found.
  ///
  /// With a last sample, what of it has not been said yet.
  func finish(
    _ sample: Sample?, keeping others: [Row] = [], size: ScreenSize, into out: inout [UInt8]
  ) {
    let lines = (sample.map(lastLines) ?? []) + others
    paint(&out) { painter, out in painter.finish(keeping: lines, size: size, into: &out) }
    out += taskbar?.restoration ?? []
    taskbar?.forget()
  }

  /// What of a last sample has not been said yet; lines that were begun are over by that.
  func lastLines(_ sample: Sample) -> [Row] {
    hasRows ? lines(sample.journal) + entries.rows(open: sample.openLines) : []
  }

  /// The lines that were written since this was last asked, and where they are in what was written.
  func takeWrittenLines() -> [FramePainter.WrittenLine] { painter.takeWrittenLines() }

  /// The rows are gone by somebody else's hand, and the cursor is shown; these lines have not come
  /// through whole, and are to be written once more.
  func forget(size: ScreenSize, losing lines: [Row] = []) {
    catchUp()
    var unused: [UInt8] = []
    let held = painter.heldLines
    painter.heldLines = []
    painter.finish(size: size, into: &unused)
    painter.heldLines = lines + held
    taskbar?.forget()
  }

  /// Begins anew beneath whatever others have written meanwhile.
  func restart(size: ScreenSize, losing lines: [Row] = [], into out: inout [UInt8]) {
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
  func restoration() -> [UInt8] {
    var bytes = Self.restoration(of: &painter)
    if let taskbar { bytes += taskbar.restoration }
    return bytes
  }

  /// Takes the painter as what it changes, since to look at it would be to copy it.
  private static func restoration(of painter: inout FramePainter) -> [UInt8] {
    painter.restoration(.erasing)
  }

  /// Paints from the start of the first row, wherever what was typed has moved the cursor to.
  private func paint(
    _ out: inout [UInt8], _ body: (inout FramePainter, inout [UInt8]) -> Void
  ) {
    catchUp()
    let hadRows = painter.stage == .painted
    if hadRows { out.append(0x0D) }
    let start = out.count
    body(&painter, &out)
    if hadRows, out.count == start { out.removeLast() }
  }

  // MARK: Lines

  private func lines(_ journal: Journal.Reading) -> [Row] {
    guard journal.lost > 0 || !journal.entries.isEmpty else { return [] }
    return entries.missed(journal.lost) + journal.entries.flatMap(entries.rows)
  }

  /// Remembers about whose end there is a line: no row is needed to say it once more.
  private func note(_ sample: Sample) {
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

  private func rows(_ sample: Sample, size: ScreenSize) -> [Row] {
    let (moment, width) = (sample.moment, size.writableColumns)
    let room = min(Self.mostRows(size), theme.rowLimit ?? .max)
    let all = Nesting(activities(sample)).arranged
    let unseen = sample.presentation.running.count - sample.presentation.running.first.count
    let isCounted = room > 1 && (all.count > room || unseen > 0 && !all.isEmpty)
    let shown = all.prefix(isCounted ? min(all.count, room - 1) : room)
    figures.begin(shown.map(\.activity), at: moment)
    var parts = shown.map { activity, level in
      figures.paced(
        ActivityParts(activity, theme, words, level: level), of: activity)
    }
    if isCounted {
      parts.append(more(all.dropFirst(shown.count).map(\.activity), unseen: unseen))
    }
    return standing.rows(parts, at: moment, width: width)
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
