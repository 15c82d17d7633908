extension HUDScene {
  /// Where a figure is to be drawn, and with what.
  public struct Place: Hashable, Sendable {
    /// The space for it.
    public let rect: Rect
    /// The colour for it.
    public let color: Color
    /// The colour of what it runs on: the empty part of a bar.
    public let track: Color
    /// The width of its lines, in points.
    public let lineWidth: Double

    /// A place for a figure.
    public init(_ rect: Rect, color: Color, track: Color, lineWidth: Double) {
      self.rect = rect
      self.color = color
      self.track = track
      self.lineWidth = lineWidth
    }

    /// The point in its middle.
    public var center: Point { rect.center }

    /// Half of the shorter side.
    public var radius: Double { min(rect.width, rect.height) / 2 }

    /// The middle of the widest circle whose line stays inside.
    var ringRadius: Double { max(0, radius - lineWidth / 2) }

    /// A point of the place: from −1, left or above, to 1.
    public func at(_ x: Double, _ y: Double) -> Point {
      Point(center.x + x * radius, center.y + y * radius)
    }

    /// The pen for its lines.
    var pen: DisplayList.Pen { DisplayList.Pen(lineWidth) }
  }
}
