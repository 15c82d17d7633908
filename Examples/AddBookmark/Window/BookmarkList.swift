internal import AddBookmarkModel
internal import CGTK
package import ExampleWidgets

/// The bookmarks that there are.
@MainActor
package final class BookmarkList {
  /// What can be done with a row.
  struct Requests {
    var open: @MainActor (Bookmark) -> Void
    var delete: @MainActor (Bookmark) -> Void
  }

  /// A bookmark on screen.
  package struct Row {
    package let title: String
    package let open: Widget
    package let delete: Widget
  }

  let widget: Widget
  package private(set) var rows: [Row] = []
  private let list: Widget
  private let requests: Requests

  init(_ requests: Requests) {
    self.requests = requests
    list = gtk_list_box_new()
    gtk_widget_add_css_class(list, "list")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_list_box_set_show_separators(list.opaque, 1)
    let nothing: Widget = gtk_label_new("No bookmarks yet")
    gtk_widget_add_css_class(nothing, "quiet")
    nothing.setMargins(48)
    gtk_list_box_set_placeholder(list.opaque, nothing)
    widget = Make.scrolling(list)
  }

  func show(_ bookmarks: [Bookmark]) {
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(
        list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    rows = []
    for bookmark in bookmarks { append(bookmark) }
  }

  private func append(_ bookmark: Bookmark) {
    let lines = Make.column(spacing: 2)
    gtk_widget_set_hexpand(lines, 1)
    gtk_widget_set_valign(lines, GTK_ALIGN_CENTER)
    lines.append(Make.label(bookmark.title))
    let address = Make.label(bookmark.url, "quiet")
    gtk_widget_add_css_class(address, "small")
    lines.append(address)
    let requests = requests
    let open = button(
      gtk_button_new_with_label("Open"), "Open “\(bookmark.title)”"
    ) {
      requests.open(bookmark)
    }
    let delete = button(
      gtk_button_new_from_icon_name("user-trash-symbolic"), "Delete “\(bookmark.title)”"
    ) {
      requests.delete(bookmark)
    }
    let content = Make.row(spacing: 4)
    for part in [lines, open, delete] { content.append(part) }
    gtk_list_box_append(list.opaque, content)
    rows.append(Row(title: bookmark.title, open: open, delete: delete))
  }

  private func button(
    _ button: Widget, _ name: String, _ body: @escaping @MainActor () -> Void
  ) -> Widget {
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(button, "flat")
    gtk_widget_set_tooltip_text(button, name)
    AccessibleName.set(name, of: button)
    Signals.on(button.raw, "clicked", body)
    return button
  }
}
