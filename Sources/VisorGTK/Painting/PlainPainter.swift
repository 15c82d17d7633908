internal import CGTK
internal import Visor

/// A box with a word in it.
final class PlainPainter: Painter {
  func paint(
    _ presentation: Presentation, at moment: Moment, size: graphene_size_t,
    _ preferences: DesktopPreferences, on snapshot: OpaquePointer
  ) -> PaintedFrame {
    gtk_snapshot_push_opacity(snapshot, presentation.alpha)
    var all = graphene_rect_t(origin: graphene_point_t(x: 0, y: 0), size: size)
    var dim = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.3)
    gtk_snapshot_append_color(snapshot, &dim, &all)
    var box = graphene_rect_t(
      origin: graphene_point_t(x: (size.width - 96) / 2, y: (size.height - 96) / 2),
      size: graphene_size_t(width: 96, height: 96))
    var shape = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&shape, &box, 10)
    gtk_snapshot_push_rounded_clip(snapshot, &shape)
    var colour = GdkRGBA(red: 0.3, green: 0.3, blue: 0.3, alpha: 0.8)
    gtk_snapshot_append_color(snapshot, &colour, &box)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_pop(snapshot)
    let isMoving = presentation.phase != .shown
    return PaintedFrame(box: box, next: isMoving ? .always : .never)
  }
}
