internal import CGTK

/// What a cover asks of whoever put it up.
@MainActor
protocol CoverOwner: AnyObject {
  /// The part of the window that is covered, in the window's coordinates; `nil` for none.
  func coveredArea(of window: Widget) -> graphene_rect_t?
  /// Whether a point of the cover is the cover's, and not of what lies beneath.
  func covers(x: Double, y: Double) -> Bool
  /// The cover has been given its place.
  func resize()
  /// Draws the cover.
  func paint(_ snapshot: OpaquePointer)
  /// Where the button is, in the cover's coordinates; `nil` where there is none.
  var buttonArea: graphene_rect_t? { get }
  /// Whether Tab goes no further than the cover.
  var keepsFocus: Bool { get }
  /// Colours, fonts, scale or direction have changed.
  func styleChanged()
}

/// The widget that lies over a window, or over a part of it, and is what the HUD is drawn on.
///
/// It is a type of its own in GTK's eyes, made of `GtkWidget`; what it does, its owner does.
@MainActor
final class CoverWidget {
  let widget: Widget
  /// The child that is the way out, while one is offered.
  var button: Widget?
  private weak var owner: (any CoverOwner)?

  init(_ owner: any CoverOwner) {
    self.owner = owner
    let object = g_object_new_with_properties(Self.type, 0, nil, nil)
    guard let object else { preconditionFailure("GTK has not been initialised") }
    widget = UnsafeMutableRawPointer(object).widget
    g_object_ref_sink(widget)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_cursor_from_name(widget, "default")
    g_object_set_qdata(object, Self.quark, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Lets go of the widget; it is in no window then.
  func close() {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    for child in widget.children { gtk_widget_unparent(child) }
    g_object_set_qdata(widget.raw.object, Self.quark, nil)
    g_object_unref(widget)
  }

  /// The part of the window that the cover is to have, while it is in one.
  var area: graphene_rect_t? {
    gtk_widget_get_parent(widget).flatMap { owner?.coveredArea(of: $0) }
  }

  /// The cover that a widget is, if it is one.
  static func of(_ widget: Widget?) -> CoverWidget? {
    guard let widget, widget.raw.isOf(type) else { return nil }
    return g_object_get_qdata(widget.raw.object, quark).map {
      Unmanaged<CoverWidget>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Whether a widget is a cover, or in one.
  static func isPart(_ widget: Widget) -> Bool {
    sequence(first: widget, next: { gtk_widget_get_parent($0) }).contains { of($0) != nil }
  }

  // MARK: The type

  private static let quark = g_quark_from_static_string("visor-cover")

  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return g_type_register_static_simple(
      gtk_widget_get_type(), "VisorCover", query.class_size,
      { table, _ in table.map(CoverWidget.fill) }, query.instance_size, nil, GTypeFlags(0))
  }()

  nonisolated private static func fill(_ table: gpointer) {
    let functions = table.assumingMemoryBound(to: GtkWidgetClass.self)
    functions.pointee.measure = { _, _, _, minimum, natural, _, _ in
      minimum?.pointee = 0
      natural?.pointee = 0
    }
    functions.pointee.size_allocate = { widget, width, height, _ in
      CoverWidget.ask(widget) { $0.allocate(width, height) }
    }
    functions.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let snapshot = snapshot
      CoverWidget.ask(widget) { cover in if let snapshot { cover.owner?.paint(snapshot) } }
    }
    functions.pointee.contains = { widget, x, y in
      var covers = false
      CoverWidget.ask(widget) { covers = $0.owner?.covers(x: x, y: y) ?? false }
      return .of(covers)
    }
    functions.pointee.focus = { widget, _ in
      var isTaken = true
      CoverWidget.ask(widget) { isTaken = $0.moveFocus() }
      return .of(isTaken)
    }
    functions.pointee.css_changed = { widget, change in
      CoverWidget.parentClass?.pointee.css_changed?(widget, change)
      CoverWidget.ask(widget) { $0.owner?.styleChanged() }
    }
    functions.pointee.system_setting_changed = { widget, setting in
      CoverWidget.parentClass?.pointee.system_setting_changed?(widget, setting)
      CoverWidget.ask(widget) { $0.owner?.styleChanged() }
    }
    functions.pointee.direction_changed = { widget, previous in
      CoverWidget.parentClass?.pointee.direction_changed?(widget, previous)
      CoverWidget.ask(widget) { $0.owner?.styleChanged() }
    }
    gtk_widget_class_set_accessible_role(functions, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
    gtk_widget_class_set_css_name(functions, "visor-cover")
  }

  nonisolated private static var parentClass: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  /// GTK calls on its thread, the main one.
  nonisolated private static func ask(
    _ widget: Widget?, _ body: @MainActor (CoverWidget) -> Void
  ) {
    nonisolated(unsafe) let widget = widget
    MainActor.assumeGTK {
      if let cover = of(widget) { body(cover) }
    }
  }

  /// The children are there to be clicked, focused and heard of; the picture has them already.
  private func allocate(_ width: Int32, _ height: Int32) {
    owner?.resize()
    let all = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    for child in widget.children where gtk_widget_should_layout(child) != 0 {
      let area = child == button ? owner?.buttonArea ?? all : all
      var (least, origin) = (GtkRequisition(), area.origin)
      // What is not drawn needs no room, but GTK insists on as much as it would need.
      gtk_widget_get_preferred_size(child, &least, nil)
      gtk_widget_allocate(
        child, max(Int32(area.size.width), least.width), max(Int32(area.size.height), least.height),
        -1, gsk_transform_translate(nil, &origin))
    }
  }

  /// Tab goes from the cover to its button and back, and further only where the rest is live.
  private func moveFocus() -> Bool {
    if let button, gtk_widget_is_visible(button) != 0, gtk_widget_has_focus(button) == 0 {
      return gtk_widget_grab_focus(button) != 0
    }
    if gtk_widget_get_focus_child(widget) == nil, gtk_widget_has_focus(widget) == 0 {
      return gtk_widget_grab_focus(widget) != 0
    }
    guard owner?.keepsFocus ?? false else { return false }
    return gtk_widget_grab_focus(widget) != 0
  }
}
