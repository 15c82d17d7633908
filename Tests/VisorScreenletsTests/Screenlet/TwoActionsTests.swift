import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

/// Two actions at once, and a presenter that is exchanged at any point between them.
@MainActor
@Suite struct TwoActionsTests {
  enum Step: Hashable {
    case begin(String)
    case end(String)
    case exchange
  }

  enum End: CaseIterable {
    case success
    case failure
    case cancelled
  }

  /// Every order of these in which what ends has begun.
  nonisolated static let orders: [[Step]] = {
    var orders: [[Step]] = []
    func extend(_ order: [Step], _ left: Set<Step>) {
      if left.isEmpty { orders.append(order) }
      for next in left {
        if case .end(let name) = next, !order.contains(.begin(name)) { continue }
        extend(order + [next], left.subtracting([next]))
      }
    }
    extend([], [.begin("a"), .end("a"), .begin("b"), .end("b"), .exchange])
    return orders
  }()

  nonisolated static let ends = End.allCases.flatMap { a in End.allCases.map { (a: a, b: $0) } }

  private static let messages: [String: ProgressMessages] = Dictionary(
    uniqueKeysWithValues: ["a", "b"].map { name in
      (name, [.working: "\(name) works", .success: "\(name) done", .failure: "\(name) failed"])
    })

  /// Ends an action, and answers what is said of that.
  private func end(_ name: String, _ end: End, _ stage: Rehearsal) async -> Seen.Front? {
    switch end {
    case .success:
      await stage.finish(name)
      return .news("\(name) done")
    case .failure:
      await stage.fail(name)
      return .alarm("\(name) failed")
    case .cancelled:
      stage.screenlet.cancelAction(name)
      return nil
    }
  }

  @Test(
    "Each is shown until its own end, whichever comes first and whoever presents by then",
    arguments: orders, ends)
  func everyOrder(order: [Step], ends: (a: End, b: End)) async {
    let stage = Rehearsal(Self.messages)
    var running: [String] = []
    var wrong: [String] = []
    for step in order {
      var said: Seen.Front?
      switch step {
      case .begin(let name):
        stage.screenlet.performAction(name: name)
        running.append(name)
      case .end(let name):
        said = await end(name, name == "a" ? ends.a : ends.b, stage)
        running.removeAll { $0 == name }
      case .exchange: stage.screenlet.progressPresenter = HUDPresenter()
      }
      let seen = stage.after(1_000)
      if let said, seen != said { wrong.append("\(step): \(seen)") }
      // What was said goes, by itself or by a tap.
      stage.after(1_000)
      if case .alarm = seen { stage.hud.dismiss() }
      let expected = running.last.map { Seen.Front.work("\($0) works") } ?? .nothing
      let rest = stage.after(1_000)
      if rest != expected { wrong.append("after \(step): \(rest)") }
    }
    #expect(wrong == [] && stage.hud.leftovers == [])
  }

  @Test("An action ends at the presenter that it began with", arguments: End.allCases)
  func sticksToItsPresenter(ending: End) async {
    let (old, new) = (RecordingPresenter(), RecordingPresenter())
    let stage = Rehearsal(Self.messages, presenter: { old })
    stage.screenlet.performAction(name: "a")
    stage.screenlet.progressPresenter = new
    stage.screenlet.performAction(name: "b")
    _ = await end("a", ending, stage)
    _ = await end("b", ending, stage)
    func told(_ name: String) -> [String] {
      let said =
        switch ending {
        case .success: "\(name) done"
        case .failure: "\(name) failed failed"
        case .cancelled: "nil"
        }
      return ["show \(name) \(name) works", "hide \(name) \(said)"]
    }
    #expect([old.told, new.told] == [told("a"), told("b")])
  }

  @Test("Two failures stand as one until it is tapped, the last in words, and both are on record")
  func twoFailures() async {
    let stage = Rehearsal(Self.messages)
    for name in ["a", "b"] { stage.screenlet.performAction(name: name) }
    for name in ["a", "b"] { await stage.fail(name) }
    let both = stage.after(1_000)
    stage.hud.dismiss()
    let ends = stage.recorder.transcript.filter { $0.contains(" end ") }
    #expect(
      [both, stage.after(1_000)] == [.alarm("b failed"), .nothing]
        && ends == ["a", "b"].map { "@0 end \"\($0) works\" failed \"\($0) failed\"" })
  }

  @Test("The same action twice at once counts twice")
  func twice() async {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let works = [Work(), Work()]
    let screenlet = Screenlet(view: PlainView(Self.messages), hud: hud)
    var count = 0
    screenlet.customInteractor = { _, _ in
      let work = works[count % 2]
      count += 1
      return AsyncInteractor { _ in try await work.result() }
    }
    screenlet.performAction(name: "a")
    screenlet.performAction(name: "a")
    let both = hud.presentation().running.count
    works[0].finish(.failure(CancellationError()))
    await until { hud.presentation().running.count == 1 }
    let isRunning = screenlet.isActionRunning("a")
    screenlet.cancelAction("a")
    works[1].finish(.success(""))
    #expect(both == 2 && isRunning && !screenlet.isActionRunning("a") && hud.leftovers == [])
  }
}
