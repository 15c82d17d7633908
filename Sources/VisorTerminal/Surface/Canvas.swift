import CVisorSystem
import Visor

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A descriptor that a HUD is drawn on, and what is on it.
///
/// Not for two threads at once: whoever has it, guards it.
struct Canvas {
  enum Screen {
    case live(LiveScreen)
    indirect case plain(PlainScreen)
    indirect case reporting(EventScreen)
  }

  /// How often it is asked whether others still use the terminal.
  private static let closestLook = Duration.milliseconds(100)
  /// How long after a question for a password the rows stay away: `sudo` needs a while for the answer,
  /// and then has the terminal to itself.
  private static let answering = Duration.milliseconds(500)

  let descriptor: Int32
  private let outer: Int32?
  private var outlet: Outlet
  var patience: Patience
  /// The same for the output of others, where this does not write to the descriptor.
  private var patienceBeside: Patience
  var screen: Screen
  var cursor = Journal.Cursor()
  var guests = GuestScreens()
  /// The HUD that the canvas was made for is shown no more, but others are.
  var isHostOver = false
  /// Nobody is shown any more, and nobody else will be.
  var isOver = false
  /// What is shown in its place.
  private static let nobody = HUD()
  var bytes: [UInt8] = []
  /// Lines that are on their way, and where they are among what the outlet was given.
  private var pendingLines: [FramePainter.WrittenLine] = []
  private let place: Int32
  /// What puts the terminal in order after the last write.
  var restoration: [UInt8] = []
  var counts: visor_restore_counts
  /// Whether the rows are being taken away, or are gone, for others to have the terminal.
  var isLeaving = false
  /// Whether the program is stopped, or about to be.
  var isStopped = false
  /// How many in the program have the terminal instead.
  var holders = 0
  /// What lets the program's own output pass.
  var capture: OutputCapture?
  var isClosed = false
  /// How a shared terminal is when nobody else uses it; `nil` for one that is not shared.
  let usual: UInt32?
  /// The rows have made way for others who use the terminal.
  var isAside = false
  /// When somebody was last seen to ask for what is not to be seen.
  private var asked: Moment?

  /// - Parameters:
  ///   - outer: Where another HUD listens, which has the terminal; `nil` when none does.
  ///   - alarm: What gets a byte when a signal has taken the picture away and the program goes on.
  ///   - isShared: Whether the terminal is other programs' as well: its settings are theirs, and
  ///     the rows make way for whoever uses it.
  init(
    descriptor: Int32, outer: Int32? = nil, _ look: Look, grace: Duration, alarm: Int32 = -1,
    isShared: Bool = false
  ) {
    self.descriptor = descriptor
    self.outer = outer
    let isLive = look.manner == .live && outer == nil
    usual = isLive && isShared ? visor_use_usual(descriptor) : nil
    outlet = Outlet(descriptor: outer ?? descriptor)
    patience = Patience(for: descriptor, isChannel: outer != nil)
    patienceBeside = Patience(for: descriptor)
    screen =
      if outer != nil {
        .reporting(EventScreen(source: OuterHUD.newSource()))
      } else if isLive {
        .live(LiveScreen(look, grace: grace))
      } else {
        .plain(PlainScreen(look))
      }
    place = isLive ? visor_restore_open(descriptor, outlet.exit.descriptor, alarm) : -1
    counts = visor_restore_counts()
  }

  /// Where to wait before the next picture can be drawn; `nil` when it can be.
  var stall: Outlet.Exit? { outlet.isBehind ? outlet.exit : nil }

  /// Draws what there is to be drawn, and answers when to draw again if nobody reports.
  ///
  /// Nothing while the last picture has not been taken: what there is to say waits in the journal.
  mutating func draw(_ hud: HUD) -> Moment? {
    guard !isClosed, !isAway, !outlet.isBroken, !visor_restore_is_held() else { return nil }
    if stepAside() {
      if use == VISOR_USE_ASKING { asked = hud.now }
      return hud.now + Self.closestLook
    }
    if let asked, hud.now - asked < Self.answering { return asked + Self.answering }
    let size = size
    forgetIfRestored(size)
    flush()
    guard !outlet.isBehind, !outlet.isBroken else { return nil }
    if case .live(let live) = screen, guests.isEmpty, !isHostOver,
      let next = live.turn(hud, size: size, into: &bytes)
    {
      write(restoring: restoration)
      return next
    }
    let next: Moment?
    let sample: Sample
    switch screen {
    case .live(let live):
      sample = (isHostOver ? Self.nobody : hud)
        .sample(since: cursor, first: LiveScreen.limit(size))
      live.draw(sample, above: guests.picture(size: size), size: size, into: &bytes)
      next = .earlier(
        live.nextFrame(after: sample), guests.nextFrame.map { hud.now + $0 })
    case .plain(var plain):
      sample = hud.sample(since: cursor, first: PlainScreen.limit)
      plain.draw(sample, into: &bytes)
      next = plain.nextLook
      screen = .plain(plain)
    case .reporting(var events):
      sample = hud.sample(since: cursor, first: EventScreen.limit)
      events.draw(sample, time: visor_clock_wall(), into: &bytes)
      next = events.nextLook
      screen = .reporting(events)
    }
    cursor = sample.journal.cursor
    write()
    return .earlier(next, sample.deadline)
  }

  /// Writes more of what has not been taken yet; answers whether that was anything.
  mutating func goOn() -> Bool {
    forgetIfRestored(size)
    return flush()
  }

