internal import CGTK

/// Runs something once, when so much time has passed, on the main actor under GLib's main loop.
///
///     afterDelay(0.6) { hudView.hide() }
///
/// It needs no `GLibLoop.serveMainActor()`. Any thread may ask.
///
/// - Parameters:
///   - seconds: How long to wait at least: less than nothing and what is no number are nothing, more
///     than twelve days are twelve days. Also with nothing to wait for, this returns first.
///   - run: What to do.
public func afterDelay(_ seconds: Double, run: @escaping @MainActor () -> Void) {
  let action = Action { _ in
    run()
    return false
  }
  // Whole milliseconds, rounded up: nothing comes before its time.
  let milliseconds = (seconds * 1_000).rounded(.up)
  let wait = milliseconds > 0 ? guint(min(milliseconds, 0x1p30)) : 0
  g_timeout_add_full(
    G_PRIORITY_DEFAULT, wait, { .of(Action.run($0)) }, Unmanaged.passRetained(action).toOpaque(),
    { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } })
}
