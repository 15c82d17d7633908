import CGTK
import Glibc

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension Widget {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  var window: UnsafeMutablePointer<GtkWindow> { raw.assumingMemoryBound(to: GtkWindow.self) }
}

/// A window with things in it that can be clicked, typed into and opened.
@MainActor
final class TrialWindow {
  let window: Widget
  let header: Widget
  let headerButton: Widget
  let button: Widget
  let entry: Widget
  let content: Widget
  let menuButton: Widget
  private(set) var clicks: [String: Int] = [:]

  init(_ title: String = "Trial", hasHeader: Bool = true) {
    window = gtk_window_new()
    header = gtk_header_bar_new()
    headerButton = gtk_button_new_with_label("Done")
    button = gtk_button_new_with_mnemonic("_Save")
    entry = gtk_entry_new()
    content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
    menuButton = gtk_menu_button_new()
    gtk_window_set_default_size(window.window, 390, 500)
    gtk_window_set_title(window.window, title)
    if hasHeader {
      gtk_header_bar_pack_end(OpaquePointer(header), headerButton)
      gtk_window_set_titlebar(window.window, header)
    }
    let box = content.raw.assumingMemoryBound(to: GtkBox.self)
    for child in [button, entry, menuButton] { gtk_box_append(box, child) }
    let popover: Widget = gtk_popover_new()
    gtk_popover_set_child(
      popover.raw.assumingMemoryBound(to: GtkPopover.self), gtk_label_new("A menu"))
    gtk_menu_button_set_popover(OpaquePointer(menuButton), popover)
    gtk_window_set_child(window.window, content)
    count(button, "save")
    count(headerButton, "done")
  }

  /// How often something was clicked.
  func clicks(of name: String) -> Int { clicks[name] ?? 0 }

  func count(_ button: Widget, _ name: String) {
    let counter = Counter { [weak self] in self?.clicks[name, default: 0] += 1 }
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      guard let data else { return }
      let counter = Unmanaged<Counter>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { counter.body() }
    }
    g_signal_connect_data(
      button.raw, "clicked", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(counter).toOpaque(),
      { data, _ in data.map { Unmanaged<Counter>.fromOpaque($0).release() } }, GConnectFlags(0))
  }

  var text: String { String(cString: gtk_editable_get_text(OpaquePointer(entry))) }

  /// Shows it, and waits until it is there.
  func present(_ stage: Stage) {
    gtk_window_present(window.window)
    stage.wait("the window") { gtk_widget_get_mapped(window) != 0 }
    stage.pass(100)
    if g_getenv("VISOR_STAGE_WAYLAND") == nil { Person(stage: stage).focus(window) }
  }
}

private final class Counter: Sendable {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}
