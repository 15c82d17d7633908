internal import CGTK

/// Lays out a window as the window itself does, and puts the covers that are in it over all of it.
///
/// A window's own layout knows its child and its titlebar only: another child gets no place, and what
/// has no place is not drawn.
@MainActor
enum CoverLayout {
  /// Puts a cover into a window, over everything else.
  static func add(_ cover: CoverWidget, to window: Widget) {
    gtk_widget_set_parent(cover.widget, window)
    if gtk_widget_get_layout_manager(window) == nil {
      gtk_widget_set_layout_manager(
        window, g_object_new_with_properties(type, 0, nil, nil).map(manager))
    }
  }

  /// Takes a cover out of its window; the window is as it was before when that was the last.
  static func remove(_ cover: CoverWidget) {
    guard let window = gtk_widget_get_parent(cover.widget) else { return }
    gtk_widget_unparent(cover.widget)
    let hasCovers = window.children.contains { CoverWidget.of($0) != nil }
    if !hasCovers, isOurs(window) {
      gtk_widget_set_layout_manager(window, nil)
    }
  }

  /// Whether a window is laid out by this, and not by a layout manager of its own.
  static func isOurs(_ window: Widget) -> Bool {
    gtk_widget_get_layout_manager(window).map { UnsafeMutableRawPointer($0).isOf(type) } ?? false
  }

  /// What the other children of the window fill: titlebar and content, not the shadow round them.
  static func filledArea(of window: Widget) -> graphene_rect_t? {
    var filled: graphene_rect_t?
    for child in window.children
    where gtk_widget_should_layout(child) != 0 && CoverWidget.of(child) == nil {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(child, window, &bounds) != 0 else { continue }
      if var before = filled {
        var both = graphene_rect_t()
        graphene_rect_union(&before, &bounds, &both)
        filled = both
      } else {
        filled = bounds
      }
    }
    return filled
  }

  /// Gives the covers of a window their places, and puts them over what has come since.
  static func allocateCovers(of window: Widget) {
    var children = window.children
    let isOnTop = children.suffix(from: children.firstIndex { CoverWidget.of($0) != nil } ?? 0)
      .allSatisfy { CoverWidget.of($0) != nil }
    if !isOnTop {
      for child in children where CoverWidget.of(child) != nil {
        gtk_widget_insert_before(child, window, nil)
      }
      children = window.children
    }
    for child in children {
      guard let cover = CoverWidget.of(child) else { continue }
      let area = cover.area ?? graphene_rect_t()
      var origin = area.origin
      gtk_widget_allocate(
        child, pixels(area.size.width), pixels(area.size.height), -1,
        gsk_transform_translate(nil, &origin))
    }
  }

  private static func pixels(_ length: Float) -> Int32 {
    length.isFinite ? Int32(min(max(length.rounded(), 0), 1_048_576)) : 0
  }

  // MARK: The type

  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_layout_manager_get_type(), &query)
    return g_type_register_static_simple(
      gtk_layout_manager_get_type(), "VisorCoverLayout", query.class_size,
      { table, _ in table.map(CoverLayout.fill) }, query.instance_size, nil, GTypeFlags(0))
  }()

  private typealias Manager = UnsafeMutablePointer<GtkLayoutManager>

  private static func manager(_ object: UnsafeMutablePointer<GObject>) -> Manager {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkLayoutManager.self)
  }

  nonisolated private static func fill(_ table: gpointer) {
    let functions = table.assumingMemoryBound(to: GtkLayoutManagerClass.self)
    functions.pointee.get_request_mode = { _, widget in
      widget?.ownClass?.pointee.get_request_mode?(widget) ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    functions.pointee.measure = { _, widget, orientation, size, least, wished, base, wishedBase in
      widget?.ownClass?.pointee.measure?(
        widget, orientation, size, least, wished, base, wishedBase)
    }
    functions.pointee.allocate = { _, widget, width, height, baseline in
      widget?.ownClass?.pointee.size_allocate?(widget, width, height, baseline)
      nonisolated(unsafe) let widget = widget
      MainActor.assumeGTK {
        if let widget { CoverLayout.allocateCovers(of: widget) }
      }
    }
  }
}
