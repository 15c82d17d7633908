internal import CCairo

extension Bitmap {
  /// The pixels as a PNG file.
  public var png: [UInt8] {
    let bytes = Bytes()
    cairo_surface_write_to_png_stream(
      surface,
      { target, start, count in
        guard let target, let start else { return CAIRO_STATUS_WRITE_ERROR }
        let bytes = Unmanaged<Bytes>.fromOpaque(target).takeUnretainedValue()
        bytes.all += UnsafeBufferPointer(start: start, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(bytes).toOpaque())
    return bytes.all
  }

  /// The pixels of a PNG file.
  ///
  /// - Returns: `nil` if it is none, or one that is too large for a ``Bitmap``.
  public convenience init?(png: [UInt8]) {
    let bytes = Bytes()
    bytes.all = png
    let read = cairo_image_surface_create_from_png_stream(
      { source, target, count in
        guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
        let bytes = Unmanaged<Bytes>.fromOpaque(source).takeUnretainedValue()
        guard bytes.all.count - bytes.read >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        for index in 0..<Int(count) { target[index] = bytes.all[bytes.read + index] }
        bytes.read += Int(count)
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(bytes).toOpaque())
    defer { cairo_surface_destroy(read) }
    guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(
      width: Int(cairo_image_surface_get_width(read)),
      height: Int(cairo_image_surface_get_height(read)))
    draw { cairo in
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(cairo, read, 0, 0)
      cairo_paint(cairo)
    }
  }
}

/// Bytes of a file, on their way through C.
private final class Bytes {
  var all: [UInt8] = []
  var read = 0
}
