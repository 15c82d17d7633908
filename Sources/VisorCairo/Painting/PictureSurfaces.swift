internal import CCairo
internal import VisorScene

/// Pictures as Cairo takes them; the latest ones are kept.
final class PictureSurfaces {
  private static let kept = 32

  private var bitmaps: [HUDScene.Picture: Bitmap] = [:]

  /// Draws a picture into a rectangle, as it is or in one colour.
  func draw(
    _ picture: HUDScene.Picture, in rect: HUDScene.Rect, tint: HUDScene.Color?,
    on cairo: OpaquePointer
  ) {
    guard let rect = rect.sound, let bitmap = bitmap(of: picture),
      let transform = cairo.transform(
        under: HUDScene.Transform(
          xx: rect.width / Double(picture.width), yx: 0, xy: 0,
          yy: rect.height / Double(picture.height), dx: rect.x, dy: rect.y))
    else { return }
    cairo_save(cairo)
    var matrix = transform.matrix
    cairo_set_matrix(cairo, &matrix)
    if let tint {
      cairo.setSource(.color(tint))
      cairo_mask_surface(cairo, bitmap.surface, 0, 0)
    } else {
      cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
      // What lies beyond its edge does not shine in.
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_rectangle(cairo, 0, 0, Double(picture.width), Double(picture.height))
      cairo_fill(cairo)
    }
    cairo_restore(cairo)
  }

  private func bitmap(of picture: HUDScene.Picture) -> Bitmap? {
    if let bitmap = bitmaps[picture] { return bitmap }
    if bitmaps.count >= Self.kept { bitmaps.removeAll(keepingCapacity: true) }
    let bitmap = Bitmap(width: picture.width, height: picture.height) { row, column in
      let start = (row * picture.width + column) * 4
      let opacity = UInt32(picture.pixels[start + 3])
      func part(_ offset: Int) -> UInt32 {
        (UInt32(picture.pixels[start + offset]) * opacity + 127) / 255
      }
      return opacity << 24 | part(0) << 16 | part(1) << 8 | part(2)
    }
    bitmaps[picture] = bitmap
    return bitmap
  }
}
