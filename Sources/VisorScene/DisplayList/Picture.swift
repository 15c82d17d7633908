extension HUDScene {
  /// A picture of the program's own: pixels, and the size at which it wants to be seen.
  ///
  /// A back end may keep its own form of it as long as the name and the pixels stay the same.
  public struct Picture: Hashable, Sendable {
    /// What it is called; two different pictures want two names.
    public let name: String
    /// Across, in pixels.
    public let width: Int
    /// Down, in pixels.
    public let height: Int
    /// Pixels a point, from 0.1 to 10: 2 for a picture that was made for a screen of double density;
    /// NaN and what is not positive count as 1.
    public let scale: Double
    /// Red, green, blue and opacity of each pixel, a byte each, rows from above; the colours are not
    /// multiplied by the opacity.
    public let pixels: [UInt8]
    /// Whether it has no colours of its own: it is drawn in the colour of the glyphs.
    public let isTemplate: Bool

    /// A picture of these pixels.
    ///
    /// - Returns: `nil` unless there is at least one pixel, at most 8192 each way, and four bytes
    ///   for each.
    public init?(
      _ name: String, width: Int, height: Int, scale: Double = 1, isTemplate: Bool = false,
      pixels: [UInt8]
    ) {
      guard (1...8192).contains(width), (1...8192).contains(height),
        pixels.count == width * height * 4
      else { return nil }
      self.name = name
      self.width = width
      self.height = height
      self.scale = scale > 0 ? scale.limited(to: 0.1...10) : 1
      self.isTemplate = isTemplate
      self.pixels = pixels
    }

    /// In points.
    public var size: Size { Size(Double(width) / scale, Double(height) / scale) }

    /// Of its name and size: the pixels would take too long.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(width)
      hasher.combine(height)
    }
  }
}
