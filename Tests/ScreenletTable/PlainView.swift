package import VisorScreenlets

/// A view with the messages and the presenter that a test gives it.
@MainActor
package final class PlainView: ScreenletView {
  package var progressMessages: [String: ProgressMessages]
  private let presenter: () -> any ProgressPresenter

  package init(
    _ messages: [String: ProgressMessages] = [:],
    presenter: @escaping () -> any ProgressPresenter = { HUDPresenter() }
  ) {
    progressMessages = messages
    self.presenter = presenter
  }

  package func createProgressPresenter() -> any ProgressPresenter { presenter() }
}
