package import AddBookmarkModel
internal import CGTK
package import ExampleWidgets

/// The fields, and the buttons beside them.
@MainActor
package final class BookmarkForm {
  /// What the form asks of whoever shows it.
  struct Requests {
    var getTitle: @MainActor () -> Void
    var add: @MainActor () -> Void
    /// The person goes on to something else than the address.
    var leaveAddress: @MainActor () -> Void
    var changeAddress: @MainActor () -> Void
  }

  let widget: Widget
  package let address: Widget
  package let title: Widget
  package let getTitle: Widget
  /// In place of `getTitle` while a title is on its way.
  package let spinner: Widget
  package let add: Widget
  private let fault: Widget

  init(_ requests: Requests) {
    address = Self.entry("Address", hint: "example.org", GTK_INPUT_PURPOSE_URL)
    title = Self.entry("Title", hint: "What you want to call it", GTK_INPUT_PURPOSE_FREE_FORM)
    getTitle = gtk_button_new_with_label("Get title")
    spinner = gtk_spinner_new()
    AccessibleName.set("Getting the title", of: spinner)
    add = gtk_button_new_with_label("Add bookmark")
    gtk_widget_add_css_class(add, "suggested-action")
    gtk_widget_set_halign(add, GTK_ALIGN_END)
    fault = Make.label("", "fault")
    gtk_label_set_ellipsize(fault.opaque, PANGO_ELLIPSIZE_NONE)
    gtk_label_set_wrap(fault.opaque, 1)
    gtk_label_set_wrap_mode(fault.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_widget_set_visible(fault, 0)

    let place: Widget = gtk_stack_new()
    for child in [getTitle, spinner] { gtk_stack_add_child(place.opaque, child) }
    let line = Make.row(spacing: 8)
    line.append(address)
    line.append(place)
    widget = Make.column(spacing: 8)
    for row in [line, fault, title, add] { widget.append(row) }
    widget.setMargins(16)

    Signals.on(getTitle.raw, "clicked", requests.getTitle)
    Signals.on(address.raw, "activate", requests.getTitle)
    Signals.on(address.raw, "changed", requests.changeAddress)
    Signals.on(add.raw, "clicked", requests.add)
    Signals.on(title.raw, "activate", requests.add)
    guard let focus = gtk_event_controller_focus_new() else { return }
    Signals.on(UnsafeMutableRawPointer(focus), "leave", requests.leaveAddress)
    gtk_widget_add_controller(address, focus)
  }

  /// What is in the fields.
  package var draft: BookmarkDraft {
    get { BookmarkDraft(url: text(of: address), title: text(of: title)) }
    set {
      gtk_editable_set_text(address.opaque, newValue.url)
      gtk_editable_set_text(title.opaque, newValue.title)
    }
  }

  /// Why there is no title; empty while nothing is wrong.
  package var reason: String {
    get { String(cString: gtk_label_get_text(fault.opaque)) }
    set {
      gtk_label_set_text(fault.opaque, newValue)
      gtk_widget_set_visible(fault, newValue.isEmpty ? 0 : 1)
    }
  }

  private func text(of entry: Widget) -> String {
    gtk_editable_get_text(entry.opaque).map { String(cString: $0) } ?? ""
  }

  private static func entry(_ name: String, hint: String, _ purpose: GtkInputPurpose) -> Widget {
    let entry: Widget = gtk_entry_new()
    gtk_widget_set_hexpand(entry, 1)
    gtk_entry_set_placeholder_text(entry.entry, hint)
    gtk_entry_set_input_purpose(entry.entry, purpose)
    AccessibleName.set(name, of: entry)
    return entry
  }
}
