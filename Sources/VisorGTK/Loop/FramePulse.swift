internal import CGTK

/// A call before each frame of a window, while it is wanted.
@MainActor
final class FramePulse {
  private let widget: Widget
  private let body: @MainActor () -> Void
  private var id: guint = 0

  /// Whether the call is wanted; frames are drawn for it.
  var isWanted = false {
    didSet { if isWanted, id == 0 { start() } }
  }

  init(_ widget: Widget, _ body: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.body = body
  }

  func stop() {
    isWanted = false
    if id != 0 { gtk_widget_remove_tick_callback(widget, id) }
    id = 0
  }

  private func start() {
    id = gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        nonisolated(unsafe) let data = data
        return MainActor.assumeGTK {
          guard let data else { return .of(false) }
          return .of(Unmanaged<FramePulse>.fromOpaque(data).takeUnretainedValue().beat())
        }
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<FramePulse>.fromOpaque($0).release() } })
  }

  /// Whether there is to be another.
  private func beat() -> Bool {
    guard isWanted else {
      id = 0
      return false
    }
    body()
    return id != 0
  }
}
