package import Visor
package import VisorScreenlets

/// A button, as far as a presenter cares.
@MainActor
package final class PlainButton {
  package var isHidden = false

  package init() {}
}

/// A spinner likewise.
@MainActor
package final class PlainSpinner {
  package private(set) var isAnimating = false

  package init() {}

  package func startAnimating() { isAnimating = true }

  package func stopAnimating() { isAnimating = false }
}

/// The interactor that has a spinner of its own.
package final class GetWebTitleInteractor: AsyncInteractor<String, any Error> {}

/// Shows the one kind of interactor by a spinner in place of its button, and all others in the HUD.
package final class AddBookmarkProgressPresenter: HUDPresenter {
  package let button: PlainButton?
  package let activityIndicator: PlainSpinner?

  package init(button: PlainButton?, activityIndicator: PlainSpinner?) {
    self.button = button
    self.activityIndicator = activityIndicator
    super.init()
  }

  package override func showHUD(in hud: HUD, message: String?, for interactor: Interactor) {
    guard interactor is GetWebTitleInteractor else {
      return super.showHUD(in: hud, message: message, for: interactor)
    }
    button?.isHidden = true
    activityIndicator?.startAnimating()
  }

  package override func hideHUD(
    from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?
  ) {
    guard interactor is GetWebTitleInteractor else {
      return super.hideHUD(from: hud, message: message, for: interactor, error: error)
    }
    activityIndicator?.stopAnimating()
    button?.isHidden = false
  }
}

/// The same for any presenter, by holding it.
package final class InlinePresenter: ProgressPresenter {
  private let button: PlainButton
  private let spinner: PlainSpinner
  private let others: any ProgressPresenter

  package init(_ button: PlainButton, _ spinner: PlainSpinner, others: any ProgressPresenter) {
    self.button = button
    self.spinner = spinner
    self.others = others
  }

  package func showHUD(in hud: HUD, message: String?, for interactor: Interactor) {
    guard interactor is GetWebTitleInteractor else {
      return others.showHUD(in: hud, message: message, for: interactor)
    }
    button.isHidden = true
    spinner.startAnimating()
  }

  package func hideHUD(
    from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?
  ) {
    guard interactor is GetWebTitleInteractor else {
      return others.hideHUD(from: hud, message: message, for: interactor, error: error)
    }
    spinner.stopAnimating()
    button.isHidden = false
  }
}
