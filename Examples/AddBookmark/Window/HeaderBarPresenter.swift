internal import AddBookmarkActions
internal import Visor
internal import VisorScreenlets

/// A title on its way shows as network activity; all else goes to the HUD, since that has words.
@MainActor
final class HeaderBarPresenter: HUDPresenter {
  private let network: NetworkActivityIndicatorPresenter

  init(_ network: NetworkActivityIndicatorPresenter) {
    self.network = network
    super.init()
  }

  override func showHUD(in hud: HUD, message: String?, for interactor: Interactor) {
    guard interactor is GetWebTitleInteractor else {
      return super.showHUD(in: hud, message: message, for: interactor)
    }
    network.showHUD(in: hud, message: message, for: interactor)
  }

  override func hideHUD(
    from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?
  ) {
    guard interactor is GetWebTitleInteractor else {
      return super.hideHUD(from: hud, message: message, for: interactor, error: error)
    }
    network.hideHUD(from: hud, message: message, for: interactor, error: error)
  }
}
