internal import CGTK

/// Lets go of covered buttons that are activated otherwise than by input: by assistive technology, which
/// may know them from before they were hidden from it.
///
/// A button clicks a while after that; until then it can be let go of.
@MainActor
final class ActivationWatch {
  private var hook: gulong = 0

  init(_ covered: Covered) {
    let action = Action { value in
      guard let widget = value.map({ UnsafeMutableRawPointer($0).widget }),
        covered.contains(widget), !CoverWidget.isPart(widget)
      else { return false }
      PressedControls.release(widget)
      return false
    }
    hook = g_signal_add_emission_hook(
      Self.signal, 0,
      { _, count, values, data in
        if count > 0, let object = g_value_get_object(values) {
          Action.run(data, OpaquePointer(object))
        }
        return 1
      }, Unmanaged.passRetained(action).toOpaque(),
      { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } })
  }

  func end() {
    g_signal_remove_emission_hook(Self.signal, hook)
  }

  private static let signal: guint = {
    // The signal comes with the class, which is there once there is a button.
    g_type_class_ref(gtk_button_get_type())
    return g_signal_lookup("activate", gtk_button_get_type())
  }()
}
