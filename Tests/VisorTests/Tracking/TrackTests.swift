import Synchronization
import Testing
import Visor
import VisorTestSupport

@Suite struct TrackTests {
  enum Trouble: Error { case offline }

  /// A value that takes a while to come.
  private func later<Value: Sendable>(_ value: Value) async -> Value {
    await Task.yield()
    return value
  }

  /// How all activities ended, by message.
  private func ends(_ stage: Rehearsal) -> [String] {
    stage.recorder.look(stage.hud)
    return stage.transcript.filter { $0.contains(" end ") }
      .map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test("Work ends with its scope, with a message by value or made of the result")
  func success() async {
    let stage = Rehearsal()
    let plain = await stage.hud.track("One") { _ in await later(1) }
    let said = await stage.hud.track("Two", success: "Done") { _ in await later(2) }
    let made = await stage.hud.track("Three") { work in
      work.advance()
      return await later(3)
    } succeeded: {
      "\($0) photos"
    }
    let warned = await stage.hud.track("Four", success: "Done") { _ in
      await later(4)
    } succeeded: { count in
      .flash(Flash(.warning, count == 4 ? "Almost" : ""))
    }
    #expect([plain, said, made, warned] == [1, 2, 3, 4])
    #expect(
      ends(stage) == [
        #"end "One" succeeded"#, #"end "Two" succeeded "Done""#,
        #"end "Three" succeeded "3 photos""#, #"end "Four" warned "Almost""#,
      ])
  }

