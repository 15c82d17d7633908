public import Visor

/// Shows interactors by a small indicator, without messages and without holding input back.
///
/// It goes on for as long as one of them is at work: each counts once, however often it is shown or
/// hidden.
@MainActor
open class NetworkActivityIndicatorPresenter: ProgressPresenter {
  /// Where it is shown.
  public let indicator: NetworkActivityIndicator
  private var shown = ShownActivities()

  /// A presenter that shows nothing yet.
  public init(_ indicator: NetworkActivityIndicator = .shared) {
    self.indicator = indicator
  }

  open func showHUD(in hud: HUD, message: String?, for interactor: Interactor) {
    guard shown[interactor] == nil else { return }
    shown.add(indicator.hud.begin("", passes: true), for: interactor)
  }

  open func hideHUD(
    from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?
  ) {
    shown.remove(interactor)?.end()
  }
}
