/// Something that a screenlet does, as presenters are told of it.
///
/// Presenters tell one kind from another by its type: `interactor is GetWebTitleInteractor`. What it
/// does is said by an `AsyncInteractor`; one that is none does nothing, and stands for work that the
/// program shows by `Screenlet/showHUD(message:for:isolation:)` itself.
@MainActor
open class Interactor {
  /// How it ended.
  public enum End: Sendable {
    /// It worked.
    case success
    /// It did not work.
    case failure(any Error)
    /// Nobody wants it any more: it was cancelled, or it threw a `CancellationError`.
    case cancelled
  }

  /// The action for which it was made; empty until that begins.
  public internal(set) var actionName = ""
  /// How it ended last; `nil` where it has not.
  public internal(set) var end: End?
  /// What goes on now.
  weak var interaction: Interaction?

  /// One that does nothing.
  public init() {}

  /// Whether it runs.
  public var isRunning: Bool { interaction != nil }

  /// Nobody wants it any more: it has ended now, nothing is said of it, and its task is cancelled.
  ///
  /// What it comes to after all is not told to anybody. Where it does not run, nothing happens.
  public func cancel() {
    interaction?.end(.cancelled)
  }

  /// Does it; the result is how that ended, and what is to be told where it still counts.
  func perform() async -> Outcome {
    Outcome(end: .success) {}
  }

  /// What an interactor came to.
  struct Outcome {
    let end: End
    let tell: @MainActor () -> Void
  }
}
