package import Visor

extension HUDScene {
  /// How a figure goes on that does no more than turn about its middle.
  package struct Turn: Hashable, Sendable {
    let cycle: Cycle
    let steps: Int
    /// Of the cycle, when it was drawn.
    let phase: Double

    /// By how much it is turned at a moment, against how it was drawn, in radians.
    package func angle(at moment: Moment) -> Double {
      (cycle.phase(at: moment, steps: steps) - phase) * Trigonometry.turn
    }
  }
}
