internal import CGTK
internal import VisorScene

/// Rectangles of GTK's.
extension graphene_rect_t {
  init(_ rect: HUDScene.Rect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.x), y: Float(rect.y)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }

  func contains(_ point: graphene_point_t) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }

  /// The same rectangle, seen from where the origin of another is the origin.
  func moved(by point: graphene_point_t) -> graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: origin.x + point.x, y: origin.y + point.y), size: size)
  }

  static func == (one: graphene_rect_t, other: graphene_rect_t) -> Bool {
    one.origin.x == other.origin.x && one.origin.y == other.origin.y
      && one.size.width == other.size.width && one.size.height == other.size.height
  }
}
