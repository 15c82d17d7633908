internal import CGTK

/// Controls that were pressed when input began to be held.
///
/// The release of a mouse's button is held back, so they would wait for it, and take the next press for
/// it. What was pressed by a key clicks a while later, when it is covered already.
@MainActor
enum PressedControls {
  /// Lets go of what is pressed, without a click.
  static func release(_ widget: Widget) {
    if gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 {
      widget.eachController { gtk_event_controller_reset(OpaquePointer($0)) }
    }
    if gtk_widget_has_css_class(widget, "keyboard-activating") != 0 {
      // A button forgets it with its place on the display, and in no other way.
      let isMapped = gtk_widget_get_mapped(widget) != 0
      gtk_widget_unrealize(widget)
      if isMapped { gtk_widget_map(widget) }
    }
    for child in widget.children where gtk_widget_get_mapped(child) != 0 { release(child) }
  }
}
