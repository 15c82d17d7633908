internal import CGTK
internal import ExampleWidgets

/// Lets the person choose a picture, by whichever dialog the desktop has.
@MainActor
enum PhotoChooser {
  /// - Parameter chosen: Hears of the file's address, and of nothing when the person chooses none.
  static func open(over window: Widget, _ chosen: @escaping @MainActor (String) -> Void) {
    guard
      let native = gtk_file_chooser_native_new(
        "Add Photo", window.window, GTK_FILE_CHOOSER_ACTION_OPEN, "_Add", "_Cancel")
    else { return }
    let dialog = UnsafeMutableRawPointer(native)
    let chooser = OpaquePointer(dialog)
    let filter = gtk_file_filter_new()
    gtk_file_filter_set_name(filter, "Pictures")
    gtk_file_filter_add_pixbuf_formats(filter)
    gtk_file_chooser_add_filter(chooser, filter)
    g_object_unref(filter.map { UnsafeMutableRawPointer($0) })
    gtk_native_dialog_set_modal(dialog.assumingMemoryBound(to: GtkNativeDialog.self), 1)
    Signals.onResponse(dialog) { isAccepted in
      let file = isAccepted ? gtk_file_chooser_get_file(chooser) : nil
      // Nobody else holds the dialog.
      g_object_unref(dialog)
      guard let file else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      guard let address = g_file_get_uri(file) else { return }
      defer { g_free(address) }
      chosen(String(cString: address))
    }
    gtk_native_dialog_show(dialog.assumingMemoryBound(to: GtkNativeDialog.self))
  }
}
