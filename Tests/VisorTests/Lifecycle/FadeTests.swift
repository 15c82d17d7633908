import Testing
import Visor

@Suite struct FadeTests {
  private static let lengths: [Duration] = [
    .seconds(-1e20), .seconds(Int64.min), .nanoseconds(-1), .zero, .nanoseconds(1),
    .milliseconds(300), .seconds(Int64.max), .seconds(1e20),
  ]

  /// A lifecycle that fades so and shows something since its first moment.
  private func shown(_ appear: Duration, _ disappear: Duration) -> Lifecycle {
    var settings = Settings()
    settings.appear = appear
    settings.disappear = disappear
    var lifecycle = Lifecycle(settings)
    lifecycle.take(.flash(Flash(.info, stay: .untilDismissed), instant: false), at: .zero)
    return lifecycle
  }

  private func alphas(_ lifecycle: Lifecycle, _ milliseconds: [Int64]) -> [Double] {
    milliseconds.map { lifecycle.presentation(at: .milliseconds($0)).alpha }
  }

  @Test("Alpha is exact, also where the fade is turned back")
  func exact() {
    var lifecycle = shown(.milliseconds(300), .milliseconds(700))
    let rising = alphas(lifecycle, [0, 100, 200, 300, 400])
    lifecycle.take(.hide(instant: false), at: .milliseconds(150))
    let falling = alphas(lifecycle, [0, 150, 325, 499, 500])
    #expect(rising == [0, 1.0 / 3, 2.0 / 3, 1, 1])
    #expect(falling == [0.5, 0.5, 0.25, 1.0 / 700, 0])
  }

  @Test("A fade that is turned back remembers whether it set out from everything or from nothing")
  func origin() {
    var lifecycle = shown(.milliseconds(300), .milliseconds(300))
    let flash = Lifecycle.Fact.flash(Flash(.info, stay: .untilDismissed), instant: false)
    let facts: [(Int64, Lifecycle.Fact)] = [
      (100, .hide(instant: false)), (150, flash), (450, .hide(instant: false)), (500, flash),
      (510, .hide(instant: false)), (900, flash), (950, .hide(instant: true)), (960, flash),
      (1400, .hide(instant: false)),
    ]
    var seen: [Bool] = []
    for (moment, fact) in facts {
      lifecycle.take(fact, at: .milliseconds(moment))
      seen.append(lifecycle.presentation(at: .milliseconds(moment)).fade.isFromFull)
    }
    #expect(seen == [false, false, true, true, true, false, false, false, true])
  }

  @Test("Fades of any length stay between nothing and everything", arguments: lengths, lengths)
  func anyLength(_ appear: Duration, _ disappear: Duration) {
    var lifecycle = shown(appear, disappear)
    var seen = alphas(lifecycle, [1, 2, .max])
    for turn in 1...4 {
      lifecycle.take(.hide(instant: false), at: .milliseconds(Int64(10 * turn)))
      seen += alphas(lifecycle, [Int64(10 * turn + 1), .max])
      let flash = Flash(.info, stay: .untilDismissed)
      lifecycle.take(.flash(flash, instant: false), at: .milliseconds(Int64(10 * turn + 5)))
      seen += alphas(lifecycle, [Int64(10 * turn + 6), .max])
    }
    lifecycle.take(.hide(instant: false), at: Moment(nanoseconds: .max))
    seen += alphas(lifecycle, [0, .max])
    #expect(seen.allSatisfy { (0...1).contains($0) })
  }
}
