internal import CGTK
internal import ExampleWidgets

/// A picture, small enough for a row.
@MainActor
enum Thumbnail {
  /// As a widget; `nil` for what is no picture.
  ///
  /// - Parameter side: How long its longer side is, in points.
  static func make(of file: [UInt8], side: Int32) -> Widget? {
    let bytes = g_bytes_new(file, gsize(file.count))
    defer { g_bytes_unref(bytes) }
    guard let stream = g_memory_input_stream_new_from_bytes(bytes) else { return nil }
    defer { g_object_unref(stream) }
    // Twice the points, for displays that have two pixels to each.
    guard
      let pixels = gdk_pixbuf_new_from_stream_at_scale(stream, side * 2, side * 2, 1, nil, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    guard let texture = gdk_texture_new_for_pixbuf(pixels) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let picture: Widget = gtk_picture_new_for_paintable(texture)
    gtk_picture_set_can_shrink(picture.opaque, 1)
    gtk_widget_set_size_request(picture, side, side * 3 / 4)
    gtk_widget_set_can_target(picture, 0)
    return picture
  }
}
