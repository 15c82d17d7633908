public import VisorScene

extension Bitmap {
  /// The pixels as a picture that a scene can show.
  ///
  /// - Parameters:
  ///   - name: What it is called; two different pictures want two names.
  ///   - scale: Pixels a point.
  ///   - isTemplate: Whether it is drawn in the colour of the glyphs.
  /// - Returns: `nil` if it is larger than a picture may be.
  public func picture(
    _ name: String, scale: Double = 1, isTemplate: Bool = false
  ) -> HUDScene.Picture? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    withRows { _, pixels in
      for pixel in pixels.lazy.map(Self.straight) {
        for shift: UInt32 in [16, 8, 0, 24] { bytes.append(UInt8(pixel >> shift & 0xFF)) }
      }
    }
    return HUDScene.Picture(
      name, width: width, height: height, scale: scale, isTemplate: isTemplate, pixels: bytes)
  }

  /// A pixel whose colours are no longer multiplied by its opacity.
  package static func straight(_ pixel: UInt32) -> UInt32 {
    let opacity = pixel >> 24
    if opacity == 255 || opacity == 0 { return pixel }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + opacity / 2) / opacity)
    }
    return opacity << 24 | part(16) << 16 | part(8) << 8 | part(0)
  }
}
