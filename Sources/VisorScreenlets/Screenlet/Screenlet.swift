public import Visor

/// A piece of a screen with actions that take time: it makes an interactor for each, runs it, and has
/// its progress shown.
///
///     final class AddBookmarkScreenlet: Screenlet {
///       static let addBookmarkAction = "add-bookmark"
///
///       override func createInteractor(name: String, sender: Any?) -> Interactor? {
///         AddBookmarkInteractor(form.bookmark)
///       }
///     }
///
///     screenlet.performAction(name: AddBookmarkScreenlet.addBookmarkAction)
///
/// Any number of actions may run at once. When the screenlet goes away, so does what is shown of them,
/// and their tasks are cancelled.
@MainActor
open class Screenlet {
  /// The name of the action that stands for all that have no messages of their own.
  public nonisolated static let defaultAction = "defaultAction"

  /// The HUD of the screen.
  public let hud: HUD

  /// What is on screen; another one brings its own presenter.
  public var screenletView: any ScreenletView {
    didSet { presenter = nil }
  }

  /// What shows progress; the view's own unless another one is set.
  ///
  /// An action that runs goes on with the presenter that it began with, until it has ended.
  public var progressPresenter: any ProgressPresenter {
    get {
      if let presenter { return presenter }
      let created = screenletView.createProgressPresenter()
      presenter = created
      return created
    }
    set { presenter = newValue }
  }

  /// Makes an interactor in place of the screenlet's own; `nil` leaves it to the screenlet.
  public var customInteractor: ((_ name: String, _ sender: Any?) -> Interactor?)?

  private var presenter: (any ProgressPresenter)?
  var interactions: [Interaction] = []
  var idlers: [CheckedContinuation<Void, Never>] = []
  let reports = MainOrder()

  /// A screenlet whose actions have yet to begin.
  ///
  /// - Parameters:
  ///   - view: What is on screen.
  ///   - hud: The HUD of that screen.
  public init(view: any ScreenletView, hud: HUD = .shared) {
    screenletView = view
    self.hud = hud
  }

  deinit {
    let left = interactions
    if !left.isEmpty { reports.add { for interaction in left { interaction.end(.cancelled) } } }
  }

  // MARK: For those who extend it

  /// Makes what performs an action; `nil` for an action that there is not.
  open func createInteractor(name: String, sender: Any?) -> Interactor? { nil }

  /// An interactor is about to start.
  open func onStartInteraction(_ interactor: Interactor) {}

  /// An interactor has ended, and its progress is about to be hidden.
  open func onFinishInteraction(_ interactor: Interactor, _ end: Interactor.End) {}

  /// What is said when an action has failed: what a `ValidationError` says, else the action's failure
  /// message; `nil` for nothing.
  open func failureMessage(_ error: any Error, action: String) -> String? {
    if let error = error as? ValidationError, !error.message.isEmpty { return error.message }
    return progressMessage(.failure, action: action)
  }
}
