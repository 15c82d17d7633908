internal import CCairo

extension Bitmap {
  /// Lays another one over this, its upper left corner at a pixel.
  package func place(_ other: Bitmap, x: Int, y: Int) {
    draw { other.lay(on: $0, x: Double(x), y: Double(y)) }
  }

  /// Lays this over what a `cairo_t *` draws on, its upper left corner at a point.
  package func lay(on cairo: OpaquePointer, x: Double, y: Double) {
    cairo_set_source_surface(cairo, surface, x, y)
    cairo_paint(cairo)
  }
}
