package import Visor
package import VisorScreenlets
package import VisorTestSupport

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

extension ScreenletCell {
  /// Plays it, and has a surface say what it shows when that counts.
  ///
  /// Both HUDs are to have the clock that it moves.
  ///
  /// - Parameter look: What is in the HUD, and whether the indicator is on.
  @MainActor
  package func play(
    _ hud: HUD, _ indicator: NetworkActivityIndicator, _ time: HandMovedTime,
    look: () throws -> (hud: Seen, isIndicated: Bool)
  ) async rethrows -> [Sight] {
    let (button, spinner) = (PlainButton(), PlainSpinner())
    let view = PlainView(["save": messages]) {
      progressPresenter(indicator, button, spinner)
    }
    let screenlet = Screenlet(view: view, hud: hud)
    let work = Work()
    screenlet.customInteractor = { _, _ in interactor(work) }
    var sights: [Sight] = []
    func pass(_ milliseconds: Int) throws {
      time.advance(by: .milliseconds(milliseconds))
      let (seen, isIndicated) = try look()
      let isInline = button.isHidden && spinner.isAnimating
      sights.append(Sight(seen, isIndicated: isIndicated, isInline: isInline))
    }
    screenlet.performAction(name: "save")
    if outcome == .unstarted { screenlet.cancelAction("save") }
    if outcome == .declined { await screenlet.untilIdle() }
    try pass(700)
    switch outcome {
    case .success: work.finish(.success("Visor"))
    case .failure: work.finish(.failure(Work.Failure()))
    case .invalid: work.finish(.failure(ValidationError("A bookmark needs a URL\nPaste one")))
    case .cancelled:
      screenlet.cancelAction("save")
      work.finish(.failure(Work.Failure()))
    case .unstarted, .declined, .missing: break
    }
    await screenlet.untilIdle()
    try pass(500)
    try pass(900)
    try pass(600_000)
    hud.dismiss()
    try pass(1_000)
    return sights
  }

  @MainActor
  private func interactor(_ work: Work) -> Interactor? {
    let body: @MainActor (Interactor) async throws -> String = { _ in
      if outcome == .declined { throw CancellationError() }
      return try await work.result()
    }
    switch (outcome, presenter) {
    case (.missing, _): return nil
    case (_, .ownOfSubclass), (_, .ownOfWrapper): return GetWebTitleInteractor(body)
    default: return AsyncInteractor(body)
    }
  }

  @MainActor
  private func progressPresenter(
    _ indicator: NetworkActivityIndicator, _ button: PlainButton, _ spinner: PlainSpinner
  ) -> any ProgressPresenter {
    switch presenter {
    case .hud: HUDPresenter()
    case .network: NetworkActivityIndicatorPresenter(indicator)
    case .ownOfSubclass, .otherOfSubclass:
      AddBookmarkProgressPresenter(button: button, activityIndicator: spinner)
    case .ownOfWrapper, .otherOfWrapper:
      InlinePresenter(button, spinner, others: HUDPresenter())
    }
  }
}
