import CBenchGTK
import Glibc
import VisorGTK

/// A window like a program's: a header bar, and an overlay with a list in it.
@MainActor
final class BenchWindow {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  let widget: Widget
  let overlay: Widget
  /// How many frames have been drawn.
  var frames: Int { counter.pointee }
  /// Counted without the runtime of Swift, which would be a good part of a frame.
  private let counter: UnsafeMutablePointer<Int>

  var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }

  init(width: Int, height: Int) {
    guard gtk_init_check() != 0 else { fatalError("there is no display") }
    counter = .allocate(capacity: 1)
    counter.initialize(to: 0)
    widget = gtk_window_new()
    overlay = gtk_overlay_new()
    let list: Widget = gtk_list_box_new()
    for row in 0..<12 {
      gtk_list_box_append(OpaquePointer(list), gtk_label_new("A row with some text: \(row)"))
    }
    gtk_overlay_set_child(OpaquePointer(overlay), list)
    gtk_window_set_titlebar(window, gtk_header_bar_new())
    gtk_window_set_child(window, overlay)
    gtk_window_set_default_size(window, Int32(width), Int32(height))
  }

  /// Shows it, and waits until all is calm.
  func present() {
    gtk_window_present(window)
    countFrames()
    pass(milliseconds: 500)
  }

  /// Lets the loop run for a while.
  func pass(milliseconds: Int) {
    let loop = g_main_loop_new(nil, 0)
    g_timeout_add(
      guint(milliseconds),
      { loop in
        g_main_loop_quit(OpaquePointer(loop))
        return 0
      }, UnsafeMutableRawPointer(loop))
    g_main_loop_run(loop)
    g_main_loop_unref(loop)
  }

  private func countFrames() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      data?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(callback, to: GCallback.self),
      counter, nil, GConnectFlags(0))
  }
}
