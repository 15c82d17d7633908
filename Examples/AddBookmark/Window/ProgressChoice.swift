internal import CGTK
package import ExampleWidgets
private import Glibc

/// Lets the person choose how a title on its way shows.
@MainActor
package final class ProgressChoice {
  /// Each is a presenter.
  package enum Way: Int, CaseIterable {
    case inPlace, headerBar, hud

    var name: String {
      switch self {
      case .inPlace: "In place"
      case .headerBar: "Header bar"
      case .hud: "HUD"
      }
    }
  }

  package let widget: Widget

  /// - Parameter chosen: Hears of each choice.
  init(_ chosen: @escaping @MainActor (Way) -> Void) {
    var names = Way.allCases.map { UnsafePointer(strdup($0.name)) } + [nil]
    defer { names.forEach { free(UnsafeMutablePointer(mutating: $0)) } }
    widget = gtk_drop_down_new_from_strings(&names)
    gtk_widget_set_tooltip_text(widget, "How a title on its way shows")
    AccessibleName.set("How a title on its way shows", of: widget)
    let widget = widget
    Signals.onChange(widget.raw, "selected") {
      Way(rawValue: Int(gtk_drop_down_get_selected(widget.opaque))).map(chosen)
    }
  }

  package var way: Way {
    get { Way(rawValue: Int(gtk_drop_down_get_selected(widget.opaque))) ?? .inPlace }
    set { gtk_drop_down_set_selected(widget.opaque, guint(newValue.rawValue)) }
  }
}
