internal import CGTK

/// Any widget.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutableRawPointer {
  /// The same object, as a widget.
  var widget: Widget { assumingMemoryBound(to: GtkWidget.self) }

  /// The same object, as what GLib counts references of.
  var object: UnsafeMutablePointer<GObject> { assumingMemoryBound(to: GObject.self) }

  /// Whether the object is of a type, or of one that is made of it.
  func isOf(_ type: GType) -> Bool {
    g_type_check_instance_is_a(assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

  /// The same object, as a window; to be used where it is one.
  var window: UnsafeMutablePointer<GtkWindow> {
    raw.assumingMemoryBound(to: GtkWindow.self)
  }

  var isWindow: Bool { raw.isOf(gtk_window_get_type()) }
  /// Whether it has a surface of its own, as popovers do.
  var isNative: Bool { raw.isOf(gtk_native_get_type()) }

  /// The functions of its own class, as its layout manager found them.
  var ownClass: UnsafeMutablePointer<GtkWidgetClass>? {
    raw.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidgetClass.self)
    }
  }

  /// Its children, the undermost first, as they are now.
  var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      children.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// Runs something with each of its controllers.
  func eachController(_ body: (UnsafeMutableRawPointer) -> Void) {
    guard let controllers = gtk_widget_observe_controllers(self) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      body(controller)
      g_object_unref(controller)
    }
  }

  /// The window that it is in.
  var rootWindow: Widget? {
    guard let root = gtk_widget_get_root(self) else { return nil }
    let widget = UnsafeMutableRawPointer(root).widget
    return widget.isWindow ? widget : nil
  }
}

extension gboolean {
  /// As GLib wants it.
  static func of(_ value: Bool) -> gboolean { value ? 1 : 0 }
}
