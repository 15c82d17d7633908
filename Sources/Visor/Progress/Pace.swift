/// How fast counted work goes, from samples of its counter at whatever times somebody looked.
///
/// A first-order low-pass filter over the rate between samples, in the usual discrete form for
/// uneven steps, `rate += (sample − rate) · Δt / (τ + Δt)` (backward Euler; see "Low-pass filter,
/// simple infinite impulse response" in any signal processing text). While less time has passed
/// than the filter's constant, that time takes the constant's place, which makes the rate the
/// plain mean since the start. A sample without progress lowers the rate and never raises it, so
/// the estimate of a stalled job never falls.
struct Pace: Hashable, Sendable {
  /// The filter's time constant, in seconds: about how long a change takes to be believed.
  private static let constant = 10.0
  /// Estimates beyond this many seconds (100 days) say nothing.
  private static let absurd = 8_640_000.0
  /// Samples beyond this are taken as this, which keeps the arithmetic finite.
  private static let fastest = 1e300
  /// Weighed parts are summed in an order that changes as they end: so much of the sum, rounding
  /// may take away, and it is no going backwards.
  private static let rounding = 1e-12

  /// Seconds of work at the last sample, and what was done by then.
  private var time: Double
  private var done: Double
  /// Seconds of work since counting began, or began afresh.
  private var span = 0.0
  private var smoothed = 0.0

  /// Counting begins after `time` seconds of work, with `done` units that are no speed.
  init(time: Double, done: Double) {
    self.time = time
    self.done = done
  }

  /// Whether anything has been done so far.
  var hasProgress: Bool { done > 0 }

  /// Takes a sample; one from before the last is passed over, as is one that is no number, and
  /// less done than before makes the count begin afresh.
  mutating func record(_ done: Double, at time: Double) {
    guard done.isFinite, time.isFinite else { return }
    if done < self.done * (1 - Self.rounding) {
      self = Pace(time: max(time, self.time), done: done)
    } else if time > self.time {
      let done = max(done, self.done)
      smoothed = rateIncluding(done, at: time)
      span += time - self.time
      self.time = time
      self.done = done
    }
  }

  /// Units a second; `nil` while nothing has been done.
  var rate: Double? { smoothed > 0 && smoothed.isFinite ? smoothed : nil }

  /// Seconds until `total` is reached at this rate; `nil` when unknown, absurd or passed.
  func remaining(of total: Double) -> Double? {
    guard let rate, total >= done else { return nil }
    let seconds = (total - done) / rate
    return seconds < Self.absurd ? seconds : nil
  }

  private func rateIncluding(_ done: Double, at time: Double) -> Double {
    let step = time - self.time
    let sample = min(Self.fastest, (done - self.done) / step)
    return smoothed + (sample - smoothed) * step / (min(Self.constant, span) + step)
  }
}
