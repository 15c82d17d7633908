public import Visor
public import VisorScene

/// Shows interactors in the HUD of their screen, with their messages: the presenter that screenlets have
/// unless they want another.
///
/// Each interactor is an activity of its own, so that one that ends hides nobody else's. Success goes by
/// itself, 1.5 s and 0.01 s a character after it came up, or when somebody taps it; failure stays until
/// somebody does.
///
/// Override both methods for the kinds of interactors that are to be shown in another way.
@MainActor
open class HUDPresenter: ProgressPresenter {
  /// The colour of the box, which `theme(over:)` gives to a theme; `nil` for the theme's own.
  public var customColor: HUDScene.Color?
  /// How much of what lies beneath a box of that colour it hides: from 0 to 1.
  public var customOpacity = 0.8

  private var shown = ShownActivities()

  /// A presenter that shows nothing yet.
  public init() {}

  open func showHUD(in hud: HUD, message: String?, for interactor: Interactor) {
    let text = ProgressText(message ?? NoProgressMessage)
    if let activity = shown[interactor] {
      activity.message = text.title
      activity.detail = text.detail
      return
    }
    let activity = hud.begin(text.title, detail: text.detail)
    shown.add(activity, for: interactor)
    activity.onCancelRequest { Task { @MainActor in interactor.cancel() } }
  }

  open func hideHUD(
    from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?
  ) {
    let flash = message.flatMap { Flash($0, error: error) }
    if let activity = shown.remove(interactor) {
      activity.end(flash, reason: Lifecycle.Reason(interactor, error))
    } else if let flash {
      hud.flash(flash)
    }
  }

  /// The activity by which an interactor is shown, for saying how far it is; any thread may use it.
  ///
  /// `nil` while it is not shown.
  public final func activity(for interactor: Interactor) -> Activity? {
    shown[interactor]
  }
}

extension Lifecycle.Reason {
  /// Why an interactor is no longer at work.
  @MainActor
  fileprivate init(_ interactor: Interactor, _ error: (any Error)?) {
    if case .cancelled? = interactor.end {
      self = .cancelled
    } else {
      self = error == nil ? .succeeded : .failed
    }
  }
}
