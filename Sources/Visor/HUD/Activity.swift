import Synchronization

/// The handle of one piece of work that runs.
///
/// Any thread may use it. The first end counts; whatever comes after it does nothing. A handle
/// that goes away without an end ends its activity quietly, and the journal says once where that
/// activity began.
public final class Activity: Sendable {
  /// The HUD that shows it.
  public let hud: HUD
  /// Its identity in samples and in the journal.
  public let id: Lifecycle.ID
  @usableFromInline let tally: Tally
  private let file: StaticString
  private let line: UInt

  init(hud: HUD, id: Lifecycle.ID, tally: Tally, file: StaticString, line: UInt) {
    self.hud = hud
    self.id = id
    self.tally = tally
    self.file = file
    self.line = line
  }

  deinit {
    hud.forget(id, file, line)
  }

  /// What is being done.
  public var message: String {
    get { hud.activity(id)?.message ?? "" }
    set { hud.take(.update(id, .message(newValue))) }
  }

  /// A second, quieter line.
  public var detail: String {
    get { hud.activity(id)?.detail ?? "" }
    set { hud.take(.update(id, .detail(newValue))) }
  }

  /// Whether it has neither ended nor been released.
  public var isRunning: Bool { hud.activity(id)?.isRunning ?? false }

  // MARK: Ends

  /// It worked; an empty message shows a check mark alone.
  public func succeed(_ message: String = "", detail: String = "", stay: Flash.Stay = .standard) {
    end(Flash(.success, message, detail: detail, stay: stay))
  }

  /// It did not work.
  public func fail(_ message: String = "", detail: String = "", stay: Flash.Stay = .standard) {
    end(Flash(.failure, message, detail: detail, stay: stay))
  }

  /// It worked, but something wants attention.
  public func warn(_ message: String = "", detail: String = "", stay: Flash.Stay = .standard) {
    end(Flash(.warning, message, detail: detail, stay: stay))
  }

  /// It was given up; nothing is flashed.
  public func cancel() {
    hud.end(id, .init(reason: .cancelled))
  }

  /// It is over, with this outcome or with none.
  ///
  /// - Parameters:
  ///   - flash: The outcome to be shown; `nil` for none.
  ///   - delay: How long from now; an end before then wins, and a later delayed end replaces
  ///     this one. Zero or less for now.
  ///   - instant: Whether the HUD goes at once where nothing else keeps it; without a delay only.
  ///   - reason: Why, for the record; what the flash says where none is named.
  public func end(
    _ flash: Flash? = nil, after delay: Duration = .zero, instant: Bool = false,
    reason: Lifecycle.Reason? = nil
  ) {
    hud.end(id, .init(flash, instant: instant, reason: reason), after: delay)
  }

  /// It is over, in this way.
  package func end(as ending: Lifecycle.Ending) {
    hud.end(id, ending)
  }

  // MARK: The way out

  /// Whether the person asked to cancel this.
  public var isCancelRequested: Bool { tally.cancelRequested.load(ordering: .acquiring) }

  /// Runs `handler` once, on the thread that reports it, when the person asks to cancel this;
  /// at once when that has been asked already, never when it ends before.
  ///
  /// The handler is kept until then or until the end: one that holds this handle keeps it so long.
  public func onCancelRequest(_ handler: @escaping @Sendable () -> Void) {
    hud.onCancelRequest(id, tally, handler)
  }
}
