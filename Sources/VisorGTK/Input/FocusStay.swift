internal import CGTK

/// Where the focus was, and where it is to come back to.
@MainActor
final class FocusStay {
  private let covered: Covered
  private var previous: WeakObject?
  private var hasMoved = false
  /// Whether nothing that is covered could be focused any more, and now can be again.
  private var hasShutTarget = false

  init(_ covered: Covered) {
    self.covered = covered
  }

  /// Moves the focus, if it is on something that is covered.
  func move(to cover: Widget) {
    let focus = gtk_window_get_focus(covered.window.window)
    if let focus, CoverWidget.isPart(focus) || !covered.contains(focus) { return }
    if !hasMoved { previous = focus.map { WeakObject($0.raw) } }
    hasMoved = true
    // Not grabbed: some widgets that are there for screen readers would not have it.
    gtk_root_set_focus(OpaquePointer(covered.window), cover)
    if !hasShutTarget, let target = covered.target, gtk_widget_get_can_focus(target) != 0 {
      gtk_widget_set_can_focus(target, 0)
      hasShutTarget = true
    }
  }

  /// Puts it back, unless it has gone elsewhere meanwhile.
  func end() {
    if hasShutTarget, let target = covered.target { gtk_widget_set_can_focus(target, 1) }
    guard hasMoved else { return }
    let window = covered.window
    let focus = gtk_window_get_focus(window.window)
    guard focus.map(CoverWidget.isPart) ?? true else { return }
    var isBack = false
    previous?.use { object in
      let widget = object.widget
      guard widget.rootWindow == window, gtk_widget_get_mapped(widget) != 0 else { return }
      // Text that gets the focus selects all of itself otherwise, and the next key would replace it.
      isBack =
        object.isOf(gtk_text_get_type())
        ? gtk_text_grab_focus_without_selecting(object.assumingMemoryBound(to: GtkText.self)) != 0
        : gtk_widget_grab_focus(widget) != 0
    }
    if !isBack { gtk_window_set_focus(window.window, nil) }
  }
}
