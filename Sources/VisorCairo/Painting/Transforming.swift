internal import CCairo
internal import VisorScene

extension OpaquePointer {
  /// The transform of this context with another one under it; `nil` if that leaves nothing to be
  /// seen, or more than Cairo can draw.
  func transform(under inner: HUDScene.Transform) -> HUDScene.Transform? {
    var outer = cairo_matrix_t()
    var matrix = inner.matrix
    var product = cairo_matrix_t()
    cairo_get_matrix(self, &outer)
    cairo_matrix_multiply(&product, &matrix, &outer)
    let result = HUDScene.Transform(
      xx: product.xx, yx: product.yx, xy: product.xy, yy: product.yy, dx: product.x0,
      dy: product.y0)
    let area = abs(product.xx * product.yy - product.xy * product.yx)
    let parts = [product.xx, product.yx, product.xy, product.yy, product.x0, product.y0]
    return area > 1e-9 && parts.allSatisfy { abs($0) < 1e6 } ? result : nil
  }

  /// Whether letters of a size in points can be seen under this context's transform, and are not
  /// too large for FreeType, whose failure would end all drawing.
  func canWrite(_ size: Double) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    let largest = max(abs(matrix.xx), abs(matrix.yx), abs(matrix.xy), abs(matrix.yy))
    let smallest = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) / largest
    return smallest * size >= 0.1 && largest * size <= 8000
  }

  /// Keeps what is drawn on the whole pixels round a rectangle that is transformed already.
  func clip(toPixelsOf rect: HUDScene.Rect) {
    guard let rect = rect.sound else {
      cairo_new_path(self)
      return cairo_clip(self)
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    cairo_identity_matrix(self)
    let (left, top) = (rect.x.rounded(.down), rect.y.rounded(.down))
    cairo_rectangle(
      self, left, top, rect.maxX.rounded(.up) - left, rect.maxY.rounded(.up) - top)
    cairo_clip(self)
    cairo_set_matrix(self, &matrix)
  }
}

extension HUDScene.Transform {
  var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: dx, y0: dy)
  }
}
