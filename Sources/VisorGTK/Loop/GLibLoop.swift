internal import CGTK
// Brings libdispatch, whose main queue is served here.
private import Dispatch

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// GLib's main loop, as the one that `MainActor` and `DispatchQueue.main` run under.
///
///     GLibLoop.serveMainActor()
///     g_application_run(…)
public enum GLibLoop {
  /// Lets what is on `MainActor` and `DispatchQueue.main` run while GLib's main loop does.
  ///
  /// Without it nothing there ever runs in a GTK program. Nothing polls: the loop sleeps on one more
  /// descriptor. Once is enough, and further calls do nothing; it is never undone. Tasks of the main
  /// actor come after input and before frames that are drawn.
  ///
  /// Call it on the main thread. The program's `main` must not be `async`: `MainActor` then is not
  /// on the thread that GTK needs.
  @MainActor
  public static func serveMainActor() {
    _ = source
  }

  /// The source that does the work of the main queue.
  @MainActor private static let source: guint = {
    let handle = _dispatch_get_main_queue_handle_4CF()
    return g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, handle, G_IO_IN,
      { handle, _, _ in
        var count: UInt64 = 0
        // An eventfd: one read takes the whole count.
        _ = read(handle, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
        return gboolean(1)
      }, nil, nil)
  }()
}
