import Synchronization
import Testing
import Visor

@Suite struct CancelRequestTests {
  private final class Count: Sendable {
    private let value = Atomic(0)
    var now: Int { value.load(ordering: .relaxed) }

    func add() {
      value.add(1, ordering: .relaxed)
    }
  }

  /// A HUD on which a way out of what `work` begins is offered and may be taken.
  private func offered(_ work: (HUD) -> Activity) -> (Rehearsal, Activity) {
    let stage = Rehearsal()
    let activity = work(stage.hud)
    stage.play(10_500)
    return (stage, activity)
  }

  @Test("The owner is told once, and can ask")
  func toldOnce() {
    let told = Count()
    let (stage, work) = offered { $0.begin("Syncing") }
    work.onCancelRequest { told.add() }
    let before = work.isCancelRequested
    stage.hud.cancel()
    stage.play(1000)
    stage.hud.cancel()
    #expect([before, work.isCancelRequested] == [false, true])
    #expect(told.now == 1)
  }

  @Test("Each of several handlers is run, and one that comes late is run at once")
  func handlers() {
    let told = Count()
    let (stage, work) = offered { $0.begin("Syncing") }
    for _ in 0..<3 { work.onCancelRequest { told.add() } }
    stage.hud.cancel()
    work.onCancelRequest { told.add() }
    work.end()
    work.onCancelRequest { told.add() }
    #expect(told.now == 5)
  }

  @Test("Nobody is told after the end, nor where no way out was taken")
  func neverAfterTheEnd() {
    let told = Count()
    let (stage, work) = offered { $0.begin("Syncing") }
    let other = stage.hud.begin("Other")
    other.onCancelRequest { told.add() }
    work.onCancelRequest { told.add() }
    work.end()
    work.onCancelRequest { told.add() }
    stage.hud.cancel()
    #expect(told.now == 0)
    #expect([work.isCancelRequested, other.isCancelRequested] == [false, false])
  }

  @Test("Who gave a delayed end and let go of the handle is told all the same")
  func toldWithoutHandle() {
    let told = Count()
    let (stage, other) = offered { hud in
      let work = hud.begin("Syncing")
      work.onCancelRequest { told.add() }
      work.end(after: .seconds(60))
      return hud.begin("Other", passes: true)
    }
    stage.hud.cancel()
    #expect(told.now == 1)
    other.end()
  }

  @Test("A handler may use the HUD and its activity")
  func handlerUsesTheHUD() {
    let (stage, work) = offered { $0.begin("Syncing") }
    work.onCancelRequest { [weak work] in
      work?.end(Flash(.info, "Given up"))
      work?.hud.log("told")
    }
    stage.hud.cancel()
    #expect(stage.endReasons == [.informed])
  }

  @Test(
    "A handler is let go of when its activity has ended, with the handles that it holds",
    arguments: [
      { $0.end() }, { $0.end(after: .seconds(1)) }, { $0.hud.hide() },
    ] as [@Sendable (Activity) -> Void])
  func handlerHoldsHandles(_ end: @Sendable (Activity) -> Void) {
    let stage = Rehearsal()
    weak var other: Activity?
    weak var own: Activity?
    do {
      let work = stage.hud.begin("Syncing")
      let held = stage.hud.begin("Held")
      work.onCancelRequest { held.end() }
      work.onCancelRequest { work.cancel() }
      held.end()
      other = held
      own = work
      end(work)
    }
    stage.play(2000)
    #expect(other == nil)
    #expect(own == nil)
  }

  @Test("A handler that holds a running activity's last handle abandons it, without a deadlock")
  func handlerHoldsRunning() {
    let stage = Rehearsal()
    do {
      let work = stage.hud.begin("Syncing")
      let held = stage.hud.begin("Held")
      work.onCancelRequest { held.end() }
      work.end()
    }
    #expect(stage.endReasons == [.ended, .abandoned])
  }
}
