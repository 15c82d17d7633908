import CGTK
import Glibc

/// Somebody at the mouse and the keyboard, whose events come through the X server.
@MainActor
struct Person {
  let stage: Stage

  /// Clicks on a widget, in its middle if nothing else is said; where it would be, if something is
  /// in the way.
  func click(_ widget: Widget, at part: (x: Double, y: Double) = (0.5, 0.5), times: Int = 1) {
    let (x, y) = point(of: widget, part)
    act("mousemove", "\(x)", "\(y)", "click", "--repeat", "\(times)", "--delay", "40", "1")
  }

  /// Presses on a widget, pulls, and lets go.
  func drag(
    _ widget: Widget, at part: (x: Double, y: Double) = (0.5, 0.5), by way: (x: Int, y: Int)
  ) {
    let (x, y) = point(of: widget, part)
    act("mousemove", "\(x)", "\(y)", "mousedown", "1")
    for step in 1...4 {
      act("mousemove", "\(x + way.x * step / 4)", "\(y + way.y * step / 4)")
    }
    act("mouseup", "1")
  }

  /// Types letter by letter.
  func type(_ text: String) { act("type", "--delay", "5", text) }

  func click(x: Int, y: Int) { act("mousemove", "\(x)", "\(y)", "click", "1") }

  /// Presses keys, by X's names for them, such as `alt+b`.
  func press(_ keys: String...) {
    for key in keys { act("key", key) }
  }

  /// Gives the keyboard to a window, as a window manager does.
  func focus(_ window: Widget) {
    let own = gtk_window_get_title(window.window).map { String(cString: $0) } ?? ""
    // In a compositor's window that has the keyboard, the compositor decides.
    let title = stage.isNested ? "Weston Compositor.*" : own
    act("search", "--onlyvisible", "--name", "^\(title)$", "windowfocus")
    stage.wait("the window to be active") {
      gtk_window_is_active(window.window) != 0
    }
  }

  /// Where a widget is on the screen, its middle if nothing else is said.
  func point(
    of widget: Widget, _ part: (x: Double, y: Double) = (0.5, 0.5)
  ) -> (x: Int, y: Int) {
    guard let root = gtk_widget_get_native(widget) else { stage.giveUp("nobody sees the widget") }
    var bounds = graphene_rect_t()
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else {
      stage.giveUp("nobody knows where the widget is")
    }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(root, &left, &top)
    let scale = Double(gtk_widget_get_scale_factor(widget))
    return (
      Int((Double(bounds.origin.x) + Double(bounds.size.width) * part.x + left) * scale),
      Int((Double(bounds.origin.y) + Double(bounds.size.height) * part.y + top) * scale)
    )
  }

  /// Keeps what the screen shows as a picture, where `VISOR_STAGE_PICTURES` names a folder.
  func look(_ name: String) {
    guard let folder = g_getenv("VISOR_STAGE_PICTURES") else { return }
    run(["import", "-window", "root", "\(String(cString: folder))/\(name).png"])
  }

  /// Clicks a widget and presses keys, so many times and as fast as can be.
  func storm(_ widget: Widget, clicks: Int, keys: [String] = [], rounds: Int = 1) {
    let (x, y) = point(of: widget)
    run([
      "xdotool", "mousemove", "\(x)", "\(y)", "click", "--repeat", "\(clicks)", "--delay", "4", "1",
    ])
    if keys.isEmpty { return }
    run(["xdotool", "key", "--delay", "4"] + (0..<rounds).flatMap { _ in keys })
  }

  /// Lets `xdotool` do something.
  func act(_ words: String...) {
    run(["xdotool"] + words)
  }

  /// Runs a program while the loop goes on, until all that it did has arrived.
  private func run(_ line: [String]) {
    var arguments = line.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: GPid = 0
    guard
      g_spawn_async(
        nil, &arguments, nil,
        GSpawnFlags(G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue), nil, nil,
        &child, nil) != 0
    else { stage.giveUp("\(line[0]) is not installed") }
    var status: Int32 = 0
    stage.wait("\(line)") { waitpid(child, &status, WNOHANG) == child }
    if let display = gdk_display_get_default() { gdk_display_sync(display) }
    stage.pass(30)
  }
}
