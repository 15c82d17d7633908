import Synchronization
import Testing
import Visor
import VisorProof
import VisorTestSupport

@Suite struct BoundStartTests {
  private struct Refusal: Error {}

  private let stage = Rehearsal()
  private let messages = StreamMessages<Refusal>(
    "Saving", success: "Saved", failure: { _ in "Refused" }, interruption: "Given up")

  @Test(
    "After any order that was seen, nothing runs and the HUD goes",
    arguments: RecordedOrder.all)
  func balanced(order: RecordedOrder) {
    let start = BoundStart(messages, hud: stage.hud, grace: nil)
    for hook in order.hooks { start.take(hook, hook == .failed ? Refusal() : nil) }
    let running = stage.hud.presentation().running.count
    stage.play(5000)
    #expect(running == 0 && stage.hud.presentation().phase == .hidden)
  }

  @Test("The HUD is up while a start runs, and shows how it ended for as long as was said")
  func shown() {
    let start = BoundStart<Refusal>(.wordless(), hud: stage.hud, grace: nil)
    start.take(.starting)
    stage.play(1000)
    start.take(.failed, Refusal())
    stage.play(1000)
    #expect(
      stage.transcript == [
        #"@0 hidden running=1 blocks"#,
        #"@100 appearing working "" running=1 blocks"#,
        #"@400 shown working "" running=1 blocks"#,
        #"@1000 end "" failed """#,
        #"@1000 shown failure "" running=0 blocks"#,
        #"@1300 leaving failure "" running=0"#,
        #"@1600 hidden running=0"#,
      ])
  }

  @Test("Two starts of one stream have an end each")
  func twice() {
    let starts = (0..<2).map { _ in BoundStart(messages, hud: stage.hud, grace: nil) }
    for start in starts { start.take(.starting) }
    starts[0].take(.completed)
    starts[0].take(.terminated)
    let running = stage.hud.presentation().running.count
    starts[1].take(.interrupted)
    #expect(running == 1 && stage.endReasons == [.succeeded, .cancelled])
  }

  @Test("A start whose hooks stop coming is over, without an outcome")
  func dropped() {
    do {
      let start = BoundStart(messages, hud: stage.hud, grace: nil)
      start.take(.starting)
    }
    #expect(stage.endReasons == [.ended] && stage.diagnostics == [])
  }

  @Test("The person's wish to cancel stops it, and nothing is said of an interruption then")
  func cancel() {
    let start = BoundStart(messages, hud: stage.hud, grace: nil)
    let stops = Atomic(0)
    start.onStop { [weak start] in
      stops.add(1, ordering: .relaxed)
      start?.take(.interrupted)
    }
    start.take(.starting)
    stage.play(11_000)
    stage.hud.cancel()
    stage.play(1000)
    #expect(
      stops.load(ordering: .relaxed) == 1
        && stage.transcript.suffix(3) == [
          #"@11000 end "Saving" cancelled"#,
          #"@11000 leaving working "Saving" running=0 blocks"#,
          #"@11300 hidden running=0"#,
        ])
  }

  // MARK: Grace

  @Test("A start that is over before its grace is shown by its outcome alone")
  func short() async {
    let start = BoundStart(messages, hud: stage.hud, grace: .seconds(1))
    start.take(.starting)
    await stage.sleepers(1)
    stage.play(999)
    start.take(.completed)
    stage.play(100)
    #expect(
      stage.transcript == [
        #"@0 hidden running=0"#,
        #"@999 flash success "Saved""#,
        #"@999 appearing success "Saved" running=0 blocks"#,
      ])
    await stage.sleepers(0)
  }

  @Test("A start that lasts is shown when it is as old as its grace")
  func long() async {
    let start = BoundStart(messages, hud: stage.hud, grace: .seconds(1))
    start.take(.starting)
    await stage.sleepers(1)
    stage.play(900)
    await stage.running(1)
    stage.play(200)
    start.take(.completed)
    #expect(
      stage.transcript == [
        #"@0 hidden running=0"#,
        #"@900 hidden running=1 blocks"#,
        #"@1000 appearing working "Saving" running=1 blocks"#,
      ])
  }

  @Test("A grace that is no longer than the HUD's adds nothing")
  func brief() {
    let start = BoundStart(messages, hud: stage.hud, grace: .milliseconds(100))
    start.take(.starting)
    #expect(stage.hud.presentation().running.count == 1)
  }
}

extension Rehearsal {
  /// Waits until so many sleep by its time.
  fileprivate func sleepers(_ count: Int) async {
    await until { time.sleeperCount == count }
  }

  /// Waits until so many activities run.
  fileprivate func running(_ count: Int) async {
    await until { hud.presentation().running.count == count }
  }

  private func until(_ condition: () -> Bool) async {
    for _ in 0..<1_000_000 {
      if condition() { return }
      await Task.yield()
    }
    Issue.record("What was waited for did not come: \(transcript)")
  }
}
