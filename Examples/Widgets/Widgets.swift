package import CGTK

package typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  /// The same object, where its type is one of those that Swift knows nothing of.
  package var opaque: OpaquePointer { OpaquePointer(self) }
  package var window: UnsafeMutablePointer<GtkWindow> {
    raw.assumingMemoryBound(to: GtkWindow.self)
  }
  package var button: UnsafeMutablePointer<GtkButton> {
    raw.assumingMemoryBound(to: GtkButton.self)
  }
  package var entry: UnsafeMutablePointer<GtkEntry> { raw.assumingMemoryBound(to: GtkEntry.self) }
  package var textView: UnsafeMutablePointer<GtkTextView> {
    raw.assumingMemoryBound(to: GtkTextView.self)
  }

  /// Puts another widget below, or behind, those that are in this box.
  package func append(_ child: Widget) {
    gtk_box_append(raw.assumingMemoryBound(to: GtkBox.self), child)
  }

  /// Makes it the child that the stack shows which it is in.
  package func showInStack() {
    guard let stack = gtk_widget_get_parent(self) else { return }
    gtk_stack_set_visible_child(stack.opaque, self)
  }

  /// The same distance from what is round it on all sides, in points.
  package func setMargins(_ points: Int32) {
    gtk_widget_set_margin_top(self, points)
    gtk_widget_set_margin_bottom(self, points)
    gtk_widget_set_margin_start(self, points)
    gtk_widget_set_margin_end(self, points)
  }
}

/// Widgets as the examples want them.
@MainActor
package enum Make {
  package static func column(_ style: String? = nil, spacing: Int32 = 0) -> Widget {
    box(GTK_ORIENTATION_VERTICAL, style, spacing)
  }

  package static func row(_ style: String? = nil, spacing: Int32 = 12) -> Widget {
    box(GTK_ORIENTATION_HORIZONTAL, style, spacing)
  }

  private static func box(_ orientation: GtkOrientation, _ style: String?, _ spacing: Int32)
    -> Widget
  {
    let box: Widget = gtk_box_new(orientation, spacing)
    if let style { gtk_widget_add_css_class(box, style) }
    return box
  }

  /// Text that begins where its row does, and is cut where that ends.
  package static func label(_ text: String, _ style: String? = nil) -> Widget {
    let label: Widget = gtk_label_new(text)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    if let style { gtk_widget_add_css_class(label, style) }
    return label
  }

  /// A row that can be clicked and reached by keys.
  package static func cellButton(_ content: Widget) -> Widget {
    let button: Widget = gtk_button_new()
    gtk_button_set_child(button.button, content)
    gtk_button_set_has_frame(button.button, 0)
    gtk_widget_add_css_class(button, "cell")
    return button
  }

  /// What may be taller than the window.
  package static func scrolling(_ child: Widget) -> Widget {
    let scrolled: Widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scrolled.opaque, child)
    gtk_widget_set_vexpand(scrolled, 1)
    return scrolled
  }
}
