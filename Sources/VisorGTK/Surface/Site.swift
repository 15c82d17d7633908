internal import CGTK

/// Where a HUD is to be shown, and whether that can be at present.
@MainActor
final class Site {
  enum Place {
    case nowhere
    case window(Widget)
    case widget(Widget)
  }

  private let place: Place
  private let found: @MainActor (Covered?) -> Void
  private let connections = Connections()
  private let windowConnections = Connections()

  /// - Parameter found: Hears what is to be covered, and `nil` while there is nothing.
  init(_ place: Place, _ found: @escaping @MainActor (Covered?) -> Void) {
    self.place = place
    self.found = found
  }

  /// Finds the window, now and whenever it changes.
  func find() {
    switch place {
    case .nowhere: found(nil)
    case .window(let window):
      guard window.isWindow else { return found(nil) }
      watch(window, Covered(window: window, target: nil))
    case .widget(let widget):
      if widget.isWindow { return watch(widget, Covered(window: widget, target: nil)) }
      connections.onChange(of: "root", widget.raw) { [weak self] in self?.findWindow(of: widget) }
      connections.on(widget.raw, "destroy") { [weak self] in self?.leave() }
      findWindow(of: widget)
    }
  }

  /// Looks no longer.
  func leave() {
    found(nil)
    connections.removeAll()
    windowConnections.removeAll()
  }

  private func findWindow(of widget: Widget) {
    windowConnections.removeAll()
    guard let window = widget.rootWindow else { return found(nil) }
    watch(window, Covered(window: window, target: widget))
  }

  /// A window that is destroyed is covered no longer; it must go without us.
  private func watch(_ window: Widget, _ covered: Covered) {
    windowConnections.on(window.raw, "destroy") { [weak self] in
      self?.found(nil)
      self?.windowConnections.removeAll()
    }
    found(covered)
  }
}
