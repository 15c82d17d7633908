import Testing
import VisorTestSupport

@testable import Visor

@Suite struct PaceTests {
  /// The pace after these samples.
  private func pace(_ samples: [(Double, at: Double)], resumed: Double = 0) -> Pace {
    var pace = Pace(time: 0, done: resumed)
    for (done, time) in samples { pace.record(done, at: time) }
    return pace
  }

  @Test("A steady job's rate and time left are what arithmetic says")
  func steady() {
    let pace = pace((1...60).map { (Double($0) * 2, at: Double($0)) })
    #expect([pace.rate, pace.remaining(of: 200)] == [2, 40])
  }

  @Test("The first samples give the mean since the start")
  func mean() {
    #expect(pace([(1, at: 1), (10, at: 4)]).rate == 2.5)
  }

  @Test("What was done before the start is no speed")
  func resumed() {
    #expect(pace([(900, at: 1)], resumed: 900).rate == nil)
    #expect(pace([(910, at: 10)], resumed: 900).rate == 1)
  }

  @Test("Going backwards begins afresh; losing no more than rounding can does not")
  func backwards() {
    #expect(pace([(50, at: 5), (10, at: 6)]).rate == nil)
    #expect(pace([(50, at: 5), (10, at: 6), (13, at: 7)]).rate == 3)
    #expect(pace([(0.5, at: 1), (0.5.nextDown, at: 2)]).rate == 0.25)
  }

  @Test("Samples of one moment, of an earlier one and of no number change nothing")
  func nonsense() {
    let sane = pace([(10, at: 5)])
    #expect(
      [
        pace([(10, at: 5), (20, at: 5)]), pace([(10, at: 5), (20, at: 4)]),
        pace([(10, at: 5), (.nan, at: 6)]), pace([(10, at: 5), (.infinity, at: 6)]),
        pace([(10, at: 5), (-.infinity, at: 6)]), pace([(10, at: 5), (20, at: .nan)]),
      ] == Array(repeating: sane, count: 6))
  }

  @Test(
    "Absurd estimates are unknown",
    arguments: [.infinity, .nan, 1e300, .greatestFiniteMagnitude, 9, -1, -.infinity] as [Double])
  func absurd(_ total: Double) {
    #expect(pace([(10, at: 1)]).remaining(of: total) == nil)
  }

  @Test("Speeds beyond all measure do not spoil what comes after")
  func recovers() {
    var pace = pace([(.greatestFiniteMagnitude, at: 1e-9), (0, at: 1)])
    pace.record(4, at: 3)
    #expect(pace.rate == 2)
  }

  @Test("A stalled job's estimate never falls", arguments: 1...200)
  func stalled(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var pace = Pace(time: 0, done: 0)
    var time = 0.0
    var done = 0.0
    for _ in 0..<Int.random(in: 1...50, using: &random) {
      time += Double.random(in: 0...30, using: &random)
      done += Double.random(in: 0...100, using: &random)
      pace.record(done, at: time)
    }
    var estimates: [Double] = []
    for _ in 0..<200 {
      estimates.append(pace.remaining(of: done + 1000) ?? .infinity)
      time += Double.random(in: 0...(Bool.random(using: &random) ? 0.1 : 50), using: &random)
      pace.record(done, at: time)
    }
    #expect(estimates == estimates.sorted())
  }
}
