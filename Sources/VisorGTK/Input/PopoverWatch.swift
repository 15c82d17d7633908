internal import CGTK

/// Closes menus and other popovers of what is covered: they are surfaces of their own, which nothing
/// can lie over.
@MainActor
final class PopoverWatch {
  private let covered: Covered
  private var hook: gulong = 0

  init(_ covered: Covered) {
    self.covered = covered
    Self.close(below: covered.target ?? covered.window)
    let action = Action { value in
      value.map { Self.popoverMapped(UnsafeMutableRawPointer($0), covered) }
      return false
    }
    hook = g_signal_add_emission_hook(
      Self.mapSignal, 0,
      { _, count, values, data in
        if count > 0, let object = g_value_get_object(values) {
          Action.run(data, OpaquePointer(object))
        }
        return 1
      }, Unmanaged.passRetained(action).toOpaque(),
      { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } })
  }

  func end() {
    g_signal_remove_emission_hook(Self.mapSignal, hook)
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
