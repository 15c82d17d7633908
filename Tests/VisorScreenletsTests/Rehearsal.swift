import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

/// A screenlet on a HUD whose time is moved by hand, with work that ends when a test says so.
@MainActor
struct Rehearsal {
  let time = HandMovedTime()
  let hud: HUD
  let recorder = RecorderSurface()
  let view: PlainView
  let screenlet: Screenlet
  private let works = Works()

  /// The work of each action, by its name; all actions exist but "missing".
  @MainActor
  private final class Works {
    var all: [String: Work] = [:]
  }

  init(
    _ messages: [String: ProgressMessages] = [:],
    presenter: @escaping () -> any ProgressPresenter = { HUDPresenter() }
  ) {
    hud = HUD(clock: time)
    hud.attach(recorder)
    view = PlainView(messages, presenter: presenter)
    screenlet = Screenlet(view: view, hud: hud)
    screenlet.customInteractor = { [works] name, _ in
      if name == "missing" { return nil }
      let work = Work()
      works.all[name] = work
      return AsyncInteractor { _ in try await work.result() }
    }
  }

  func finish(_ name: String, _ answer: Result<String, any Error> = .success("")) async {
    let screenlet = screenlet
    works.all[name]?.finish(answer)
    await until { !screenlet.isActionRunning(name) }
  }

  func fail(_ name: String, _ error: any Error = Work.Failure()) async {
    await finish(name, .failure(error))
  }

  /// Lets so many milliseconds pass, and answers what is in the HUD then.
  @discardableResult
  func after(_ milliseconds: Int) -> Seen.Front {
    time.advance(by: .milliseconds(milliseconds))
    recorder.look(hud)
    return recorder.seen.front
  }
}

/// Waits until something is so, as long as that takes a bounded number of turns of the main actor.
@MainActor
func until(_ isSo: () -> Bool, _ location: SourceLocation = #_sourceLocation) async {
  for _ in 0..<200_000 {
    if isSo() { return }
    await Task.yield()
  }
  Issue.record("It did not come to that", sourceLocation: location)
}

/// A presenter that writes down what it is told.
final class RecordingPresenter: ProgressPresenter {
  private(set) var told: [String] = []

  func showHUD(in hud: HUD, message: String?, for interactor: Interactor) {
    told.append("show \(interactor.actionName) \(message ?? "nil")")
  }

  func hideHUD(
    from hud: HUD, message: String?, for interactor: Interactor, error: (any Error)?
  ) {
    let how = error == nil ? "" : " failed"
    told.append("hide \(interactor.actionName) \(message ?? "nil")\(how)")
  }
}

let savingMessages: ProgressMessages = [
  .working: "Saving", .success: "Saved", .failure: "Not saved",
]
