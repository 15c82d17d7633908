extension HUDScene {
  /// What an area is filled or a line is drawn with.
  public enum Paint: Hashable, Sendable {
    /// The same everywhere.
    case color(Color)
    /// Changing along a line, and staying as it is before its start and behind its end.
    case linear(from: Point, to: Point, Ramp)
    /// Changing outwards from a circle to a larger one of the same centre, and staying as it is
    /// within the one and outside the other.
    case radial(center: Point, inner: Double, outer: Double, Ramp)
  }

  /// How a paint changes on its way: three colours, the middle one half-way.
  ///
  /// Between them the parts change in a straight line, each multiplied by its opacity.
  public struct Ramp: Hashable, Sendable {
    /// Where it starts.
    public var start: Color
    /// Half-way.
    public var middle: Color
    /// Where it ends.
    public var end: Color

    /// From one colour over another to a third.
    public init(_ start: Color, _ middle: Color, _ end: Color) {
      self.start = start
      self.middle = middle
      self.end = end
    }
  }
}
