internal import CGTK

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Reads what the person has chosen, and tells when it changes.
@MainActor
final class PreferenceReader {
  private let connections = Connections()

  /// Runs `body` whenever a choice may have changed that a widget is not told of, until `stop`.
  func follow(_ widget: Widget, _ body: @escaping @MainActor () -> Void) {
    stop()
    if let settings = gtk_widget_get_settings(widget) {
      for name in [
        "gtk-enable-animations", "gtk-xft-dpi", "gtk-theme-name", "gtk-font-name",
      ] {
        connections.onChange(of: name, UnsafeMutableRawPointer(settings), body)
      }
    }
    if let manager = Self.styleManager {
      for name in ["dark", "high-contrast"] { connections.onChange(of: name, manager, body) }
    }
    connections.onChange(of: "scale-factor", widget.raw, body)
  }

  func stop() {
    connections.removeAll()
  }

  /// The choices as they are where a widget is.
  static func read(_ widget: Widget) -> DesktopPreferences {
    var preferences = DesktopPreferences()
    if let settings = gtk_widget_get_settings(widget).map({ UnsafeMutableRawPointer($0) }) {
      preferences.reducesMotion =
        property("gtk-enable-animations", of: settings, g_value_get_boolean) == 0
      // In 1024ths of a dot an inch; 96 dots an inch are usual, and -1 says that nobody knows.
      let dots = property("gtk-xft-dpi", of: settings, g_value_get_int)
      if dots > 0 { preferences.textScale = min(max(Double(dots) / (96 * 1024), 0.5), 8) }
      let theme = property("gtk-theme-name", of: settings) { value in
        g_value_get_string(value).map { String(cString: $0) }
      }
      preferences.wantsContrast = theme?.hasPrefix("HighContrast") ?? false
    }
    if let manager = styleManager,
      property("high-contrast", of: manager, g_value_get_boolean) != 0
    {
      preferences.wantsContrast = true
    }
    if let family = fontFamily(widget) { preferences.fontFamily = family }
    preferences.isDark = hasLightText(widget)
    preferences.scaleFactor = max(1, Int(gtk_widget_get_scale_factor(widget)))
    preferences.isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    return preferences
  }

  /// The family that the widget's own text would have.
  private static func fontFamily(_ widget: Widget) -> String? {
    guard let context = gtk_widget_get_pango_context(widget),
      let description = pango_context_get_font_description(context),
      let family = pango_font_description_get_family(description)
    else { return nil }
    return String(cString: family)
  }

  /// Text that is lighter than it is dark lies on something dark, whoever made it so: the theme, a
  /// setting, or the program.
  private static func hasLightText(_ widget: Widget) -> Bool {
    var colour = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &colour)
    return 0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue > 0.5
  }

  /// What libadwaita knows of the choices, in programs that use it; it is not linked here.
  private static var styleManager: UnsafeMutableRawPointer? {
    guard g_type_from_name("AdwStyleManager") != 0,
      let symbol = dlsym(nil, "adw_style_manager_get_default")
    else { return nil }
    typealias Getter = @convention(c) () -> UnsafeMutableRawPointer?
    return unsafeBitCast(symbol, to: Getter.self)()
  }

  private static func property<Value>(
    _ name: String, of object: UnsafeMutableRawPointer, _ read: (UnsafePointer<GValue>) -> Value
  ) -> Value {
    var value = GValue()
    g_object_get_property(object.object, name, &value)
    defer { g_value_unset(&value) }
    return read(&value)
  }
}
