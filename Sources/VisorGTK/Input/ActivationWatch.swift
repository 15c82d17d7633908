internal import CGTK

/// Lets go of covered buttons that are activated otherwise than by input: by assistive technology, which
/// may know them from before they were hidden from it.
///
/// A button clicks a while after that; until then it can be let go of.
@MainActor
final class ActivationWatch {
  private let hook: EmissionHook

  init(_ covered: Covered) {
    hook = EmissionHook(Self.signal) { object in
      let widget = object.widget
      guard covered.contains(widget), !CoverWidget.isPart(widget) else { return }
      PressedControls.release(widget)
    }
  }

  func end() {
    hook.end()
  }

  private static let signal: guint = {
    // The signal comes with the class, which is there once there is a button.
    g_type_class_ref(gtk_button_get_type())
    return g_signal_lookup("activate", gtk_button_get_type())
  }()
}
