package import Visor
package import VisorScreenlets
package import VisorTestSupport

/// A cell that is played step by step, so that a surface with a loop of its own can turn that meanwhile.
@MainActor
package final class ScreenletRun {
  /// What happens next.
  package enum Step: Sendable, CaseIterable {
    case begin
    case end
    case wait
    case waitLong
    case tap

    /// How long it is until somebody looks.
    package var pause: Duration {
      switch self {
      case .begin: .milliseconds(700)
      case .end: .milliseconds(500)
      case .wait: .milliseconds(900)
      case .waitLong: .seconds(600)
      case .tap: .seconds(1)
      }
    }
  }

  private let cell: ScreenletCell
  private let screenlet: Screenlet
  private let button = PlainButton()
  private let spinner = PlainSpinner()
  private let work = Work()
  private var isToEnd = false

  /// - Parameters:
  ///   - hud: The HUD of the screen.
  ///   - indicator: What presenters without words show; by the same clock.
  package init(_ cell: ScreenletCell, _ hud: HUD, _ indicator: NetworkActivityIndicator) {
    self.cell = cell
    let (button, spinner) = (button, spinner)
    let view = PlainView(["save": cell.messages]) {
      cell.progressPresenter(indicator, button, spinner)
    }
    screenlet = Screenlet(view: view, hud: hud)
    screenlet.customInteractor = { [work] _, _ in cell.interactor(work) }
  }

  /// Does a step; what follows from it has come when `isSettled`.
  package func take(_ step: Step) {
    switch step {
    case .begin:
      screenlet.performAction(name: "save")
      if cell.outcome == .unstarted { screenlet.cancelAction("save") }
      isToEnd = cell.outcome == .declined
    case .end:
      if cell.outcome == .cancelled { screenlet.cancelAction("save") }
      work.finish(cell.answer)
      isToEnd = true
    case .wait, .waitLong: break
    case .tap: screenlet.hud.dismiss()
    }
  }

  /// Whether an action that is to end has ended.
  package var isSettled: Bool { !isToEnd || !screenlet.isActionRunning("save") }

  /// Waits until it is settled.
  package func untilSettled() async {
    if isToEnd { await screenlet.untilIdle() }
  }

  /// What there is to be seen, given what is in the HUD and whether the indicator is on.
  package func sight(_ seen: Seen, isIndicated: Bool) -> Sight {
    Sight(seen, isIndicated: isIndicated, isInline: button.isHidden && spinner.isAnimating)
  }
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
    let run = ScreenletRun(self, hud, indicator)
    var sights: [Sight] = []
    for step in ScreenletRun.Step.allCases {
      run.take(step)
      await run.untilSettled()
      time.advance(by: step.pause)
      let (seen, isIndicated) = try look()
      sights.append(run.sight(seen, isIndicated: isIndicated))
    }
    return sights
  }

  fileprivate var answer: Result<String, any Error> {
    switch outcome {
    case .invalid: .failure(ValidationError("A bookmark needs a URL\nPaste one"))
    case .failure, .cancelled: .failure(Work.Failure())
    case .success, .unstarted, .declined, .missing: .success("Visor")
    }
  }

  @MainActor
  fileprivate func interactor(_ work: Work) -> Interactor? {
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
  fileprivate func progressPresenter(
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
