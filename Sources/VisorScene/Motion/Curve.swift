extension HUDScene {
  /// How much of a way is done after a share of its time.
  public enum Curve: Hashable, Sendable {
    /// Evenly.
    case linear
    /// Fast at first, slow at the end.
    case easeOut
    /// Slow at first and at the end.
    case easeInOut
    /// Evenly to a point beyond the end, and back: `to` ways are done at the share `at`.
    case overshoot(to: Double, at: Double)
    /// As a spring swings.
    case spring(Spring)

    /// The share that is done: 0 at 0, 1 at 1; beyond 1 in between for what swings.
    public func value(at share: Double) -> Double {
      let share = share.limited(to: 0...1)
      switch self {
      case .linear: return share
      case .easeOut: return 1 - (1 - share) * (1 - share) * (1 - share)
      case .easeInOut: return share * share * (3 - 2 * share)
      case .overshoot(let top, let peak):
        let (top, peak) = (top.limited(to: 0...10), peak.limited(to: 0.01...0.99))
        return share < peak
          ? top * share / peak : top + (1 - top) * (share - peak) / (1 - peak)
      case .spring(let spring): return 1 - spring.displacement(at: share)
      }
    }
  }
}
