internal import CGTK
internal import VisorCairo
internal import VisorScene

extension Bitmap {
  /// A node that shows these pixels in a rectangle, and keeps them.
  @MainActor
  func node(in rect: HUDScene.Rect) -> OpaquePointer? {
    var node: OpaquePointer?
    withPixels { pixels, stride in
      let bytes = g_bytes_new_with_free_func(
        pixels, gsize(stride * 4 * height),
        { data in data.map { Unmanaged<Bitmap>.fromOpaque($0).release() } },
        Unmanaged.passRetained(self).toOpaque())
      guard let bytes else { return }
      defer { g_bytes_unref(bytes) }
      guard
        let texture = gdk_memory_texture_new(
          gint(width), gint(height), Self.format, bytes, gsize(stride * 4))
      else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      var bounds = graphene_rect_t(rect)
      node = gsk_texture_node_new(texture, &bounds)
    }
    return node
  }

  /// Whichever byte comes first.
  private static let format =
    1.littleEndian == 1
    ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
}
