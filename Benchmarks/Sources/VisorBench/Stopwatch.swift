/// Measures stretches of time in nanoseconds.
enum Stopwatch {
  /// The nanoseconds between two moments.
  static func nanoseconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant)
    -> Double
  {
    (end - start) / Duration.nanoseconds(1)
  }

  /// The nanoseconds that `body` takes, divided by `count`.
  static func nanoseconds(each count: Int, _ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    return nanoseconds(from: start, to: .now) / Double(count)
  }

  /// The nanoseconds that one call of `body` takes, called over and over for `stretch`.
  ///
  /// The clock is read once in sixteen calls, so a slow `body` makes the stretch longer, not the
  /// figure worse.
  static func nanoseconds(over stretch: Duration, _ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    var calls = 0
    var now = start
    repeat {
      for _ in 0..<16 { body() }
      calls += 16
      now = .now
    } while now - start < stretch
    return nanoseconds(from: start, to: now) / Double(calls)
  }
}
