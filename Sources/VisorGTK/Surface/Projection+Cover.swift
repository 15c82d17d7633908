internal import CGTK
internal import VisorScene

extension Projection: CoverOwner {
  var buttonArea: graphene_rect_t? {
    (painter.frame?.button).map { graphene_rect_t($0).moved(by: offset) }
  }

  var keepsFocus: Bool { covered.target == nil && hold != nil }

  func coveredArea(of window: Widget) -> graphene_rect_t? {
    guard var filled = CoverLayout.filledArea(of: window) else { return nil }
    guard let target = covered.target else { return filled }
    var bounds = graphene_rect_t()
    guard gtk_widget_get_mapped(target) != 0,
      gtk_widget_compute_bounds(target, window, &bounds) != 0
    else { return nil }
    var visible = graphene_rect_t()
    return graphene_rect_intersection(&filled, &bounds, &visible) ? visible : nil
  }

  func covers(x: Double, y: Double) -> Bool {
    let offset = offset
    let (x, y) = (x - Double(offset.x), y - Double(offset.y))
    let target = painter.frame?.target(at: HUDScene.Point(x, y))
    if target == .button { return true }
    guard holds else { return false }
    switch screen.reach {
    case .nothing: return false
    case .box: return target == .box
    case .everything:
      return x >= 0 && y >= 0 && x < size.width && y < size.height
    }
  }

  func resize() {
    let area = coveredArea(of: covered.window) ?? graphene_rect_t()
    self.area = area
    fit(HUDScene.Size(Double(area.size.width.rounded()), Double(area.size.height.rounded())))
  }

  func paint(_ snapshot: OpaquePointer) {
    var offset = offset
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &offset)
    painter.paint(on: snapshot)
    gtk_snapshot_restore(snapshot)
    if let button, let area = buttonArea { button.paint(area, on: snapshot) }
  }

  /// Whether the cover may be elsewhere than where it should be: the one widget that it is for moves
  /// without its window being laid out anew, or the window has a layout manager of its own.
  var mayBeElsewhere: Bool { covered.target != nil || !CoverLayout.isOurs(covered.window) }

  /// From where the cover is to where it should be.
  private var offset: graphene_point_t {
    var (x, y) = (0.0, 0.0)
    guard mayBeElsewhere, let cover, let area,
      gtk_widget_translate_coordinates(cover.widget, covered.window, 0, 0, &x, &y) != 0
    else { return graphene_point_t(x: 0, y: 0) }
    return graphene_point_t(x: area.origin.x - Float(x), y: area.origin.y - Float(y))
  }

  func styleChanged() {
    choiceChanged()
  }
}
