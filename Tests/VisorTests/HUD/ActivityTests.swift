import Testing
import Visor

@Suite struct ActivityTests {
  @Test("Work comes up after the grace, shows its outcome and goes")
  func wholeLife() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Uploading", total: 4)
    stage.play(500)
    work.advance(by: 2)
    work.succeed("Uploaded")
    stage.play(2000)
    #expect(
      stage.transcript == [
        #"@0 hidden running=1 blocks"#,
        #"@100 appearing working "Uploading" 0% running=1 blocks"#,
        #"@400 shown working "Uploading" 0% running=1 blocks"#,
        #"@500 end "Uploading" succeeded "Uploaded""#,
        #"@500 shown success "Uploaded" running=0 blocks"#,
        #"@1500 leaving success "Uploaded" running=0"#,
        #"@1800 hidden running=0"#,
      ])
  }

  @Test("Only the first end counts, whatever comes after it and the handle's going included")
  func firstEnd() {
    let stage = Rehearsal()
    do {
      let work = stage.hud.begin("Copying")
      work.fail("No space")
      work.succeed("Copied")
      work.warn()
      work.cancel()
      work.end(after: .seconds(1))
      work.message = "Still copying"
      work.progress = 0.5
      work.advance()
    }
    stage.play(5000)
    #expect(stage.endReasons == [.failed])
    #expect(stage.diagnostics == [])
  }

  @Test(
    "Each way to end has its reason",
    arguments: [
      (.succeeded, { @Sendable in $0.succeed() }), (.failed, { @Sendable in $0.fail() }),
      (.warned, { @Sendable in $0.warn() }), (.cancelled, { @Sendable in $0.cancel() }),
      (.ended, { @Sendable in $0.end() }), (.informed, { @Sendable in $0.end(Flash(.info)) }),
      (.timedOut, { @Sendable in $0.end(Flash(.failure), reason: .timedOut) }),
    ] as [(Lifecycle.Reason, @Sendable (Activity) -> Void)])
  func reasons(_ reason: Lifecycle.Reason, _ end: @Sendable (Activity) -> Void) {
    let stage = Rehearsal()
    let work = stage.hud.begin("Working")
    end(work)
    #expect(stage.endReasons == [reason])
  }

  @Test("Message and detail can be changed and read while it runs")
  func text() {
    let stage = Rehearsal()
    let work = stage.hud.begin("One", detail: "a")
    work.message = "Two"
    work.detail = "b"
    let during = [work.message, work.detail, "\(work.isRunning)"]
    work.end()
    #expect(during + ["\(work.isRunning)"] == ["Two", "b", "true", "false"])
  }

  @Test("A delayed end comes in its time although the handle went, and says nothing of it")
  func delayedEndOutlivesItsHandle() {
    let stage = Rehearsal()
    stage.hud.begin("Saving").end(Flash(.success, "Saved"), after: .seconds(2))
    stage.play(1000)
    let running = stage.hud.presentation().running.count
    stage.play(2000)
    #expect(running == 1)
    #expect(stage.transcript.contains(#"@2000 end "Saving" succeeded "Saved""#))
    #expect(stage.diagnostics == [])
  }

  @Test("A delay of less than can be told is none, nor is a negative one")
  func noDelay() {
    let stage = Rehearsal()
    let works = (0..<3).map { _ in stage.hud.begin("Saving") }
    works[0].end(after: .nanoseconds(1) / 2)
    works[1].end(after: .seconds(-1))
    works[2].end(after: .seconds(Int64.max))
    #expect(works.map(\.isRunning) == [false, false, true])
  }
}
