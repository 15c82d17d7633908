import CGTK
import ExampleSQLite
import Glibc
import TagLocationModel
import TagLocationWindow
import Visor

/// The window of the example, with somebody in front of it and a file of its own to keep tags in.
@MainActor
final class TagTrial {
  let stage: Stage
  let person: Person
  let store: TagStore
  private(set) var window: TagWindow
  private let folder: TrialFolder

  init(_ stage: Stage, pageLimit: Int32? = nil) {
    self.stage = stage
    person = Person(stage: stage)
    folder = TrialFolder(stage)
    store = TagStore(
      StoreFile(path: folder.file("tags.sqlite"), patience: 50, pageLimit: pageLimit))
    window = TagWindow(store)
    show()
  }

  private func show() {
    window.present()
    stage.wait("the window") { gtk_widget_get_mapped(window.widget) != 0 }
    stage.pass(100)
    person.focus(window.widget)
  }

  /// Ends the program, as far as the example goes, and starts it again.
  func restart() {
    gtk_window_destroy(window.widget.window)
    stage.pass(50)
    window = TagWindow(store)
    show()
    stage.pass(100)
  }

  /// Takes away what it has kept.
  func close() {
    gtk_window_destroy(window.widget.window)
    stage.pass(20)
    folder.remove()
  }

  var form: FormPage { window.form }

  /// Opens an empty form.
  func openForm() {
    person.click(window.buttons.tag)
    settle()
  }

  /// Waits until a page has given way to another.
  func settle() {
    stage.pass(50)
    stage.wait("the page") { !window.isMoving }
    stage.pass(50)
  }

  /// Writes something into the description.
  func write(_ text: String) {
    person.click(form.description.view)
    person.type(text)
  }

  /// Whether the text is being edited: by the rules, by its look, and by where keys go.
  var editing: String {
    let focus = gtk_widget_has_focus(form.description.view) != 0
    let looks = gtk_widget_has_css_class(form.description.widget, "editing") != 0
    return focus == looks && looks == form.rules.isEditing ? "\(focus)" : "muddled"
  }

  /// Puts a file beside the tags.
  ///
  /// - Returns: Where it is.
  func put(_ name: String, _ content: [UInt8]) -> String { folder.put(name, content) }

  /// A picture that is on the disk.
  func photo() -> String {
    let path = folder.file("photo.png")
    guard let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 320, 240) else { return path }
    gdk_pixbuf_fill(pixels, 0x2E86_ABFF)
    if let hill = gdk_pixbuf_new_subpixbuf(pixels, 0, 150, 320, 90) {
      gdk_pixbuf_fill(hill, 0x4C95_6CFF)
      g_object_unref(UnsafeMutableRawPointer(hill))
    }
    if let sun = gdk_pixbuf_new_subpixbuf(pixels, 220, 40, 50, 50) {
      gdk_pixbuf_fill(sun, 0xF6C8_5FFF)
      g_object_unref(UnsafeMutableRawPointer(sun))
    }
    gdk_pixbuf_savev(pixels, path, "png", nil, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(pixels))
    return path
  }

  /// A picture that is on its way: who reads it waits until it is brought.
  func latePhoto() -> String {
    let path = folder.file("late.png")
    unlink(path)
    guard mkfifo(path, 0o600) == 0 else { stage.giveUp("no photo can be late") }
    return path
  }

  /// Brings it.
  func bring(_ path: String) {
    var content: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    var descriptor: Int32 = -1
    g_file_get_contents(photo(), &content, &count, nil)
    defer { g_free(content) }
    stage.wait("somebody who reads the photo") {
      descriptor = open(path, O_WRONLY | O_NONBLOCK)
      return descriptor >= 0
    }
    _ = Glibc.write(descriptor, content, Int(count))
    Glibc.close(descriptor)
  }

  /// Chooses a file in the dialog that is open.
  func choose(_ path: String) {
    stage.wait("the dialog") { dialogs == 1 }
    stage.pass(300)
    person.act("search", "--onlyvisible", "--name", "^Add Photo$", "windowfocus")
    stage.pass(100)
    person.type(path)
    stage.pass(200)
    person.look("tag-chooser")
    person.press("Return")
    stage.wait("the dialog to go") { dialogs == 0 }
    person.focus(window.widget)
    stage.pass(100)
  }

  private var dialogs: Int {
    guard let windows = gtk_window_list_toplevels() else { return 0 }
    defer { g_list_free(windows) }
    return sequence(first: windows) { $0.pointee.next }
      .filter { item in
        guard let widget = item.pointee.data?.assumingMemoryBound(to: GtkWidget.self) else {
          return false
        }
        return gtk_widget_get_mapped(widget) != 0 && widget != window.widget
      }.count
  }
}
