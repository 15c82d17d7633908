internal import CGTK

/// How the examples look, in the colours of whichever theme the desktop has.
@MainActor
package enum Style {
  /// Gives it to everything on the display; GTK must have been initialised.
  ///
  /// - Parameter more: What only this example has, in CSS.
  package static func load(_ more: String = "") {
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, sheet + more, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }

  private static let sheet = """
    .section {
      background: @theme_base_color; border: 1px solid @borders; border-radius: 10px;
    }
    .section > * + * { border-top: 1px solid @borders; }
    .cell { padding: 10px 14px; border-radius: 0; font-weight: normal; }
    .section > .cell:first-child { border-top-left-radius: 10px; border-top-right-radius: 10px; }
    .section > .cell:last-child {
      border-bottom-left-radius: 10px; border-bottom-right-radius: 10px;
    }
    .quiet { color: alpha(@theme_fg_color, 0.6); }
    .small { font-size: smaller; }
    .list row { padding: 10px 14px; }

    """
}
