internal import CGTK

/// Hides what is covered from assistive technology, which acts on what it finds without a click.
@MainActor
final class AssistiveSilence {
  private let parts: [WeakObject]

  init(_ covered: Covered) {
    parts = covered.parts.filter { gtk_widget_get_visible($0) != 0 }.map {
      AccessibleState.set(GTK_ACCESSIBLE_STATE_HIDDEN, true, of: $0)
      return WeakObject($0.raw)
    }
  }

  func end() {
    for part in parts {
      part.use { object in
        AccessibleState.set(
          GTK_ACCESSIBLE_STATE_HIDDEN, gtk_widget_get_visible(object.widget) == 0,
          of: object.widget)
      }
    }
  }
}
