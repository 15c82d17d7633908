internal import CGTK

/// Controls that were pressed when input began to be held.
///
/// Their release is held back, so they would wait for it, and take the next press for it.
@MainActor
enum PressedControls {
  /// Lets go of what is pressed, without a click.
  static func release(in widget: Widget) {
    for child in widget.children
    where gtk_widget_get_state_flags(child).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0 {
      release(in: child)
      guard let controllers = gtk_widget_observe_controllers(child) else { continue }
      for index in 0..<g_list_model_get_n_items(controllers) {
        guard let controller = g_list_model_get_item(controllers, index) else { continue }
        gtk_event_controller_reset(OpaquePointer(controller))
        g_object_unref(controller)
      }
      g_object_unref(UnsafeMutableRawPointer(controllers))
    }
  }
}
