extension HUDScene {
  /// What a scene is drawn on.
  public struct Canvas: Hashable, Sendable {
    /// How large it is, in points; negative and NaN count as 0, and nothing is larger than 100,000.
    public var size: Size
    /// Pixels a point, from 0.25 to 16; NaN and what is not positive count as 1.
    public var scale: Double
    /// What the system keeps for itself along the edges.
    public var safe: Insets
    /// What something covers, such as a keyboard; the scene keeps clear of it if its theme says so.
    public var obstruction: Rect?

    /// A canvas of that size.
    public init(
      _ size: Size, scale: Double = 1, safe: Insets = .zero, obstruction: Rect? = nil
    ) {
      self.size = size
      self.scale = scale
      self.safe = safe
      self.obstruction = obstruction
    }
  }
}
