import Testing
import Visor
import VisorTestSupport

@Suite struct TrackedElementsTests {
  enum Trouble: Error { case offline }

  /// Some numbers, and then an error, if any.
  private struct Numbers: AsyncSequence, AsyncIteratorProtocol {
    typealias Failure = Trouble
    var left: Int
    var error: Trouble?

    func makeAsyncIterator() -> Numbers { self }

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Trouble) -> Int? {
      await Task.yield()
      if left == 0, let error { throw error }
      guard left > 0 else { return nil }
      left -= 1
      return left
    }
  }

  /// What was counted while each element was in hand, and how it ended.
  private func story(_ stage: Rehearsal, _ counts: [Int?]) -> String {
    stage.recorder.look(stage.hud)
    let ends = stage.transcript.filter { $0.contains(" end ") }.map {
      $0.split(separator: " ").dropFirst(3)
    }
    return "\(counts.map { $0 ?? -1 }) \(ends.map { $0.joined(separator: " ") })"
  }

  @Test("The elements of a collection are counted as each is done, out of all of them")
  func collection() {
    let stage = Rehearsal()
    var counts: [Int?] = []
    for word in stage.hud.track(["a", "b", "c"], "Copying", success: "Copied") where word != "" {
      counts.append(stage.measure()?.completed)
      if word == "a" { counts.append(stage.measure()?.total) }
    }
    #expect(story(stage, counts) == #"[0, 3, 1, 2] ["succeeded \"Copied\""]"#)
  }

  @Test(
    "How many there are is unknown where counting would be work, unless it is said",
    arguments: [(nil, nil), (7, 7)] as [(Int?, Int?)])
  func totals(_ said: Int?, _ shown: Int?) {
    let stage = Rehearsal()
    var totals: [Int?] = []
    for _ in stage.hud.track([1, 2].lazy.filter { $0 > 0 }, "Lazy", total: said) {
      totals.append(stage.measure()?.total)
    }
    for _ in stage.hud.track(sequence(first: 1) { $0 < 2 ? $0 + 1 : nil }, "Any", total: said) {
      totals.append(stage.measure()?.total)
    }
    #expect(totals == Array(repeating: shown, count: 4))
  }

  @Test("Chunks are counted by their size, which is never less than nothing nor more than fits")
  func chunks() async throws {
    let stage = Rehearsal()
    var counts: [Int?] = []
    for _ in stage.hud.track(["abc", "", "de"], "Reading", unit: .bytes, size: \.utf8.count) {
      counts.append(stage.measure()?.completed)
    }
    for _ in stage.hud.track([-5, 7, .max, .max], "Reading", total: 9, size: { $0 }) {
      counts.append(stage.measure()?.completed)
    }
    for try await _ in stage.hud.track(Numbers(left: 4), "Reading", size: { $0 * 10 }) {
      counts.append(stage.measure()?.completed)
    }
    #expect(
      story(stage, counts)
        == #"[0, 3, 3, 0, 0, 7, 9223372036854775807, 0, 30, 50, 60] "#
        + #"["succeeded", "succeeded", "succeeded"]"#)
  }

  @Test("An empty sequence succeeds, and so does an asynchronous one")
  func empty() async throws {
    let stage = Rehearsal()
    for _ in stage.hud.track([Int](), "None") {}
    for try await _ in stage.hud.track(Numbers(left: 0), "None", success: "Done") {}
    #expect(story(stage, []) == #"[] ["succeeded", "succeeded \"Done\""]"#)
  }

  @Test("A loop that is left early ends without a word, and says nothing of a dropped handle")
  func leftEarly() async throws {
    let stage = Rehearsal()
    for number in stage.hud.track(1..., "Endless", success: "Not seen") where number == 3 { break }
    for try await _ in stage.hud.track(Numbers(left: 9), "Many", success: "Not seen") { break }
    #expect(story(stage, []) == #"[] ["ended", "ended"]"#)
    #expect(stage.diagnostics == [])
  }

  @Test("The elements of an asynchronous sequence are counted, typed errors kept")
  func asynchronous() async {
    let stage = Rehearsal()
    var counts: [Int?] = []
    let numbers = stage.hud.track(
      Numbers(left: 2, error: .offline), "Reading", total: 5, failure: "Not read")
    do throws(Trouble) {
      for try await _ in numbers { counts.append(stage.measure()?.completed) }
    } catch {
      counts.append(error == .offline ? 7 : nil)
    }
    #expect(story(stage, counts) == #"[0, 1, 7] ["failed \"Not read\""]"#)
  }

  @Test("Each time it is gone through, it is shown anew, at the same time as well")
  func again() {
    let stage = Rehearsal()
    let numbers = stage.hud.track([1, 2], "Twice")
    var most = 0
    for _ in numbers {
      for _ in numbers { most = max(most, stage.hud.presentation().running.count) }
    }
    #expect(most == 2)
    #expect(story(stage, []) == #"[] ["succeeded", "succeeded", "succeeded"]"#)
  }

  @Test("A sequence within tracked work is a part of it")
  func part() {
    let stage = Rehearsal()
    let isPart = stage.hud.track("Whole") { whole in
      stage.hud.track([1], "Part").map { _ in
        stage.hud.presentation(first: 9).running.first.last?.parent == whole.id
      }
    }
    #expect(isPart == [true])
  }

  @Test("When the person asks to cancel, the task is cancelled with the next element")
  func cancelled() async {
    let stage = Rehearsal()
    let seen = await Task {
      var seen: [Bool] = []
      for number in stage.hud.track(1...3, "Syncing", success: "Not seen") {
        seen.append(Task.isCancelled)
        if number == 1 {
          stage.play(10_500)
          stage.hud.cancel()
        }
      }
      return seen
    }.value
    #expect(seen == [false, true, true])
    #expect(story(stage, []) == #"[] ["cancelled"]"#)
  }

  @Test("A stream that a cancelled task no longer waits for was cancelled, not a success")
  func cancelledStream() async {
    let stage = Rehearsal()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    await Task {
      for await _ in stage.hud.track(stream, "Listening", success: "Not seen") {
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }.value
    #expect(story(stage, []) == #"[] ["cancelled"]"#)
  }

  @MainActor private final class Screen {
    var shown = 0
  }

  @Test("A loop on an actor stays there")
  @MainActor func isolation() async throws {
    let stage = Rehearsal()
    let screen = Screen()
    for try await _ in stage.hud.track(Numbers(left: 3), "Showing") {
      MainActor.assertIsolated()
      screen.shown += 1
    }
    #expect(screen.shown == 3)
  }
}
