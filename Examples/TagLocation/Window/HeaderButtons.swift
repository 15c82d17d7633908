internal import CGTK
package import ExampleWidgets

/// The header bar, and the buttons that a page has there.
@MainActor
package final class HeaderButtons {
  package let bar: Widget
  package let tag: Widget
  package let cancel: Widget
  package let done: Widget
  package let back: Widget

  init() {
    bar = gtk_header_bar_new()
    tag = gtk_button_new_with_label("Tag")
    cancel = gtk_button_new_with_label("Cancel")
    done = gtk_button_new_with_label("Done")
    back = gtk_button_new_with_label("Back")
    gtk_widget_add_css_class(done, "suggested-action")
    gtk_header_bar_set_decoration_layout(bar.opaque, ":close")
    gtk_header_bar_pack_start(bar.opaque, cancel)
    gtk_header_bar_pack_start(bar.opaque, back)
    // In the same place: whoever clicks once too often is not to close the window.
    gtk_header_bar_pack_end(bar.opaque, tag)
    gtk_header_bar_pack_end(bar.opaque, done)
  }

  func show(_ page: TagWindow.Page) {
    gtk_widget_set_visible(tag, page == .list ? 1 : 0)
    gtk_widget_set_visible(cancel, page == .form ? 1 : 0)
    gtk_widget_set_visible(done, page == .form ? 1 : 0)
    gtk_widget_set_visible(back, page == .categories ? 1 : 0)
  }
}
