import CGTK
import Glibc

/// What a window looks like at a moment.
@MainActor
struct Pixels {
  let width: Int
  let height: Int
  private let scale: Int
  private let bytes: [UInt8]

  /// Draws a window as the display would, with so many pixels a point.
  init?(_ window: Widget, scale: Int = 1) {
    guard let paintable = gtk_widget_paintable_new(window), let snapshot = gtk_snapshot_new()
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    self.scale = scale
    width = Int(gdk_paintable_get_intrinsic_width(paintable)) * scale
    height = Int(gdk_paintable_get_intrinsic_height(paintable)) * scale
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    gdk_paintable_snapshot(
      paintable, snapshot, Double(width / scale), Double(height / scale))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard let renderer = gtk_native_get_renderer(OpaquePointer(window)) else { return nil }
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    guard let texture = gsk_renderer_render_texture(renderer, node, &area) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    self.bytes = bytes
  }

  /// How dark a pixel is, from 0 to 255; of one outside 0.
  func gray(_ x: Int, _ y: Int) -> Int {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
    let index = (y * width + x) * 4
    return (Int(bytes[index]) + Int(bytes[index + 1]) + Int(bytes[index + 2])) / 3
  }

  /// How large the part is in which it is another picture, in points.
  func difference(from other: Pixels) -> (width: Int, height: Int) {
    guard bytes.count == other.bytes.count else { return (width, height) }
    var (columns, rows) = (Set<Int>(), Set<Int>())
    for index in bytes.indices where abs(Int(bytes[index]) - Int(other.bytes[index])) > 16 {
      columns.insert(index / 4 % width)
      rows.insert(index / 4 / width)
    }
    func length(_ lines: Set<Int>) -> Int {
      ((lines.max() ?? 0) - (lines.min() ?? 1) + scale) / scale
    }
    return (length(columns), length(rows))
  }

  /// How large the dark box in the middle of the window is.
  func darkBox(_ grays: ClosedRange<Int> = 96...128) -> (width: Int, height: Int) {
    func length(_ line: [Int]) -> Int {
      guard let first = line.firstIndex(where: grays.contains),
        let last = line.lastIndex(where: grays.contains)
      else { return 0 }
      return last - first + 1
    }
    let row = (width / 4..<width * 3 / 4).map { gray($0, height / 2) }
    let column = (height / 4..<height * 3 / 4).map { gray(width / 2 - 36, $0) }
    return (length(row), length(column))
  }
}
