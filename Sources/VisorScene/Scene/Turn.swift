package import Visor

extension HUDScene {
  /// How a figure goes on that does no more than turn about its middle.
  package struct Turn: Hashable, Sendable {
    let cycle: Cycle
    let steps: Int
    let start: Moment

    /// By how much it is turned at a moment, against how it was drawn, in radians.
    package func angle(at moment: Moment) -> Double {
      (cycle.phase(at: moment, steps: steps) - cycle.phase(at: start, steps: steps))
        * Trigonometry.turn
    }
  }
}
