import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

@MainActor
@Suite struct ScreenletTests {
  /// A screenlet of a program's own, which writes down what happens.
  private final class Saving: Screenlet {
    var told: [String] = []

    override func createInteractor(name: String, sender: Any?) -> Interactor? {
      guard name != "missing" else { return nil }
      told.append("create \(name) \(sender as? String ?? "nil")")
      let interactor = AsyncInteractor<String, any Error> { _ in
        if name == "fail" { throw Work.Failure() }
        return "result"
      }
      interactor.onSuccess = { [weak self] in self?.told.append("onSuccess \($0)") }
      interactor.onFailure = { [weak self] in self?.told.append("onFailure \(type(of: $0))") }
      return interactor
    }

    override func onStartInteraction(_ interactor: Interactor) {
      told.append("start \(interactor.actionName)")
    }

    override func onFinishInteraction(_ interactor: Interactor, _ end: Interactor.End) {
      told.append(
        "finish \(interactor.actionName), runs: \(isActionRunning(interactor.actionName))")
    }

    override func failureMessage(_ error: any Error, action: String) -> String? {
      told.append("message")
      return super.failureMessage(error, action: action)
    }
  }

  private final class View: ScreenletView {
    weak var screenlet: Saving?
    let progressMessages = [Screenlet.defaultAction: savingMessages]
    let presenter = Teller()
    var created = 0

    func createProgressPresenter() -> any ProgressPresenter {
      created += 1
      presenter.screenlet = screenlet
      return presenter
    }

    func onStartInteraction(_ interactor: Interactor) { screenlet?.told.append("view start") }

    func onFinishInteraction(_ interactor: Interactor, _ end: Interactor.End) {
      screenlet?.told.append("view finish")
    }
  }

  private final class Teller: ProgressPresenter {
    weak var screenlet: Saving?

    func showHUD(in hud: HUD, message: String?, for interactor: Interactor) {
      screenlet?.told.append("show \(message ?? "nil")")
    }

    func hideHUD(
      from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?
    ) {
      screenlet?.told.append("hide \(message ?? "nil")")
    }
  }

  private let view = View()
  private let screenlet: Saving

  init() {
    screenlet = Saving(view: view, hud: HUD(clock: HandMovedTime()))
    view.screenlet = screenlet
  }

  @Test("Progress is shown, then everybody is told of the start; at the end the result comes first")
  func order() async {
    screenlet.performAction(name: "save", sender: "button")
    await screenlet.untilIdle()
    #expect(
      screenlet.told == [
        "create save button", "show Saving", "start save", "view start", "onSuccess result",
        "finish save, runs: false", "view finish", "hide Saved",
      ])
  }

  @Test("A failure is told of in the same order, with the error")
  func failing() async {
    screenlet.performAction(name: "fail")
    await screenlet.untilIdle()
    #expect(
      screenlet.told == [
        "create fail nil", "show Saving", "start fail", "view start", "onFailure Failure",
        "finish fail, runs: false", "view finish", "message", "hide Not saved",
      ])
  }

  @Test("An action for which there is no interactor does not begin, and nothing is shown")
  func missing() async {
    #expect(!screenlet.performAction(name: "missing") && screenlet.told == [] && view.created == 0)
  }

  @Test("The default action has its name")
  func defaultAction() async {
    let began = screenlet.performDefaultAction()
    await screenlet.untilIdle()
    #expect(began && screenlet.told.contains("start defaultAction"))
  }

  @Test("A custom interactor wins, and the screenlet's own is not made then")
  func custom() async {
    screenlet.customInteractor = { name, _ in name == "save" ? Interactor() : nil }
    screenlet.performAction(name: "save")
    await screenlet.untilIdle()
    let custom = screenlet.told
    screenlet.performAction(name: "load")
    await screenlet.untilIdle()
    #expect(custom.first == "show Saving" && screenlet.told.contains("create load nil"))
  }

  @Test("The presenter is made once, when the first action begins; a new view brings its own")
  func presenterOnce() async {
    for _ in 1...3 {
      screenlet.performAction(name: "save")
      await screenlet.untilIdle()
    }
    let before = view.created
    let other = View()
    screenlet.screenletView = other
    screenlet.performAction(name: "save")
    await screenlet.untilIdle()
    #expect([before, view.created, other.created] == [1, 1, 1])
  }

  @Test(
    "What is not said of an action is not taken from the default action, unless nothing is said")
  func fallback() {
    let stage = Rehearsal([
      Screenlet.defaultAction: savingMessages, "load": [.working: "Loading"], "quiet": [:],
    ])
    func all(_ action: String) -> [String?] {
      ProgressMessageType.allCases.map { stage.screenlet.progressMessage($0, action: action) }
    }
    #expect(
      [all("save"), all("load"), all("quiet")] == [
        ["Saving", "Not saved", "Saved"], ["Loading", nil, nil], [nil, nil, nil],
      ])
  }

  @Test("An interactor that is at work already does not begin once more, and may when it has ended")
  func sameInteractor() async {
    let stage = Rehearsal(["save": savingMessages])
    let work = Work()
    let interactor = AsyncInteractor<String, any Error> { _ in try await work.result() }
    stage.screenlet.customInteractor = { _, _ in interactor }
    let began = (0..<2).map { _ in stage.screenlet.performAction(name: "save") }
    work.finish(.success(""))
    await stage.screenlet.untilIdle()
    let again = stage.screenlet.performAction(name: "save")
    await stage.screenlet.untilIdle()
    #expect(began == [true, false] && again && stage.hud.leftovers == [])
  }

  @Test("A screenlet that goes away while an action runs takes the HUD and the task with it")
  func goesAway() async {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let (button, spinner) = (PlainButton(), PlainSpinner())
    var isCancelled = false
    var screenlet: Screenlet? = Screenlet(
      view: PlainView(["save": savingMessages, "get-title": savingMessages]) {
        AddBookmarkProgressPresenter(button: button, activityIndicator: spinner)
      }, hud: hud)
    screenlet?.customInteractor = { name, _ in
      let body: @MainActor (Interactor) async throws -> String = { _ in
        while !Task.isCancelled { await Task.yield() }
        if name == "save" { isCancelled = true }
        return ""
      }
      return name == "save"
        ? AsyncInteractor<String, any Error>(body) : GetWebTitleInteractor(body)
    }
    screenlet?.performAction(name: "save")
    screenlet?.performAction(name: "get-title")
    await Task.yield()
    time.advance(by: .seconds(1))
    let before = hud.presentation().phase == .shown && button.isHidden
    screenlet = nil
    await until { isCancelled && !button.isHidden }
    time.advance(by: .seconds(1))
    #expect(before && hud.presentation().phase == .hidden && hud.leftovers == [])
  }

  @Test("Waiting until no action runs is over at once where none does")
  func idle() async {
    await screenlet.untilIdle()
    #expect(screenlet.told == [])
  }
}
