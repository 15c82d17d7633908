internal import CGTK

/// Hears of a signal wherever it is emitted, whichever object does it.
@MainActor
final class EmissionHook {
  private let signal: guint
  private let hook: gulong

  /// - Parameter body: Is handed the object.
  init(_ signal: guint, _ body: @escaping @MainActor (UnsafeMutableRawPointer) -> Void) {
    self.signal = signal
    let action = Action { object in
      if let object { body(UnsafeMutableRawPointer(object)) }
      return false
    }
    hook = g_signal_add_emission_hook(
      signal, 0,
      { _, count, values, data in
        if count > 0, let object = g_value_get_object(values) {
          Action.run(data, OpaquePointer(object))
        }
        return 1
      }, Unmanaged.passRetained(action).toOpaque(),
      { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } })
  }

  func end() {
    g_signal_remove_emission_hook(signal, hook)
  }
}
