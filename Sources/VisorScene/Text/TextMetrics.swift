extension HUDScene {
  /// Measures text as the back end will draw it.
  ///
  /// It is asked while a layout is made, not for each frame. The same question must have the same
  /// answer for as long as a scene holds the metrics; when fonts change, give the scene new ones.
  public protocol TextMetrics: Sendable {
    /// How wide a line of text is, in points.
    ///
    /// A negative width, or one that is not a finite number, counts as zero.
    func width(of text: String, in font: Font) -> Double

    /// How far the lines of a font reach from their baseline.
    func extent(of font: Font) -> LineExtent
  }

  /// How far a line of text reaches from its baseline, in points.
  public struct LineExtent: Hashable, Sendable {
    /// Upwards.
    public var ascent: Double
    /// Downwards.
    public var descent: Double

    /// How far a line reaches from its baseline.
    public init(ascent: Double, descent: Double) {
      self.ascent = ascent
      self.descent = descent
    }
  }
}
