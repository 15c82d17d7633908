internal import CGTK
internal import ExampleWidgets
internal import TagLocationModel

/// The tags that there are.
@MainActor
package final class ListPage {
  let widget: Widget
  private let list: Widget
  /// What can be read in the rows, the topmost first.
  package private(set) var titles: [String] = []
  /// Brings the photos to the rows.
  private var showing: Task<Void, Never>?

  init() {
    list = gtk_list_box_new()
    gtk_widget_add_css_class(list, "list")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_list_box_set_show_separators(list.opaque, 1)
    let nothing: Widget = gtk_label_new("No places tagged yet")
    gtk_widget_add_css_class(nothing, "quiet")
    nothing.setMargins(48)
    gtk_list_box_set_placeholder(list.opaque, nothing)
    widget = Make.scrolling(list)
  }

  func show(_ tags: [PlaceTag]) {
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(
        list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    titles = tags.map(Self.title)
    let rows = tags.map(Self.row)
    for row in rows { gtk_list_box_append(list.opaque, row) }
    showing?.cancel()
    showing = Task {
      for (row, tag) in zip(rows, tags) {
        guard let photo = tag.photo else { continue }
        let thumbnail = await Thumbnail.make(of: photo, side: 56)
        // Other rows may be there by now.
        if Task.isCancelled { return }
        if let picture = thumbnail?.widget() { row.append(picture) }
      }
    }
  }

  private static func title(_ tag: PlaceTag) -> String {
    tag.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "(No description)"
  }

  private static func row(_ tag: PlaceTag) -> Widget {
    let lines = Make.column(spacing: 2)
    gtk_widget_set_hexpand(lines, 1)
    gtk_widget_set_valign(lines, GTK_ALIGN_CENTER)
    lines.append(Make.label(title(tag)))
    let second =
      tag.category == .none ? tag.place.address : "\(tag.category.rawValue) · \(tag.place.address)"
    lines.append(Make.label(second, "quiet"))
    let row = Make.row()
    row.append(lines)
    return row
  }
}
