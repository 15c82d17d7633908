import Synchronization

/// The heads-up display: what a program has to say about its work in progress.
///
///     let hud = HUD()
///     let upload = hud.begin("Uploading", total: files.count)
///     for file in files {
///       send(file)
///       upload.advance()
///     }
///     upload.succeed("Uploaded")
///
/// Any thread may call it at any time, without `await`; nothing waits for a screen. Surfaces show
/// it: as many as there are, coming and going as they like, or none.
public final class HUD: Sendable {
  /// What is guarded by the lock.
  struct State: ~Copyable {
    var lifecycle: Lifecycle
    var ledger = Ledger()
    var sources = Sources()
    var openLines = OpenLines()
    var front: Front
    var surfaces: [any Surface] = []
    /// How often something was reported.
    var edition: UInt64 = 0
    /// How many have the screens now, and so how often each surface was suspended.
    var suspensions = 0
    /// Of running activities only.
    var cancelHandlers: [Lifecycle.ID: [@Sendable () -> Void]] = [:]
    /// What nobody will call any more.
    ///
    /// It is let go of when the lock is free: what it captures may use the HUD as it goes, as the
    /// last handle of an activity does.
    var retired: [@Sendable () -> Void] = []
  }

  /// One for programs small enough to have one HUD.
  public static let shared = HUD()

  /// By which times it comes up, stays and goes.
  public let settings: Settings
  /// The words that Visor says of its own on the surfaces of this HUD.
  public let words: Words
  let time: TimeSource
  /// Whether any activity ever had a source: looking costs no more where none has.
  let hasSources = Atomic(false)
  private let state: Mutex<State>

  /// A HUD that shows nothing yet.
  ///
  /// - Parameters:
  ///   - settings: By which times it comes up, stays and goes.
  ///   - words: What Visor says of its own.
  ///   - clock: Where the time comes from; one that never goes back.
  public init(
    _ settings: Settings = Settings(), words: Words = Words(),
    clock: some Clock<Duration> = SuspendingClock()
  ) {
    self.settings = settings
    self.words = words
    time = TimeSource(clock)
    state = Mutex(State(lifecycle: Lifecycle(settings), front: Front(settings)))
  }

  // MARK: Outcomes and acts

  /// Shows an outcome that belongs to no activity.
  public func flash(_ flash: Flash, instant: Bool = false) {
    take(.flash(flash, instant: instant))
  }

  /// Shows an outcome that belongs to no activity.
  public func flash(_ kind: Flash.Kind, _ message: String, stay: Flash.Stay = .standard) {
    flash(Flash(kind, message, stay: stay))
  }

  /// The person tapped, clicked or pressed Esc on what is on screen.
  public func dismiss() {
    take(.dismiss)
  }

  /// The person used the way out that is offered; the owner of that activity is told.
  public func cancel() {
    let handlers = report { state, now in state.takeCancel(at: now) }
    for handler in handlers { handler() }
  }

  /// Takes everything down for good: all activities have ended, all outcomes are gone.
  public func hide(instant: Bool = false) {
    report { state, now in
      state.finishAll(at: now)
      state.lifecycle.take(.hide(instant: instant), at: now)
    }
  }

  /// A line that must not be lost, above whatever is on a screen that scrolls.
  ///
  /// A `LogWriter` is for lines that come bit by bit.
  public func log(_ line: String) {
    take(.log(line))
  }

  // MARK: The lock

  func take(_ fact: Lifecycle.Fact) {
    report { state, now in _ = state.lifecycle.take(fact, at: now) }
  }

  /// Changes what is guarded at the present moment, and wakes the surfaces.
  @discardableResult
  func report<Result: Sendable>(_ body: (inout State, Moment) -> Result) -> Result {
    let (result, surfaces) = look { state, now in
      state.edition &+= 1
      return (body(&state, now), state.surfaces)
    }
    for surface in surfaces { surface.wake() }
    return result
  }

  /// The present moment, if nothing was reported since an edition and nothing has become due, and if
  /// `body` says so too.
  func unchanged(
    since edition: UInt64, before deadline: Moment, _ body: (borrowing State) -> Bool
  ) -> Moment? {
    state.withLock { state in
      let now = time.now()
      return state.edition == edition && now < deadline && body(state) ? now : nil
    }
  }

  /// Reads or changes what has nothing to do with the time.
  func glance<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in body(&state) }
  }

  /// Reads, or changes without waking anybody.
  ///
  /// The time is read under the lock, so that moments come in the order in which facts are taken.
  /// Nothing else that is not Visor's own runs there.
  func look<Result: Sendable>(_ body: (inout State, Moment) -> Result) -> Result {
    let (result, _) = state.withLock { state in
      let now = time.now()
      state.takeDueEnds(by: now)
      let result = body(&state, now)
      let retired = state.retired
      state.retired = []
      return (result, retired)
    }
    return result
  }
}
