/// The pixels of a canvas: what is laid out lies on them.
struct PixelGrid: Hashable {
  /// Pixels a point.
  let scale: Double

  func down(_ value: Double) -> Double { (value * scale + 1e-6).rounded(.down) / scale }
  func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
  func nearest(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
