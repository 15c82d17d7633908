internal import CCairo

extension Bitmap {
  /// Lays another one over this, its upper left corner at a pixel.
  package func place(_ other: Bitmap, x: Int, y: Int) {
    draw { cairo in
      cairo_set_source_surface(cairo, other.surface, Double(x), Double(y))
      cairo_paint(cairo)
    }
  }
}
