extension HUDScene {
  /// A place on the canvas, in points: x to the right, y downwards.
  public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// A place.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }

    /// The upper left corner of the canvas.
    public static let zero = Point(0, 0)

    static func + (point: Point, by: Point) -> Point { Point(point.x + by.x, point.y + by.y) }

    /// The place on the way to `other`: here at 0, there at 1.
    func mixed(with other: Point, _ share: Double) -> Point {
      Point(x + (other.x - x) * share, y + (other.y - y) * share)
    }

    /// At an angle in radians and a distance from here; 0 is to the right, a quarter turn is down.
    package func polar(_ angle: Double, _ distance: Double) -> Point {
      Point(x + Trigonometry.cosine(angle) * distance, y + Trigonometry.sine(angle) * distance)
    }
  }

  /// A width and a height, in points.
  public struct Size: Hashable, Sendable {
    /// To the right.
    public var width: Double
    /// Downwards.
    public var height: Double

    /// A size.
    public init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }

    /// No size at all.
    public static let zero = Size(0, 0)
  }
}

extension Double {
  /// The number itself within the range, its nearer end outside it, and the lower end for NaN.
  func limited(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