  @Test("Work that throws fails, with a message by value or made of the error, which is thrown on")
  func failure() async {
    let stage = Rehearsal()
    let remarks: [Remark?] = [.text(""), .nothing, "No", nil, .flash(Flash(.info, "Later"))]
    var thrown: [Trouble] = []
    for remark in remarks {
      do throws(Trouble) {
        try await stage.hud.track("Work", failure: "Not seen") { _ async throws(Trouble) in
          throw await later(.offline)
        } failed: { error in
          remark ?? "\(error)"
        }
      } catch {
        thrown.append(error)
      }
    }
    #expect(thrown == Array(repeating: .offline, count: 5))
    #expect(
      ends(stage) == [
        #"end "Work" failed """#, #"end "Work" failed"#, #"end "Work" failed "No""#,
        #"end "Work" failed "offline""#, #"end "Work" informed "Later""#,
      ])
  }

  @Test("The same without async")
  func withoutAsync() {
    let stage = Rehearsal()
    func work() throws(Trouble) -> Int {
      let sum = stage.hud.track("Adding") { work in
        work.advance()
        return 3
      } succeeded: {
        "\($0)"
      }
      return try stage.hud.track("Work") { _ throws(Trouble) in
        if sum == 3 { throw .offline }
        return sum
      }
    }
    #expect(throws: Trouble.offline) { try work() }
    #expect(ends(stage) == [#"end "Adding" succeeded "3""#, #"end "Work" failed """#])
  }

  @Test("What its body has ended otherwise stays so")
  func endedWithin() async {
    let stage = Rehearsal()
    await stage.hud.track("Work", success: "Done") { work in
      await later(work).warn("Half of it")
    }
    #expect(ends(stage) == [#"end "Work" warned "Half of it""#])
  }

  @Test("Work of a cancelled task that throws was cancelled, whatever it throws")
  func cancelled() async {
    let stage = Rehearsal()
    let hud = stage.hud
    try? await hud.track("Thrown") { _ in throw await later(CancellationError()) }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try? await hud.track("Other") { _ in throw await later(Trouble.offline) }
      await hud.track("Returned") { _ in await later(()) }
    }
    await task.value
    #expect(
      ends(stage) == [
        #"end "Thrown" cancelled"#, #"end "Other" cancelled"#, #"end "Returned" succeeded"#,
      ])
  }

  @Test("Tracked work within tracked work is a part of it, on the same HUD and while that runs")
  func nested() async {
    let stage = Rehearsal()
    let other = Rehearsal()
    let seen = await stage.hud.track("Whole", total: 4) { whole in
      let foreign = other.hud.track("Elsewhere") { _ in
        other.hud.presentation().running.first.map { $0.parent == nil }
      }
      return await stage.hud.track("Part", weight: 2) { part in
        await Task.yield()
        let fraction = stage.measure()?.fraction
        let parents = stage.hud.presentation(first: 9).running.first.map { $0.parent == whole.id }
        let deeper = stage.hud.track("Deeper") { _ in
          stage.hud.presentation(first: 9).running.first.last?.parent == part.id
        }
        return "\(fraction ?? -1) \(foreign) \(parents) \(deeper) \(Activity.current === part)"
      }
    }
    let after = stage.hud.track("After") { work in
      stage.hud.presentation().running.first.first?.parent == nil && Activity.current === work
    }
    #expect(seen == "0.0 [true] [false, true] true true")
    #expect(after)
    #expect(Activity.current == nil)
  }

  @Test("A part of work that is over is no part")
  func partOfWhatIsOver() {
    let stage = Rehearsal()
    let parent = stage.hud.track("Whole") { whole in
      whole.end()
      return stage.hud.track("Part") { _ in stage.hud.presentation().running.first.first?.parent }
    }
    #expect(parent == nil)
  }

  /// Waits until the task is cancelled, for two minutes at most.
  private static func waitForCancel() async -> Bool {
    let end = ContinuousClock.now + .seconds(120)
    while !Task.isCancelled, ContinuousClock.now < end { await Task.yield() }
    return Task.isCancelled
  }

  @Test("When the person asks to cancel, the task is cancelled, and nothing is flashed")
  func personCancels() async {
    let stage = Rehearsal()
    let wasCancelled = await Task {
      try? await stage.hud.track("Syncing") { work in
        stage.play(10_500)
        stage.hud.cancel()
        let wasCancelled = await Self.waitForCancel() && work.isCancelRequested
        _ = wasCancelled ? try Task.checkCancellation() : ()
        return false
      }
    }.value
    #expect(wasCancelled == nil)
    #expect(ends(stage) == [#"end "Syncing" cancelled"#])
  }

  @Test("A task whose tracked work is over is not cancelled for it any more")
  func cancelledLate() async {
    let stage = Rehearsal()
    let isCancelled = await Task {
      let work = await stage.hud.track("Syncing") { work in await later(work) }
      stage.play(10_500)
      stage.hud.cancel()
      return Task.isCancelled || work.isCancelRequested
    }.value
    #expect(!isCancelled)
  }

  @Test("Without a task there is nothing to cancel, and the body can ask")
  func noTask() {
    let stage = Rehearsal()
    let asked = Atomic(false)
    Threads.run(1) { _ in
      stage.hud.track("Syncing") { work in
        stage.play(10_500)
        stage.hud.cancel()
        asked.store(work.isCancelRequested && !Task.isCancelled, ordering: .releasing)
      }
    }
    let wasAsked = asked.load(ordering: .acquiring)
    #expect(wasAsked)
  }

  @Test("Work whose time is over ends as timed out on time, and its task is cancelled")
  func timedOut() async {
    let stage = Rehearsal()
    let result: Void? = await Task {
      try? await stage.hud.track("Loading", timeout: .seconds(5), timedOut: "Too slow") { _ in
        while stage.time.sleeperCount == 0 { await Task.yield() }
        stage.play(5000)
        _ = await Self.waitForCancel()
        stage.play(100)
        try Task.checkCancellation()
      }
    }.value
    #expect(result == nil)
    #expect(stage.transcript.contains(#"@5000 end "Loading" timedOut "Too slow""#))
    #expect(stage.endReasons == [.timedOut])
  }

  @Test("Without a message of its own, time that is over is told in Visor's words")
  func timedOutInWords() async {
    let stage = Rehearsal()
    let detail = await Task {
      await stage.hud.track("Loading", timeout: .zero) { _ in
        await Task.yield()
        let content = stage.hud.presentation().content
        guard case .outcome(let outcome)? = content, Task.isCancelled else { return "" }
        return "\(outcome.flash.message) \(outcome.flash.detail)"
      }
    }.value
    #expect(detail == "Loading Timed out")
  }

  @Test("Work that is over in time leaves nobody asleep, and its task alone")
  func inTime() async {
    let stage = Rehearsal()
    let isCancelled = await Task {
      await stage.hud.track("Loading", success: "Loaded", timeout: .seconds(5)) { _ in
        await later(())
      }
      let end = ContinuousClock.now + .seconds(120)
      while stage.time.sleeperCount > 0, ContinuousClock.now < end { await Task.yield() }
      stage.play(6000)
      return Task.isCancelled
    }.value
    #expect(!isCancelled)
    #expect(stage.time.sleeperCount == 0)
    #expect(stage.endReasons == [.succeeded])
  }

  @MainActor private final class Screen {
    var shown = 0
  }

  @Test("The body runs where the caller does, with what belongs there, typed errors kept")
  @MainActor func isolation() async throws(Trouble) {
    let stage = Rehearsal()
    let screen = Screen()
    var count = 0
    let same = try await stage.hud.track("Showing") { _ async throws(Trouble) in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      screen.shown += 1
      count += 1
      return screen
    }
    #expect(same === screen)
    #expect([screen.shown, count] == [1, 1])
  }
}
