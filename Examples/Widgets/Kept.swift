internal import CGTK

/// A widget that is there for as long as somebody holds this, in a window or in none.
@MainActor
package final class Kept {
  package let widget: Widget

  /// Takes hold of a widget, and so of all that is in it.
  package init(_ widget: Widget) {
    self.widget = widget
    g_object_ref_sink(widget.raw)
  }

  isolated deinit { g_object_unref(widget.raw) }
}
