import Testing
import Visor

@Suite struct WithdrawalTests {
  /// The kinds on screen at some moments, when a number of facts were taken.
  private func seen(
    _ facts: [(Int64, Lifecycle.Fact)], at moments: [Int64]
  ) -> [String] {
    var lifecycle = Lifecycle()
    for (moment, fact) in facts { lifecycle.take(fact, at: .milliseconds(moment)) }
    return moments.map { moment in
      let presentation = lifecycle.presentation(at: .milliseconds(moment))
      guard case .outcome(let outcome)? = presentation.content else { return "-" }
      return "\(presentation.phase) \(outcome.flash.message)"
    }
  }

  private static let first = Lifecycle.Fact.flash(
    Flash(.success, "a", stay: .time(.seconds(1))), instant: true)
  private static let second = Lifecycle.Fact.flash(
    Flash(.failure, "b", stay: .time(.seconds(1))), instant: true)

  @Test("An outcome that is taken back goes, and the next follows in the same moment")
  func onScreen() {
    let facts: [(Int64, Lifecycle.Fact)] = [
      (0, Self.first), (0, Self.second),
      (100, .withdraw(1, after: .zero, instant: false)),
    ]
    #expect(seen(facts, at: [100, 1099, 1100, 1400]) == ["shown b", "shown b", "leaving b", "-"])
  }

  @Test("One that waits never comes up, or stays no longer than until its time is over")
  func waiting() {
    let gone: [(Int64, Lifecycle.Fact)] = [
      (0, Self.first), (0, Self.second), (100, .withdraw(2, after: .zero, instant: false)),
    ]
    let limited: [(Int64, Lifecycle.Fact)] = [
      (0, Self.first), (0, Self.second),
      (100, .withdraw(2, after: .milliseconds(300), instant: false)),
    ]
    #expect(seen(gone, at: [999, 1000]) == ["shown a", "leaving a"])
    #expect(seen(limited, at: [1000, 1299, 1300]) == ["shown b", "shown b", "leaving b"])
  }

  @Test("One that was said again, that has gone or never was is left alone")
  func others() {
    let again = Lifecycle.Fact.flash(Flash(.failure, "c", stay: .time(.seconds(1))), instant: false)
    let facts: [(Int64, Lifecycle.Fact)] = [
      (0, Self.first), (0, Self.second), (0, again),
      (100, .withdraw(2, after: .zero, instant: true)),
      (100, .withdraw(77, after: .zero, instant: true)),
    ]
    #expect(seen(facts, at: [100, 1500]) == ["shown a", "shown c"])
  }

  @Test("A sticky one goes when it is taken back now, without a fade where that was asked for")
  func sticky() {
    let flash = Lifecycle.Fact.flash(Flash(.info, "s", stay: .untilDismissed), instant: true)
    let facts: [(Int64, Lifecycle.Fact)] = [
      (0, flash), (50, .withdraw(1, after: .seconds(1), instant: false)),
    ]
    let now: [(Int64, Lifecycle.Fact)] = [
      (0, flash), (50, .withdraw(1, after: .zero, instant: true)),
    ]
    #expect(seen(facts, at: [50, 5000]) == ["shown s", "shown s"])
    #expect(seen(now, at: [50, 5000]) == ["-", "-"])
  }
}
