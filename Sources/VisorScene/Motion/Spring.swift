internal import Visor

extension HUDScene {
  /// A damped spring that lets go of something and has it at rest when its time is over.
  ///
  /// The displacement is the solution of `x'' + 2ζω·x' + ω²·x = 0` in closed form, with `x(0) = 1`
  /// and `x'(0) = −v`; see the damped harmonic oscillator in A. P. French, *Vibrations and Waves*,
  /// chapter 3. The frequency ω is the one with which a thousandth is left of it at the end; that
  /// thousandth is taken off evenly on the way, so that it ends exactly at rest.
  public struct Spring: Hashable, Sendable {
    /// The damping ratio ζ: below 1 it swings beyond its end, from 1 on it creeps.
    public let damping: Double
    /// How fast it goes at first, in ways a second.
    public let velocity: Double
    /// How long a way is meant to take; the velocity is reckoned with it.
    public let duration: Duration
    private let frequency: Double
    private let start: Double
    private let rest: Double

    /// A spring.
    ///
    /// - Parameters:
    ///   - damping: From 0.05 to 10; what lies outside counts as the nearer end, NaN as 0.05.
    ///   - velocity: In ways a second, from −100 to 100.
    ///   - duration: How long a way is meant to take, from 1 ms to 60 s.
    public init(damping: Double, velocity: Double = 0, duration: Duration = .milliseconds(300)) {
      self.damping = damping.limited(to: 0.05...10)
      self.velocity = velocity.isNaN ? 0 : velocity.limited(to: -100...100)
      self.duration = min(max(duration, .milliseconds(1)), .seconds(60))
      // `e^(−r)` is a thousandth for the slowest rate r; with two equal rates `(1 + r)·e^(−r)` is.
      let slowest = self.damping == 1 ? 9.2334 : 6.9078
      let isOver = self.damping > 1
      let rate =
        isOver
        ? self.damping - (self.damping * self.damping - 1).squareRoot() : self.damping
      frequency = slowest / rate
      start = self.velocity * (Double(self.duration.nanoseconds) / 1e9)
      rest = Self.swing(1, self.damping, frequency, start)
    }

    /// What is left of the way after a share of the time: 1 at 0, and 0 from 1 on; below 0 beyond
    /// the end.
    public func displacement(at share: Double) -> Double {
      let share = share.limited(to: 0...1)
      return share >= 1 ? 0 : Self.swing(share, damping, frequency, start) - share * rest
    }

    private static func swing(
      _ time: Double, _ damping: Double, _ frequency: Double, _ velocity: Double
    ) -> Double {
      let decay = Trigonometry.exponential(-damping * frequency * time)
      let slope = damping * frequency - velocity
      if damping == 1 { return decay * (1 + slope * time) }
      if damping < 1 {
        let swing = frequency * (1 - damping * damping).squareRoot()
        return decay
          * (Trigonometry.cosine(swing * time) + slope / swing * Trigonometry.sine(swing * time))
      }
      let spread = frequency * (damping * damping - 1).squareRoot()
      let slow = Trigonometry.exponential((spread - damping * frequency) * time)
      let fast = Trigonometry.exponential((-spread - damping * frequency) * time)
      return (slow + fast) / 2 + slope / spread * (slow - fast) / 2
    }
  }
}
