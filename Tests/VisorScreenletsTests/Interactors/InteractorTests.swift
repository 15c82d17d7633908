import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

@MainActor
@Suite struct InteractorTests {
  enum Trouble: Error {
    case offline
  }

  /// One that throws by type.
  private final class Fetch: AsyncInteractor<Int, Trouble> {}

  private let stage = Rehearsal(["fetch": savingMessages])

  private func run(_ interactor: Interactor) async {
    stage.screenlet.customInteractor = { _, _ in interactor }
    stage.screenlet.performAction(name: "fetch")
    await stage.screenlet.untilIdle()
  }

  @Test("A result comes as what it is, and so does an error")
  func typed() async {
    var told: [String] = []
    for isOffline in [false, true] {
      let fetch = Fetch { _ async throws(Trouble) in
        if isOffline { throw .offline }
        return 7
      }
      fetch.onSuccess = { (value: Int) in told.append("\(value + 1)") }
      fetch.onFailure = { (trouble: Trouble) in
        switch trouble {
        case .offline: told.append("offline")
        }
      }
      await run(fetch)
    }
    #expect(told == ["8", "offline"])
  }

  @Test("Its function is handed the interactor, which knows its action and that it runs")
  func handed() async {
    var told: [String] = []
    let interactor = AsyncInteractor<Void, any Error> { interactor in
      told.append("\(interactor.actionName) \(interactor.isRunning)")
    }
    let before = interactor.isRunning
    await run(interactor)
    #expect(told == ["fetch true"] && !before && !interactor.isRunning)
  }

  @Test("Cancelling ends it at once, and its task is told")
  func cancel() async {
    var isCancelled = false
    let interactor = AsyncInteractor<Void, any Error> { _ in
      while !Task.isCancelled { await Task.yield() }
      isCancelled = true
    }
    stage.screenlet.customInteractor = { _, _ in interactor }
    stage.screenlet.performAction(name: "fetch")
    await Task.yield()
    interactor.cancel()
    let isRunning = stage.screenlet.isActionRunning("fetch")
    await until { isCancelled }
    interactor.cancel()
    guard case .cancelled? = interactor.end else { return #expect(Bool(false), "It goes on") }
    #expect(!isRunning && stage.after(1_000) == .nothing)
  }

  @Test("One that is cancelled by what hears of its start does not begin at all")
  func cancelledAtStart() async {
    final class View: ScreenletView {
      let progressMessages = ["fetch": savingMessages]
      func onStartInteraction(_ interactor: Interactor) { interactor.cancel() }
    }
    let view = View()
    stage.screenlet.screenletView = view
    var hasBegun = false
    let interactor = AsyncInteractor<Void, any Error> { _ in hasBegun = true }
    await run(interactor)
    for _ in 1...10 { await Task.yield() }
    #expect(!hasBegun && stage.hud.leftovers == [] && stage.after(1_000) == .nothing)
  }

  @Test("One that is cancelled as soon as it was begun does not begin at all")
  func cancelledAtOnce() async {
    var hasBegun = false
    let interactor = AsyncInteractor<Void, any Error> { _ in hasBegun = true }
    stage.screenlet.customInteractor = { _, _ in interactor }
    let began = stage.screenlet.performAction(name: "fetch")
    interactor.cancel()
    for _ in 1...10 { await Task.yield() }
    #expect(began && !hasBegun && stage.hud.leftovers == [])
  }

  @Test("Success is told of in a task that is not cancelled")
  func successTask() async {
    var wasCancelled: Bool?
    let interactor = AsyncInteractor<Void, any Error> { _ in () }
    interactor.onSuccess = { _ in wasCancelled = Task.isCancelled }
    await run(interactor)
    #expect(wasCancelled == false)
  }

  @Test("One that cancels itself as it is told of its success has succeeded")
  func cancelsItself() async {
    let interactor = AsyncInteractor<Void, any Error> { _ in () }
    interactor.onSuccess = { _ in interactor.cancel() }
    await run(interactor)
    #expect(stage.after(500) == .news("Saved"))
    interactor.onSuccess = nil
  }
}
