internal import CGTK
package import ExampleWidgets
package import VisorScreenlets

/// A small spinner that turns while there is activity on the network.
@MainActor
package final class NetworkSpinner {
  package let widget: Widget
  private let kept: Kept
  private var watch: Task<Void, Never>?

  /// One that follows an indicator for as long as it is held.
  package init(_ indicator: NetworkActivityIndicator) {
    widget = gtk_spinner_new()
    kept = Kept(widget)
    gtk_widget_set_visible(widget, 0)
    gtk_widget_set_margin_start(widget, 6)
    AccessibleName.set("Network activity", of: widget)
    let widget = widget
    watch = Task { [kept] in
      for await isVisible in indicator.visibility {
        gtk_spinner_set_spinning(kept.widget.opaque, isVisible ? 1 : 0)
        gtk_widget_set_visible(widget, isVisible ? 1 : 0)
      }
    }
  }

  deinit { watch?.cancel() }
}
