internal import CGTK

/// A button that is on the picture already: it can be clicked, reached by Tab and found by assistive
/// technology, and draws no more than the ring round it when it has the focus.
@MainActor
final class CoverButton {
  let widget: Widget
  private let connections = Connections()

  init(in cover: CoverWidget, _ body: @escaping @MainActor () -> Void) {
    widget = gtk_button_new()
    gtk_widget_set_parent(widget, cover.widget)
    cover.button = widget
    connections.on(widget.raw, "clicked", body)
    connections.onChange(of: "has-focus", widget.raw) { gtk_widget_queue_draw(cover.widget) }
  }

  /// What is written on it.
  var title = "" {
    didSet {
      guard title != oldValue else { return }
      AccessibleState.set(GTK_ACCESSIBLE_PROPERTY_LABEL, title, of: widget)
    }
  }

  /// Draws the ring round it, where a person moves the focus by keys.
  func paint(_ area: graphene_rect_t, on snapshot: OpaquePointer) {
    let flags = gtk_widget_get_state_flags(widget).rawValue
    guard flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0, gtk_widget_has_focus(widget) != 0
    else { return }
    var bounds = area
    var shape = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&shape, &bounds, 8)
    let blue = GdkRGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 0.9)
    var widths: [Float] = [2, 2, 2, 2]
    var colors = [blue, blue, blue, blue]
    gtk_snapshot_append_border(snapshot, &shape, &widths, &colors)
  }

  func remove(from cover: CoverWidget) {
    connections.removeAll()
    if gtk_widget_has_focus(widget) != 0 { gtk_widget_grab_focus(cover.widget) }
    cover.button = nil
    gtk_widget_unparent(widget)
  }
}
