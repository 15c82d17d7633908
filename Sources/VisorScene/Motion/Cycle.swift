internal import Visor

/// What comes round again and again: where it is follows from the moment alone.
struct Cycle {
  let period: Int64

  /// A cycle of that length, from 50 ms to an hour.
  init(_ period: Duration) {
    self.period = min(max(period, .milliseconds(50)), .seconds(3600)).nanoseconds
  }

  /// How much of the round is over, from 0 up to, but not including, 1.
  func phase(at moment: Moment) -> Double {
    let rest = moment.nanoseconds % period
    return Double(rest < 0 ? rest + period : rest) / Double(period)
  }

  /// The start of the step of so many a round in which a moment lies, as a phase.
  func phase(at moment: Moment, steps: Int) -> Double {
    let phase = phase(at: moment)
    return steps > 0 ? (phase * Double(steps)).rounded(.down) / Double(steps) : phase
  }

  /// When the next step of so many a round begins.
  func nextStep(after moment: Moment, steps: Int) -> Moment {
    let count = Double(max(1, steps))
    let next = ((phase(at: moment) * count).rounded(.down) + 1) / count
    let wait = (next - phase(at: moment)) * Double(period)
    return moment + .nanoseconds(Int64(max(1, wait.rounded(.up))))
  }
}
