public import Visor

/// Shows that an interactor is at work, and how it ended.
///
/// A presenter may show some interactors and hand the others on: to the class that it extends, or to
/// another presenter that it holds.
@MainActor
public protocol ProgressPresenter: AnyObject {
  /// An interactor is at work.
  ///
  /// It is said again when the message changes.
  ///
  /// - Parameters:
  ///   - hud: The HUD of the screen that the work belongs to.
  ///   - message: What is said of it; empty for progress without a word.
  ///   - interactor: What is at work.
  func showHUD(in hud: HUD, message: String?, for interactor: Interactor)

  /// An interactor is no longer at work.
  ///
  /// It is said of each interactor that has run, also of those that were never shown.
  ///
  /// - Parameters:
  ///   - hud: The HUD of the screen that the work belongs to.
  ///   - message: What is said of its end; `nil` for nothing. One that was cancelled has none.
  ///   - interactor: What was at work.
  ///   - error: Why it did not work; `nil` where it did, or was cancelled.
  func hideHUD(
    from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?)
}
