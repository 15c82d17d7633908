internal import CGTK
package import ExampleWidgets

/// The cell with the text; what surrounds the text belongs to it, too.
@MainActor
package final class DescriptionCell {
  package let widget: Widget
  package let view: Widget

  /// - Parameter focused: Hears when the focus comes to the text and when it goes.
  init(_ focused: @escaping @MainActor (Bool) -> Void) {
    widget = Make.column("description")
    gtk_widget_add_css_class(widget, "cell")
    view = gtk_text_view_new()
    gtk_text_view_set_wrap_mode(view.textView, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.textView, 0)
    gtk_widget_set_valign(view, GTK_ALIGN_START)
    AccessibleName.set("Description", of: view)
    widget.append(view)
    guard let focus = gtk_event_controller_focus_new() else { return }
    Signals.on(UnsafeMutableRawPointer(focus), "enter") { focused(true) }
    Signals.on(UnsafeMutableRawPointer(focus), "leave") { focused(false) }
    gtk_widget_add_controller(view, focus)
  }

  /// Whether it looks as if what is typed went into it.
  var looksEdited = false {
    didSet {
      if looksEdited {
        gtk_widget_add_css_class(widget, "editing")
      } else {
        gtk_widget_remove_css_class(widget, "editing")
      }
    }
  }

  package var text: String {
    get {
      let buffer = gtk_text_view_get_buffer(view.textView)
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    set {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.textView), newValue, -1)
    }
  }
}
