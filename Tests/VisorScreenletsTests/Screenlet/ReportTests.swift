import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

/// What a program says of its own accord.
@MainActor
@Suite struct ReportTests {
  private let stage = Rehearsal(["upload": [.working: "Uploading", .success: "Uploaded"]])

  @Test("On the main actor it is shown at once")
  func atOnce() {
    let interactor = Interactor()
    stage.screenlet.showHUD(message: "Rendering", for: interactor)
    let during = stage.after(1_000)
    stage.screenlet.hideHUD(message: "Rendered", for: interactor)
    #expect([during, stage.after(100)] == [.work("Rendering"), .news("Rendered")])
  }

  @Test("It can be shown and hidden as often as one likes")
  func again() {
    let interactor = Interactor()
    for _ in 1...3 {
      stage.screenlet.showHUD(message: "Rendering", for: interactor)
      stage.after(1_000)
      stage.screenlet.hideHUD(for: interactor)
      stage.after(1_000)
    }
    stage.screenlet.hideHUD(message: "No page", for: interactor, error: Work.Failure())
    #expect(stage.after(1_000) == .alarm("No page") && !interactor.isRunning)
  }

  @Test("What an interactor reports from other threads is shown in its order")
  func fromOtherThreads() async {
    let presenter = RecordingPresenter()
    let screenlet = stage.screenlet
    screenlet.progressPresenter = presenter
    screenlet.customInteractor = { _, _ in
      AsyncInteractor<Void, any Error> { [weak screenlet] interactor in
        guard let screenlet else { return }
        await Self.upload { screenlet.showHUD(message: $0, for: interactor, isolation: nil) }
      }
    }
    screenlet.performAction(name: "upload")
    await screenlet.untilIdle()
    #expect(
      presenter.told == ["show upload Uploading"] + (1...50).map { "show upload \($0) of 50" }
        + ["hide upload Uploaded"])
  }

  @concurrent
  private static func upload(_ report: @Sendable (String) -> Void) async {
    for part in 1...50 { report("\(part) of 50") }
  }

  @Test("What is reported just before the end is shown before it")
  func justBefore() async {
    let presenter = RecordingPresenter()
    let screenlet = stage.screenlet
    screenlet.progressPresenter = presenter
    screenlet.customInteractor = { _, _ in
      AsyncInteractor<Void, any Error> { [weak screenlet] interactor in
        screenlet?.showHUD(message: "Almost", for: interactor, isolation: nil)
      }
    }
    screenlet.performAction(name: "upload")
    await screenlet.untilIdle()
    #expect(
      presenter.told == ["show upload Uploading", "show upload Almost", "hide upload Uploaded"])
  }

  @Test("What the person has cancelled goes, and can be shown again")
  func cancelled() {
    let interactor = Interactor()
    stage.screenlet.showHUD(message: "Rendering", for: interactor)
    stage.after(1_000)
    interactor.cancel()
    let gone = stage.after(1_000)
    stage.screenlet.showHUD(message: "Rendering again", for: interactor)
    #expect([gone, stage.after(1_000)] == [.nothing, .work("Rendering again")])
    stage.screenlet.hideHUD(for: interactor)
  }

  @Test("What is reported after the end is too late, and shows nothing")
  func late() async {
    let interactor = AsyncInteractor<Void, any Error> { _ in () }
    stage.screenlet.customInteractor = { _, _ in interactor }
    stage.screenlet.performAction(name: "upload")
    await stage.screenlet.untilIdle()
    stage.after(5_000)
    stage.screenlet.showHUD(message: "Still uploading", for: interactor)
    stage.screenlet.hideHUD(message: "Oh", for: interactor)
    #expect(stage.after(1_000) == .nothing && stage.hud.leftovers == [])
  }

  @Test("What nobody hides goes with the screenlet")
  func goesAway() async {
    let hud = HUD(clock: HandMovedTime())
    let interactor = Interactor()
    var screenlet: Screenlet? = Screenlet(view: PlainView(), hud: hud)
    screenlet?.showHUD(message: "Rendering", for: interactor)
    let before = hud.presentation().running.count
    screenlet = nil
    await until { hud.presentation().running.count == 0 }
    #expect(before == 1 && !interactor.isRunning)
  }
}
