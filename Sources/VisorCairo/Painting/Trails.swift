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
    let picture = picture(of: trail)
    picture?.draw(on: cairo)
    return (trail.commands, picture != nil)
  }

  /// What is to be seen of a trail that is drawn again; `nil` the first time.
  func picture(of trail: Trail) -> TrailPicture? {
    guard let place = kept.firstIndex(where: { $0.circle == trail.circle }) else {
      if kept.count >= Self.most { kept.removeLast() }
      kept.insert((trail.circle, nil), at: 0)
      return nil
    }
    let known = kept.remove(at: place)
    let ring = known.ring ?? Ring(trail.circle)
    kept.insert((trail.circle, ring), at: 0)
    return ring?.picture(of: trail)
  }
}

/// Pixels, and where the first of them is.
package struct TrailPicture {
  package let bitmap: Bitmap
  package let x: Int
  package let y: Int

  fileprivate func draw(on cairo: OpaquePointer) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    bitmap.lay(on: cairo, x: Double(x), y: Double(y))
    cairo_restore(cairo)
  }
}
