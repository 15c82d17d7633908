internal import AddBookmarkActions
internal import CGTK
internal import ExampleWidgets
internal import Visor
internal import VisorScreenlets

/// The button that gets a title becomes a spinner while one is on its way; all else goes to the HUD.
@MainActor
final class AddBookmarkProgressPresenter: HUDPresenter {
  private let button: Widget
  private let activityIndicator: Widget

  /// - Parameters:
  ///   - button: In one stack with the indicator, so that nothing moves when they change places.
  init(button: Widget, activityIndicator: Widget) {
    self.button = button
    self.activityIndicator = activityIndicator
    super.init()
  }

  override func showHUD(in hud: HUD, message: String?, for interactor: Interactor) {
    guard interactor is GetWebTitleInteractor else {
      return super.showHUD(in: hud, message: message, for: interactor)
    }
    gtk_spinner_start(activityIndicator.opaque)
    activityIndicator.showInStack()
  }

  override func hideHUD(
    from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?
  ) {
    guard interactor is GetWebTitleInteractor else {
      return super.hideHUD(from: hud, message: message, for: interactor, error: error)
    }
    gtk_spinner_stop(activityIndicator.opaque)
    button.showInStack()
  }
}
