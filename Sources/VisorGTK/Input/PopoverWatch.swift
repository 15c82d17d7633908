internal import CGTK

/// Closes menus and other popovers of what is covered: they are surfaces of their own, which nothing
/// can lie over.
@MainActor
final class PopoverWatch {
  private let hook: EmissionHook

  init(_ covered: Covered) {
    Self.close(below: covered.target ?? covered.window)
    hook = EmissionHook(Self.mapSignal) { Self.popoverMapped($0, covered) }
  }

  func end() {
    hook.end()
  }

  private static let mapSignal = g_signal_lookup("map", gtk_widget_get_type())

  /// It is closed as soon as it is wholly open, and before it can get any input.
  private static func popoverMapped(_ object: UnsafeMutableRawPointer, _ covered: Covered) {
    guard object.isOf(gtk_popover_get_type()), covered.contains(object.widget) else { return }
    let popover = WeakObject(object)
    MainLoop.run { popover.use { popDown($0) } }
  }

  private static func close(below widget: Widget) {
    for child in widget.children where gtk_widget_get_visible(child) != 0 {
      close(below: child)
      if child.raw.isOf(gtk_popover_get_type()) { popDown(child.raw) }
    }
  }

  private static func popDown(_ popover: UnsafeMutableRawPointer) {
    guard gtk_widget_get_visible(popover.widget) != 0 else { return }
    gtk_popover_popdown(popover.assumingMemoryBound(to: GtkPopover.self))
  }
}
