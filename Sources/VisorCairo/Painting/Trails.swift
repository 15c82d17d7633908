internal import CCairo
internal import VisorScene

/// Trails: pieces of one circle, one behind the other in one hue, each as opaque as it likes.
///
/// A piece costs as much as a line across the picture, and a trail that turns has many in every frame.
/// Which pixels its circle has, and how much of each, stays the same while it turns: that is kept when a
/// trail is drawn a second time in the same place, and then only their opacity is worked out.
final class Trails {
  /// A HUD has one; two may be on screen.
  private static let most = 2

  /// The latest first; without a ring what was drawn once.
  private var kept: [(circle: Circle, ring: Ring?)] = []

  /// Draws the trail that begins at a command, if there is one.
  ///
  /// - Returns: Its commands, and whether it is drawn: one that is new is still to be; `nil` where
  ///   no trail begins.
  func draw(
    _ list: HUDScene.DisplayList, at index: Int, before end: Int, on cairo: OpaquePointer
  ) -> (commands: Range<Int>, isDrawn: Bool)? {
    guard let transform = cairo.transform(under: .identity),
      let trail = Trail(in: list, at: index, before: end, under: transform)
    else { return nil }
    guard kept.contains(where: { $0.circle == trail.circle }) else {
      keep(trail.circle, nil)
      return (trail.commands, false)
    }
    return (trail.commands, ring(of: trail)?.draw(trail, on: cairo) ?? false)
  }

  /// The pixels of the circle of a trail; `nil` where they are too many.
  func ring(of trail: Trail) -> Ring? {
    let place = kept.firstIndex { $0.circle == trail.circle }
    let known = place.flatMap { kept.remove(at: $0).ring }
    return keep(trail.circle, known ?? Ring(trail.circle))
  }

  @discardableResult
  private func keep(_ circle: Circle, _ ring: Ring?) -> Ring? {
    if kept.count >= Self.most { kept.removeLast() }
    kept.insert((circle, ring), at: 0)
    return ring
  }
}

extension Ring {
  /// Draws a trail along it; answers whether it could.
  fileprivate func draw(_ trail: Trail, on cairo: OpaquePointer) -> Bool {
    guard let bitmap = Bitmap(width: width, height: height) else { return false }
    bitmap.withPixels { draw(trail, over: $0, stride: $1) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    bitmap.lay(on: cairo, x: x, y: y)
    cairo_restore(cairo)
    return true
  }
}
