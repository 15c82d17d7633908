internal import CCairo

/// Pixels that Cairo draws on.
public final class Bitmap {
  /// Across, in pixels.
  public let width: Int
  /// Down, in pixels.
  public let height: Int
  let surface: OpaquePointer

  /// Pixels of which nothing is drawn yet.
  ///
  /// - Returns: `nil` unless it is from 1 to 32,767 pixels either way and at most 2²⁸ in all.
  public init?(width: Int, height: Int) {
    guard (1...32_767).contains(width), (1...32_767).contains(height), width * height <= 1 << 28,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.width = width
    self.height = height
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// Hands out a `cairo_t *` that draws on the pixels, for as long as `body` runs.
  public func draw(_ body: (OpaquePointer) -> Void) {
    guard let cairo = cairo_create(surface) else { return }
    body(cairo)
    cairo_destroy(cairo)
  }

  /// Hands out the pixels row by row from above, each as opacity, red, green and blue from the most
  /// significant byte on, the colours multiplied by the opacity.
  public func withRows(_ body: (Int, UnsafeBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      let start = UnsafeMutableRawPointer(data + row * stride)
      start.withMemoryRebound(to: UInt32.self, capacity: width) {
        body(row, UnsafeBufferPointer(start: $0, count: width))
      }
    }
  }

  /// Pixels as they are wanted, in the form in which ``withRows(_:)`` hands them out; `nil` where
  /// there could be none of that size.
  package convenience init?(width: Int, height: Int, pixel: (_ row: Int, _ column: Int) -> UInt32) {
    self.init(width: width, height: height)
    withPixels { pixels, stride in
      for row in 0..<height {
        for column in 0..<width { pixels[row * stride + column] = pixel(row, column) }
      }
    }
  }

  /// Hands out the pixels to be changed, and how many there are from one row to the next.
  func withPixels(_ body: (UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: stride * height) {
      body($0, stride)
    }
    cairo_surface_mark_dirty(surface)
  }
}
