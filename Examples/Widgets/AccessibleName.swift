internal import CGTK

/// What assistive technology calls a widget on which nothing is written.
@MainActor
package enum AccessibleName {
  package static func set(_ name: String, of widget: Widget) {
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    var value = GValue()
    // The number of GLib's type for strings.
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, name)
    gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
    g_value_unset(&value)
  }
}