  /// - Parameter after: What puts the terminal in order after this, where that is known already.
  @discardableResult
  private mutating func flush(restoring after: [UInt8]? = nil) -> Bool {
    guard outlet.isBehind else { return false }
    let after = after ?? currentRestoration
    // A signal that comes before all is written finds rows that are there still, or already.
    let during = restoration.isEmpty ? after : restoration
    visor_restore_enter(place, during, during.count)
    let isMore = outlet.flush()
    let taken = outlet.taken
    if outlet.isBehind {
      pendingLines.removeAll { $0.place.upperBound <= taken }
    } else {
      pendingLines.removeAll()
    }
    restoration = outlet.isBehind ? during : after
    if usual == nil { visor_restore_echo(place, !hasRows || isLeaving) }
    visor_restore_leave(place, restoration, restoration.count)
    if isMore { patience.renew() }
    return isMore
  }

  /// Whether there may be rows on the terminal: what puts it in order is more than the taskbar's.
  private var hasRows: Bool {
    !restoration.isEmpty && restoration != TaskbarState.none.bytes
  }

  private var currentRestoration: [UInt8] {
    if case .live(let live) = screen { live.restoration() } else { [] }
  }

  /// Passes another program's output on, above the rows where there are any.
  ///
  /// It is for the caller to wait where that has made a `stall`.
  mutating func pass(_ output: UnsafeRawBufferPointer) {
    guard outer == nil else {
      _ = passBeside(output)
      return
    }
    guard !isClosed else {
      _ = visor_terminal_write(descriptor, output.baseAddress, output.count)
      return
    }
    _ = stepAside()
    if case .live(let live) = screen {
      let size = size
      forgetIfRestored(size)
      live.pass(output, size: size, into: &bytes)
    } else {
      bytes.append(contentsOf: output)
    }
    write()
  }

  /// Passes it on likewise, and waits as at the end; answers whether all is taken.
  ///
  /// Nothing is added to what is not taken by then.
  mutating func passBriefly(_ output: UnsafeRawBufferPointer) -> Bool {
    guard outer == nil else { return passBeside(output) }
    guard drain() else { return false }
    if !output.isEmpty { pass(output) }
    return drain()
  }

  /// Passes output on to the terminal of whose rows another HUD takes care.
  private mutating func passBeside(_ output: UnsafeRawBufferPointer) -> Bool {
    var beside = Outlet(descriptor: descriptor)
    defer { beside.close() }
    beside.append(Array(output))
    return beside.drain(&patienceBeside)
  }

  /// Shows these lines beneath the rows; they are neutralised already.
  mutating func show(tail: [String]) {
    guard case .live(let live) = screen else { return }
    live.tail = tail
  }

  /// Writes what has not been said yet, and gives the terminal back for good.
  mutating func close(_ hud: HUD) {
    guard !isClosed else { return }
    // A program in the background would write into the foreground's screen, or be stopped for it.
    guard use != VISOR_USE_OTHERS else { return giveUp() }
    (isStopped, holders) = (false, 0)
    let sample = (isHostOver ? Self.nobody : hud)
      .sample(since: cursor, first: PlainScreen.limit)
    if case .plain(var plain) = screen, drain() {
      plain.finish(sample, into: &bytes)
      write()
      drain()
    }
    if case .reporting(var events) = screen {
      events.finish(sample, time: visor_clock_wall(), into: &bytes)
      write()
      drain()
    }
    finish(sample)
    giveUp()
  }

  private mutating func giveUp() {
    visor_restore_close(place)
    outlet.close()
    if let outer { releaseDescriptor(outer) }
    isClosed = true
  }

  mutating func finish(_ sample: Sample?) {
    guard case .live(let live) = screen, !isAway, !isClosed else { return }
    // What is typed is shown again before anything waits for a terminal that takes nothing.
    isLeaving = true
    let size = size
    forgetIfRestored(size)
    live.finish(
      sample, keeping: sample == nil ? [] : guests.removeAll(), size: size, into: &bytes)
    write()
    drain()
  }

  /// Takes note of what a signal has done.
  mutating func forgetIfRestored(_ size: ScreenSize) {
    let now = visor_restore_counts()
    guard case .live(let live) = screen,
      now.restored != counts.restored || now.stopped != counts.stopped
    else { return }
    let wasStopped = now.stopped != counts.stopped && !restoration.isEmpty
    counts = now
    restoration = []
    // The rest of a picture that is gone; its lines come again, whole.
    let lines = pendingLines.map(\.line)
    let isCut = pendingLines.first.map { $0.place.lowerBound < outlet.taken } ?? false
    pendingLines.removeAll()
    outlet.discard()
    if wasStopped {
      live.restart(size: size, losing: lines, into: &bytes)
    } else {
      live.forget(size: size, losing: lines)
      if isCut { bytes += [0x0D] + .eraseBelow }
    }
  }

  var size: ScreenSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    let isKnown = visor_terminal_size(descriptor, &columns, &rows)
    return isKnown
      ? ScreenSize(columns: Int(columns), rows: Int(rows)) : ScreenSize(columns: 0, rows: 0)
  }

  mutating func write(restoring after: [UInt8]? = nil) {
    if case .live(let live) = screen, after == nil {
      let added = outlet.added
      pendingLines += live.takeWrittenLines().map { $0.moved(by: added) }
    }
    outlet.append(bytes)
    bytes.removeAll(keepingCapacity: true)
    flush(restoring: after)
  }

  /// Waits until all is taken, as long as some is from time to time; answers whether all was.
  @discardableResult
  private mutating func drain() -> Bool {
    while outlet.isBehind, patience.wait(for: outlet.exit) {
      let isTaken = flush()
      if outlet.isBehind { patience.note(isTaken: isTaken) }
    }
    return !outlet.isBehind
  }
}
