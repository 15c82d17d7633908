internal import CGTK

/// What keys mean that are pressed elsewhere, while the HUD lies over one widget and the rest of the
/// window is live: mnemonics and shortcuts of what is covered, and the button that Return stands for.
///
/// They answer wherever the focus is. Made local, they answer to keys of what is covered only, and of
/// those there are none.
@MainActor
final class CoveredShortcuts {
  private let covered: Covered
  private var muted: [(controller: WeakObject, scope: GtkShortcutScope)] = []
  private var standard: WeakObject?

  init(_ covered: Covered) {
    self.covered = covered
  }

  /// Before each key: there may be new ones.
  func mute() {
    guard let target = covered.target else { return }
    mute(in: target)
    let window = covered.window.window
    if let widget = gtk_window_get_default_widget(window), covered.contains(widget) {
      standard = WeakObject(widget.raw)
      gtk_window_set_default_widget(window, nil)
    }
  }

  func end() {
    for (controller, scope) in muted {
      controller.use { gtk_shortcut_controller_set_scope(OpaquePointer($0), scope) }
    }
    muted = []
    let window = covered.window
    if gtk_window_get_default_widget(window.window) == nil {
      standard?.use { object in
        guard object.widget.rootWindow == window else { return }
        gtk_window_set_default_widget(window.window, object.widget)
      }
    }
    standard = nil
  }

  private func mute(in widget: Widget) {
    widget.eachController { controller in
      guard controller.isOf(gtk_shortcut_controller_get_type()) else { return }
      let scope = gtk_shortcut_controller_get_scope(OpaquePointer(controller))
      guard scope != GTK_SHORTCUT_SCOPE_LOCAL else { return }
      muted.append((WeakObject(controller), scope))
      gtk_shortcut_controller_set_scope(OpaquePointer(controller), GTK_SHORTCUT_SCOPE_LOCAL)
    }
    for child in widget.children where !child.isNative { mute(in: child) }
  }
}
