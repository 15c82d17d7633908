import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

/// What presenters of this kind are known to get wrong.
@MainActor
@Suite struct KnownFaultTests {
  @Test("A hide without a show does not make the network counter fall below zero")
  func counterBelowZero() {
    let time = HandMovedTime()
    let indicator = NetworkActivityIndicator(clock: time)
    let presenter = NetworkActivityIndicatorPresenter(indicator)
    let (first, second) = (Interactor(), Interactor())
    for _ in 1...3 {
      presenter.hideHUD(from: indicator.hud, message: nil, for: first, error: nil)
    }
    presenter.showHUD(in: indicator.hud, message: nil, for: second)
    time.advance(by: .seconds(1))
    #expect(indicator.isVisible && indicator.hud.presentation().running.count == 1)
    presenter.hideHUD(from: indicator.hud, message: nil, for: second, error: nil)
  }

  @Test("An interactor that does not even start leaves nothing up, and is not tracked")
  func neverStarts() async {
    let stage = Rehearsal(["save": savingMessages])
    stage.screenlet.customInteractor = { _, _ in
      AsyncInteractor<String, any Error> { _ in throw CancellationError() }
    }
    stage.screenlet.performAction(name: "save")
    await stage.screenlet.untilIdle()
    #expect(
      stage.after(5_000) == .nothing && stage.hud.leftovers == []
        && !stage.screenlet.isActionRunning("save"))
  }

  @Test("An interactor that does nothing at all has ended, too")
  func doesNothing() async {
    let stage = Rehearsal(["save": savingMessages])
    stage.screenlet.customInteractor = { _, _ in Interactor() }
    stage.screenlet.performAction(name: "save")
    await stage.screenlet.untilIdle()
    #expect(stage.after(1_000) == .news("Saved") && stage.hud.leftovers == [])
  }

  @Test("A hide that follows a show from another thread is not lost")
  func hideOvertakesShow() async {
    let presenter = RecordingPresenter()
    let stage = Rehearsal(presenter: { presenter })
    let interactor = Interactor()
    // As from elsewhere: the main actor has yet to come to it.
    stage.screenlet.showHUD(message: "Uploading", for: interactor, isolation: nil)
    let isWaiting = presenter.told == []
    stage.screenlet.hideHUD(for: interactor)
    for _ in 1...10 { await Task.yield() }
    #expect(
      isWaiting && presenter.told == ["show  Uploading", "hide  nil"] && !interactor.isRunning)
  }

  @Test("Success with an empty text shows no empty box", arguments: ["", " ", "\n", "\r\n \n"])
  func emptySuccess(text: String) async {
    let stage = Rehearsal(["save": [.working: "Saving", .success: text]])
    stage.screenlet.performAction(name: "save")
    stage.after(1_000)
    await stage.finish("save")
    #expect(stage.after(400) == .nothing)
  }

  @Test("Taps do not pile up: each takes one thing, however often progress was shown before")
  func tapsPileUp() async {
    let stage = Rehearsal(["save": savingMessages])
    for _ in 1...5 {
      stage.screenlet.performAction(name: "save")
      stage.after(700)
      await stage.finish("save")
      stage.after(5_000)
    }
    stage.hud.flash(.warning, "Disk almost full", stay: .untilDismissed)
    stage.screenlet.performAction(name: "save")
    await stage.fail("save")
    var seen = [stage.after(1_000)]
    stage.hud.dismiss()
    stage.hud.dismiss()
    seen.append(stage.after(1_000))
    stage.hud.dismiss()
    seen.append(stage.after(1_000))
    #expect(seen == [.alarm("Not saved"), .alarm("Disk almost full"), .nothing])
  }

  @Test("The end of one action does not close another's HUD")
  func sharedHUD() async {
    let stage = Rehearsal([
      "save": [.working: "Saving"], "load": [.working: "Loading"],
    ])
    stage.screenlet.performAction(name: "save")
    stage.after(1_000)
    stage.screenlet.performAction(name: "load")
    let both = stage.after(1_000)
    await stage.finish("load")
    let one = stage.after(2_000)
    await stage.finish("save")
    #expect([both, one, stage.after(2_000)] == [.work("Loading"), .work("Saving"), .nothing])
  }

  @Test("Lines after the second are kept", arguments: ["\n", "\r\n", "\u{2028}"])
  func linesDropped(newline: String) async {
    let text = ["Not saved", "The disk is full.", "Delete something.", "", "Or buy a larger one."]
    let stage = Rehearsal(["save": [.failure: text.joined(separator: newline)]])
    stage.screenlet.performAction(name: "save")
    await stage.fail("save")
    guard case .outcome(let outcome)? = stage.hud.presentation().content else {
      return #expect(Bool(false), "Nothing is shown")
    }
    #expect(
      [outcome.flash.message, outcome.flash.detail]
        == ["Not saved", text.dropFirst().joined(separator: newline)])
  }

  @Test("An action that is cancelled is no failure, and what it comes to is told to nobody")
  func cancelledAsFailure() async {
    let presenter = RecordingPresenter()
    let stage = Rehearsal(["save": savingMessages], presenter: { presenter })
    var told: [String] = []
    let work = Work()
    let interactor = AsyncInteractor<String, any Error> { _ in try await work.result() }
    interactor.onSuccess = { _ in told.append("success") }
    interactor.onFailure = { _ in told.append("failure") }
    stage.screenlet.customInteractor = { _, _ in interactor }
    stage.screenlet.performAction(name: "save")
    await Task.yield()
    interactor.cancel()
    work.finish(.failure(Work.Failure()))
    for _ in 1...10 { await Task.yield() }
    #expect(presenter.told == ["show save Saving", "hide save nil"] && told == [])
  }
}
