internal import CGTK

/// The desktop, for a program that has no other use for GTK.
@MainActor
package enum Desktop {
  /// Opens the display that the environment names; answers whether there is one.
  package static func open() -> Bool {
    gtk_init_check() != 0
  }

  /// Lets everything happen until something holds, which is asked each time that something has.
  package static func run(until isOver: () -> Bool) {
    while !isOver() { g_main_context_iteration(nil, 1) }
  }

  /// Takes everything off the display.
  package static func close() {
    gdk_display_get_default().map { gdk_display_close($0) }
  }
}
