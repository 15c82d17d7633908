import Testing
import Visor

@Suite struct PartsTests {
  @Test("Parts add up by their weight; one that has ended counts in full")
  func weights() {
    let stage = Rehearsal()
    let whole = stage.hud.begin("Whole")
    let parts = [1.0, 3.0].map { whole.begin("Part", weight: $0, total: 10) }
    var seen = [stage.measure()?.fraction]
    parts[1].advance(by: 5)
    seen.append(stage.measure()?.fraction)
    parts[0].fail()
    seen.append(stage.measure()?.fraction)
    parts[1].succeed()
    seen.append(stage.measure()?.fraction)
    #expect(seen == [0, 0.375, 0.625, 1])
    #expect(stage.measure(after: 1000)?.rate == nil)
    whole.end()
  }

  @Test("Parts count as units of a whole that has a total")
  func units() {
    let stage = Rehearsal()
    let whole = stage.hud.begin("Whole", total: 10)
    whole.advance(by: 2)
    let part = whole.begin("Part", weight: 4, total: 100)
    part.advance(by: 50)
    let measure = stage.measure(after: 1000)
    #expect([measure?.fraction, measure?.rate] == [0.4, 4])
    #expect([measure?.completed, measure?.completedWithParts] == [2, 4])
    part.end()
    whole.end()
  }

  @Test(
    "A weight that is no weight counts nothing",
    arguments: [0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] as [Double])
  func strangeWeights(_ weight: Double) {
    let stage = Rehearsal()
    let whole = stage.hud.begin("Whole")
    let first = whole.begin("Part", weight: .greatestFiniteMagnitude, total: 2)
    let strange = whole.begin("Part", weight: weight, total: 2)
    strange.advance(by: 2)
    first.advance()
    let before = stage.measure()?.fraction
    strange.end()
    first.end()
    #expect([before, stage.measure()?.fraction] == [0.5, 1])
    whole.end()
  }

  @Test("A part's reported progress counts, and an unknown one counts as none")
  func reported() {
    let stage = Rehearsal()
    let whole = stage.hud.begin("Whole")
    let parts = (0..<2).map { _ in whole.begin("Part") }
    parts[0].progress = 0.5
    parts[1].advance(by: 7)
    #expect(stage.measure()?.fraction == 0.25)
    for part in parts { part.end() }
    whole.end()
  }

  @Test("Parts that end in any order add up to the whole exactly, and that is no going backwards")
  func exact() {
    let stage = Rehearsal()
    let whole = stage.hud.begin("Whole")
    var parts = (1...200).map { whole.begin("Part", weight: Double($0) * 0.1) }
    var seen: [Measure?] = []
    while !parts.isEmpty {
      parts.remove(at: parts.count * 7 / 11).end()
      seen.append(stage.measure(after: 100))
    }
    let fractions = seen.map { $0?.fraction ?? -1 }
    #expect(fractions.last == 1)
    #expect(fractions == fractions.sorted())
    #expect(seen.allSatisfy { $0?.remaining != nil })
    whole.end()
  }

  @Test("Parts may have parts, however deep, and may outlive what they are part of")
  func nested() {
    let stage = Rehearsal()
    var chain = [stage.hud.begin("0")]
    for depth in 1...300 {
      chain.append(chain[depth - 1].begin("\(depth)", total: [40, 300].contains(depth) ? 4 : nil))
    }
    chain[40].advance(by: 1)
    chain[300].advance(by: 2)
    let before = stage.measure()?.fraction
    chain[20].end()
    let after = stage.measure()?.fraction
    let orphans = chain[21...].map(\.isRunning)
    for work in chain.reversed() { work.end() }
    #expect([before, after] == [0.25, 1])
    #expect(orphans.allSatisfy { $0 })
  }

  @Test("A part of what has ended, or whose handle has gone, runs by itself")
  func orphan() {
    let stage = Rehearsal()
    var whole: Activity? = stage.hud.begin("Whole", total: 2)
    let part = whole?.begin("Part", total: 4)
    whole?.end()
    let late = whole?.begin("Late", total: 4)
    whole = nil
    let next = stage.hud.begin("Next")
    part?.advance(by: 1)
    let seen = stage.hud.presentation(first: 3).running.first
    #expect(
      seen.map { "\($0.message) \($0.progress ?? -1)" } == ["Part 0.25", "Late 0.0", "Next -1.0"])
    for work in [part, late, next] { work?.end() }
  }

  @Test("A part that goes on without its handle counts what it had, then in full")
  func withoutHandle() {
    let stage = Rehearsal()
    let whole = stage.hud.begin("Whole")
    do {
      let part = whole.begin("Part", total: 4)
      part.advance()
      part.end(after: .seconds(1))
    }
    #expect([stage.measure()?.fraction, stage.measure(after: 1000)?.fraction] == [0.25, 1])
    whole.end()
  }
}
