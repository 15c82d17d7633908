extension HUDScene {
  /// An upright rectangle, in points.
  public struct Rect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// To the right of the left edge.
    public var width: Double
    /// Downwards from the upper edge.
    public var height: Double

    /// A rectangle with its upper left corner at `x`, `y`.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// A rectangle round a centre.
    public init(center: Point, _ width: Double, _ height: Double) {
      self.init(center.x - width / 2, center.y - height / 2, width, height)
    }

    /// Nothing, at the upper left corner.
    public static let zero = Rect(0, 0, 0, 0)

    /// The right edge.
    public var maxX: Double { x + width }
    /// The lower edge.
    public var maxY: Double { y + height }
    /// The point in its middle.
    public var center: Point { Point(x + width / 2, y + height / 2) }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// Whether a point is in it; the right and the lower edge are not.
    public func contains(_ point: Point) -> Bool {
      point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// Whether all of another is in it.
    public func contains(_ other: Rect) -> Bool {
      other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    /// Whether some of another is in it.
    public func overlaps(_ other: Rect) -> Bool {
      !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY
        && other.y < maxY
    }

    /// The smallest that holds both; an empty one adds nothing.
    public func union(_ other: Rect) -> Rect {
      if other.isEmpty { return self }
      if isEmpty { return other }
      let (left, top) = (min(x, other.x), min(y, other.y))
      return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// What both hold; empty where they do not overlap.
    public func intersection(_ other: Rect) -> Rect {
      let (left, top) = (max(x, other.x), max(y, other.y))
      return Rect(
        left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
    }

    /// Smaller by `distance` on every side, or larger where that is negative.
    public func inset(by distance: Double) -> Rect {
      inset(by: Insets(distance))
    }

    /// Smaller by these insets; never of negative size.
    public func inset(by insets: Insets) -> Rect {
      Rect(
        x + insets.left, y + insets.top, max(0, width - insets.left - insets.right),
        max(0, height - insets.top - insets.bottom))
    }
  }

  /// Distances from the four edges, in points.
  public struct Insets: Hashable, Sendable {
    /// From the upper edge.
    public var top: Double
    /// From the left edge.
    public var left: Double
    /// From the lower edge.
    public var bottom: Double
    /// From the right edge.
    public var right: Double

    /// Distances from the four edges.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// The same distance from every edge.
    public init(_ all: Double) {
      self.init(top: all, left: all, bottom: all, right: all)
    }

    /// No distance.
    public static let zero = Insets(0)

    /// None negative or not a number, none beyond `limit`.
    func sound(limit: Double) -> Insets {
      Insets(
        top: top.limited(to: 0...limit), left: left.limited(to: 0...limit),
        bottom: bottom.limited(to: 0...limit), right: right.limited(to: 0...limit))
    }
  }
}
