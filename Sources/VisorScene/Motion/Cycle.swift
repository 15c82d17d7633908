internal import Visor

/// What comes round again and again: where it is follows from the moment alone.
struct Cycle: Hashable {
  let period: Int64

  /// A cycle of that length, from 50 ms to an hour.
  init(_ period: Duration) {
    self.period = min(max(period, .milliseconds(50)), .seconds(3600)).nanoseconds
  }

  /// How much of the round is over, from 0 up to, but not including, 1.
  func phase(at moment: Moment) -> Double {
    Double(rest(at: moment)) / Double(period)
  }

  /// The start of the step of so many a round in which a moment lies, as a phase.
  func phase(at moment: Moment, steps: Int) -> Double {
    guard let steps = Self.sound(steps) else { return phase(at: moment) }
    return Double(step(at: moment, steps)) / Double(steps)
  }

  /// When the next step of so many a round begins; `nil` where the round is made evenly.
  func nextStep(after moment: Moment, steps: Int) -> Moment? {
    guard let steps = Self.sound(steps) else { return nil }
    // The first whole nanosecond in which `step` is another one.
    let next = ((step(at: moment, steps) + 1) * period + steps - 1) / steps
    return moment + .nanoseconds(max(1, next - rest(at: moment)))
  }

  /// From 1 to 1000; `nil` for none.
  private static func sound(_ steps: Int) -> Int64? {
    steps > 0 ? Int64(min(steps, 1000)) : nil
  }

  private func rest(at moment: Moment) -> Int64 {
    let rest = moment.nanoseconds % period
    return rest < 0 ? rest + period : rest
  }

  private func step(at moment: Moment, _ steps: Int64) -> Int64 {
    rest(at: moment) * steps / period
  }
}
