internal import CGTK
internal import ExampleWidgets

/// A picture, small enough for a row: its pixels, which are made off the main thread.
struct Thumbnail: Sendable {
  private let width: Int32
  private let height: Int32
  private let stride: Int
  private let hasOpacity: Bool
  private let pixels: [UInt8]
  private let side: Int32

  /// What is in a file; `nil` for what is no picture.
  ///
  /// - Parameter side: How long its longer side is, in points.
  @concurrent static func make(of file: [UInt8], side: Int32) async -> Thumbnail? {
    Thumbnail(file, side: side)
  }

  private init?(_ file: [UInt8], side: Int32) {
    let bytes = g_bytes_new(file, gsize(file.count))
    defer { g_bytes_unref(bytes) }
    guard let stream = g_memory_input_stream_new_from_bytes(bytes) else { return nil }
    defer { g_object_unref(stream) }
    // Twice the points, for displays that have two pixels to each.
    guard
      let picture = gdk_pixbuf_new_from_stream_at_scale(stream, side * 2, side * 2, 1, nil, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    guard let start = gdk_pixbuf_read_pixels(picture) else { return nil }
    (width, height) = (gdk_pixbuf_get_width(picture), gdk_pixbuf_get_height(picture))
    stride = Int(gdk_pixbuf_get_rowstride(picture))
    hasOpacity = gdk_pixbuf_get_has_alpha(picture) != 0
    pixels = [UInt8](
      UnsafeBufferPointer(start: start, count: Int(gdk_pixbuf_get_byte_length(picture))))
    self.side = side
  }

  /// As a widget.
  @MainActor
  func widget() -> Widget? {
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    let format = hasOpacity ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
    guard let texture = gdk_memory_texture_new(width, height, format, bytes, gsize(stride)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let picture: Widget = gtk_picture_new_for_paintable(texture)
    gtk_picture_set_can_shrink(picture.opaque, 1)
    gtk_widget_set_size_request(picture, side, side * 3 / 4)
    gtk_widget_set_can_target(picture, 0)
    return picture
  }
}
