internal import CGTK
internal import VisorCairo
internal import VisorScene

extension Node {
  /// A node of what Cairo draws.
  @MainActor
  static func drawn(in rect: HUDScene.Rect, _ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
    var bounds = graphene_rect_t(rect)
    guard let pointer = gsk_cairo_node_new(&bounds) else { return nil }
    guard let context = gsk_cairo_node_get_draw_context(pointer) else {
      gsk_render_node_unref(pointer)
      return nil
    }
    draw(context)
    cairo_destroy(context)
    return pointer
  }

  /// A node of pixels, as Cairo has them.
  @MainActor
  static func pixels(
    _ width: Int, _ height: Int, in rect: HUDScene.Rect,
    _ fill: (UnsafeMutablePointer<UInt32>) -> Void
  ) -> OpaquePointer? {
    let size = gsize(width * height * 4)
    guard let pixels = g_malloc(size) else { return nil }
    fill(pixels.assumingMemoryBound(to: UInt32.self))
    guard let bytes = g_bytes_new_take(pixels, size) else { return nil }
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        gint(width), gint(height), Self.format, bytes, gsize(width * 4))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var bounds = graphene_rect_t(rect)
    return gsk_texture_node_new(texture, &bounds)
  }

  /// Whichever byte comes first.
  private static let format =
    1.littleEndian == 1
    ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
}
