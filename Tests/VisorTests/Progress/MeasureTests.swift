import Testing
import Visor
import VisorTestSupport

@Suite struct MeasureTests {
  /// One measure in a line: units, fraction, rate, time left.
  private func text(_ measure: Measure?) -> String {
    guard let measure else { return "none" }
    let total = measure.total.map { "\($0)" } ?? "?"
    let fraction = measure.fraction.map { "\($0)" } ?? "?"
    let rate = measure.rate.map { "\($0)" } ?? "?"
    let left = measure.remaining.map { "\($0)" } ?? "?"
    return "\(measure.completed) of \(total), \(fraction), \(rate)/s, \(left) left"
  }

  @Test("Counted work has a fraction, a rate and a time left")
  func counted() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying", total: 40, unit: .bytes)
    work.advance(by: 10)
    #expect(text(stage.measure(after: 5000)) == "10 of 40, 0.25, 2.0/s, 15.0 seconds left")
    #expect(stage.measure()?.unit == .bytes)
    work.end()
  }

  @Test(
    "Any total and any count have a meaning",
    arguments: [
      (nil, 5, "5 of ?, ?, 5.0/s, ? left"), (nil, 0, "0 of ?, ?, ?/s, ? left"),
      (0, 0, "0 of 0, 1.0, ?/s, ? left"), (0, 5, "5 of 0, 1.0, 5.0/s, ? left"),
      (-1, 5, "5 of ?, ?, 5.0/s, ? left"), (.min, 5, "5 of ?, ?, 5.0/s, ? left"),
      (10, -5, "0 of 10, 0.0, ?/s, ? left"), (10, .min, "0 of 10, 0.0, ?/s, ? left"),
      (10, 20, "20 of 10, 1.0, 20.0/s, ? left"),
      (10, 10, "10 of 10, 1.0, 10.0/s, 0.0 seconds left"),
      (.max, .max, "\(Int.max) of \(Int.max), 1.0, \(Double(Int.max))/s, 0.0 seconds left"),
      (1, .max, "\(Int.max) of 1, 1.0, \(Double(Int.max))/s, ? left"),
      (.max, 1, "1 of \(Int.max), \(1 / Double(Int.max)), 1.0/s, ? left"),
    ] as [(Int?, Int, String)])
  func totals(_ total: Int?, _ done: Int, _ expected: String) {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying", total: total)
    work.completed = done
    #expect(text(stage.measure(after: 1000)) == expected)
    work.end()
  }

  @Test("A count beyond the range shows as nothing done")
  func overflow() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying", completed: .max, total: 10)
    work.advance()
    #expect(text(stage.measure(after: 1000)) == "0 of 10, 0.0, ?/s, ? left")
    work.advance(by: -1)
    #expect(text(stage.measure(after: 1000)).hasPrefix("\(Int.max) of 10, 1.0"))
    work.end()
  }

  @Test("Resumed work is no speed", arguments: [500, -500, .min, 1000] as [Int])
  func resumed(_ base: Int) {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying", completed: base, total: 1000)
    let before = stage.measure(after: 1000)?.rate
    work.completed = max(0, base) + 10
    let after = stage.measure(after: 1000)?.rate
    #expect([before, after] == [nil, 5])
    work.end()
  }

  @Test("The total may become known, change and become unknown")
  func changingTotal() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying")
    work.advance(by: 10)
    var lines = [text(stage.measure(after: 1000))]
    for total in [20, 40, 5, nil] as [Int?] {
      work.total = total
      lines.append(text(stage.measure()))
    }
    #expect(
      lines == [
        "10 of ?, ?, 10.0/s, ? left", "10 of 20, 0.5, 10.0/s, 1.0 seconds left",
        "10 of 40, 0.25, 10.0/s, 3.0 seconds left", "10 of 5, 1.0, 10.0/s, ? left",
        "10 of ?, ?, 10.0/s, ? left",
      ])
    work.end()
  }

  @Test("Reported progress gives a time left and no rate; counting that begins later starts afresh")
  func reported() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying")
    work.progress = 0.25
    var lines = [text(stage.measure(after: 10_000))]
    work.total = 100
    work.completed = 50
    lines.append(text(stage.measure(after: 1000)))
    work.advance(by: 5)
    lines.append(text(stage.measure(after: 1000)))
    #expect(
      lines == [
        "0 of ?, 0.25, ?/s, 30.0 seconds left", "50 of 100, 0.5, ?/s, ? left",
        "55 of 100, 0.55, 5.0/s, 9.0 seconds left",
      ])
    work.end()
  }

  @Test("Any reported progress is clamped, and NaN is unknown")
  func clamped() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying")
    let seen = [0.5, 7, -1, .infinity, -.infinity, -0.0, .nan, nil].map { (progress: Double?) in
      work.progress = progress
      return stage.hud.presentation().running.first.first?.progress
    }
    #expect(seen == [0.5, 1, 0, 1, 0, 0, nil, nil])
    work.end()
  }

  @Test("Pauses are no time of work, however often they are begun or ended")
  func pauses() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying", total: 40)
    work.advance(by: 10)
    work.resume()
    stage.time.advance(by: .seconds(5))
    work.pause()
    work.pause()
    let paused = stage.measure(after: 60_000)
    work.resume()
    work.resume()
    let resumed = stage.measure()
    let later = stage.measure(after: 1000)
    let line = "10 of 40, 0.25, 2.0/s, 15.0 seconds left"
    #expect([paused, resumed].map(text) == [line, line])
    #expect([paused, resumed].map { $0?.isPaused } == [true, false])
    #expect([paused, resumed, later].map { $0?.elapsed } == [5, 5, 6].map { .seconds($0) })
    work.end()
  }

  @Test("A clock that leaps to either end of time and back leaves times in range")
  func leaps() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying", total: 40)
    let leaps: [Duration] = [.seconds(Int64.max), .seconds(Int64.min), .seconds(Int64.max), .zero]
    let elapsed: [Duration?] = (leaps + leaps.reversed()).map { leap in
      work.pause()
      stage.time.advance(by: leap)
      work.resume()
      work.advance()
      return stage.measure(after: 1000)?.elapsed
    }
    #expect(elapsed.allSatisfy { $0.map { $0 >= .zero } ?? false })
    work.end()
  }

  @Test(
    "What was counted stays on screen after the end, however it comes",
    arguments: [
      { $0.end() }, { $0.cancel() }, { $0.end(after: .milliseconds(50)) }, { $0.hud.hide() },
      { $0.hud.cancel() },
    ] as [@Sendable (Activity) -> Void])
  func settles(_ end: @Sendable (Activity) -> Void) {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying", total: 4)
    stage.play(10_500)
    work.advance(by: 3)
    end(work)
    stage.play(100)
    work.advance()
    let seen = stage.hud.presentation()
    guard case .working(let activity)? = seen.content else {
      Issue.record("the work is not on screen any more")
      return
    }
    #expect(activity.progress == 0.75)
    #expect(seen.running.count == 0)
  }

  @Test("A way out that was not taken leaves the progress as it was reported")
  func untakenCancel() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying", total: 4)
    work.progress = 0.125
    stage.play(10_100)
    work.advance(by: 3)
    stage.hud.cancel()
    work.total = nil
    #expect(work.isRunning)
    #expect(stage.measure()?.fraction == 0.125)
    work.end()
  }
}
