internal import CGTK
internal import VisorCairo
internal import VisorScene

/// The nodes of a list in which nothing but a trail moves.
///
/// Most of what a frame costs is what GTK does with its nodes. So the trail and what lies beneath it are
/// pixels of one, and the rest is made of nodes around that, which GTK has no need to draw.
@MainActor
final class TurningNodes {
  /// By how much the trail is turned since the list was drawn, in radians.
  var angle = 0.0
  private let trail: TurningTrail
  private let around: OpaquePointer?

  /// The nodes; `nil` where the figure of the list is no trail, or is not drawn like the rest.
  ///
  /// - Parameters:
  ///   - bounds: All that is drawn lies in it.
  ///   - scale: Pixels of a point.
  init?(
    _ list: HUDScene.DisplayList, figure: Range<Int>, bounds: HUDScene.Rect, scale: Int,
    _ cairo: CairoPainter
  ) {
    let still = 0..<figure.lowerBound
    guard !list.hasGroups(still), let trail = cairo.turningTrail(list, figure, scale: scale)
    else { return nil }
    self.trail = trail
    var parts: [OpaquePointer?] = bounds.parts(around: trail.area).compactMap { part in
      Node.drawn(in: part) { cairo.paint(list, still, on: $0) }
    }
    around = gsk_container_node_new(&parts, guint(parts.count))
    for case let part? in parts { gsk_render_node_unref(part) }
  }

  func release() {
    if let around { gsk_render_node_unref(around) }
  }

  func draw(on snapshot: OpaquePointer) {
    if let around { gtk_snapshot_append_node(snapshot, around) }
    let node = Node.pixels(trail.width, trail.height, in: trail.area) {
      trail.draw(turned: angle, into: $0)
    }
    guard let node else { return }
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
  }
}

extension HUDScene.DisplayList {
  /// Whether there is a group among these commands.
  func hasGroups(_ range: Range<Int>) -> Bool {
    commands[range].contains { if case .group = $0 { true } else { false } }
  }
}

extension HUDScene.Rect {
  /// What there is of this above, to the left, to the right of and below another one.
  fileprivate func parts(around hole: Self) -> [Self] {
    let hole = intersection(hole)
    if hole.isEmpty { return [self] }
    let parts = [
      Self(x, y, width, hole.y - y), Self(x, hole.y, hole.x - x, hole.height),
      Self(hole.maxX, hole.y, maxX - hole.maxX, hole.height),
      Self(x, hole.maxY, width, maxY - hole.maxY),
    ]
    return parts.filter { !$0.isEmpty }
  }
}
