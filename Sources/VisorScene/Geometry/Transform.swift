extension HUDScene {
  /// How what is drawn in a group is scaled, turned and moved:
  /// `x' = xx·x + xy·y + dx`, `y' = yx·x + yy·y + dy`.
  public struct Transform: Hashable, Sendable {
    /// How much of x goes into x.
    public var xx: Double
    /// How much of x goes into y.
    public var yx: Double
    /// How much of y goes into x.
    public var xy: Double
    /// How much of y goes into y.
    public var yy: Double
    /// What is added to x.
    public var dx: Double
    /// What is added to y.
    public var dy: Double

    /// A transform of these parts.
    public init(xx: Double, yx: Double, xy: Double, yy: Double, dx: Double, dy: Double) {
      self.xx = xx
      self.yx = yx
      self.xy = xy
      self.yy = yy
      self.dx = dx
      self.dy = dy
    }

    /// Leaves everything where it is.
    public static let identity = Transform(xx: 1, yx: 0, xy: 0, yy: 1, dx: 0, dy: 0)

    /// Scaled round a centre, then moved.
    public static func scaled(_ scale: Double, round center: Point, then move: Point = .zero)
      -> Transform
    {
      Transform(
        xx: scale, yx: 0, xy: 0, yy: scale, dx: center.x * (1 - scale) + move.x,
        dy: center.y * (1 - scale) + move.y)
    }

    /// Turned by radians round a centre, clockwise for positive ones.
    public static func turned(_ angle: Double, round center: Point) -> Transform {
      let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
      return Transform(
        xx: cosine, yx: sine, xy: -sine, yy: cosine,
        dx: center.x - cosine * center.x + sine * center.y,
        dy: center.y - sine * center.x - cosine * center.y)
    }

    /// Where a point comes to lie.
    public func applied(to point: Point) -> Point {
      Point(xx * point.x + xy * point.y + dx, yx * point.x + yy * point.y + dy)
    }

    /// The smallest upright rectangle round where a rectangle comes to lie.
    public func applied(to rect: Rect) -> Rect {
      let corners = (
        applied(to: Point(rect.x, rect.y)), applied(to: Point(rect.maxX, rect.y)),
        applied(to: Point(rect.x, rect.maxY)), applied(to: Point(rect.maxX, rect.maxY))
      )
      let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
      let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
      let right = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
      let bottom = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
      return Rect(left, top, right - left, bottom - top)
    }
  }
}
