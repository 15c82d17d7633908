internal import CGTK

/// What a widget says of itself to assistive technology.
@MainActor
enum AccessibleState {
  static func set(_ state: GtkAccessibleState, _ holds: Bool, of widget: Widget) {
    var states = [state]
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, .of(holds))
    gtk_accessible_update_state_value(OpaquePointer(widget), 1, &states, &value)
    g_value_unset(&value)
  }

  static func set(_ property: GtkAccessibleProperty, _ text: String, of widget: Widget) {
    var properties = [property]
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(OpaquePointer(widget), 1, &properties, &value)
    g_value_unset(&value)
  }
}
