import CGTK
import Glibc
import Visor
import VisorGTK
import VisorScene

/// Where the HUD lies, whatever window it is on and whatever happens to that.
@MainActor
enum Placement {
  static func coversAllKindsOfWindows(_ stage: Stage) {
    show(TrialWindow(hasHeader: false).window, "a plain titlebar", stage)
    show(TrialWindow().window, "a header bar", stage)
    let undecorated = TrialWindow(hasHeader: false)
    gtk_window_set_decorated(undecorated.window.window, 0)
    show(undecorated.window, "no decoration", stage)
    let own = TrialWindow()
    gtk_widget_set_layout_manager(own.window, gtk_bin_layout_new())
    show(own.window, "a layout manager of its own", stage)
    let boxed = TrialWindow(hasHeader: false)
    gtk_widget_set_layout_manager(boxed.window, gtk_box_layout_new(GTK_ORIENTATION_VERTICAL))
    gtk_widget_set_vexpand(boxed.content, 1)
    show(boxed.window, "one that stacks", stage)
  }

  /// Only where libadwaita is installed; it is opened while this runs.
  static func coversAdwaitaWindows(_ stage: Stage) {
    guard let library = dlopen("libadwaita-1.so.0", RTLD_NOW) else {
      return stage.say("libadwaita is not installed")
    }
    typealias Make = @convention(c) () -> Widget
    typealias Put = @convention(c) (Widget, Widget) -> Void
    typealias Start = @convention(c) () -> Void
    func symbol<Function>(_ name: String, _ type: Function.Type) -> Function {
      guard let symbol = dlsym(library, name) else { stage.giveUp("there is no \(name)") }
      return unsafeBitCast(symbol, to: Function.self)
    }
    symbol("adw_init", Start.self)()
    let window = symbol("adw_window_new", Make.self)()
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let header = symbol("adw_header_bar_new", Make.self)()
    gtk_box_append(box.raw.assumingMemoryBound(to: GtkBox.self), header)
    gtk_box_append(
      box.raw.assumingMemoryBound(to: GtkBox.self), gtk_entry_new())
    symbol("adw_window_set_content", Put.self)(window, box)
    gtk_window_set_default_size(window.window, 390, 500)
    show(window, "libadwaita", stage)
  }

  static func followsTheWindow(_ stage: Stage) {
    let trial = TrialWindow()
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud)
    let work = hud.begin("Waiting for a window")
    stage.pass(50)
    surface.move(toWindow: trial.window.raw)
    stage.pass(50)
    trial.present(stage)
    stage.say("shown before the window: \(reach(trial.window))")
    gtk_window_set_default_size(trial.window.window, 640, 640)
    stage.pass(100)
    stage.say("resized: \(reach(trial.window)), \(gtk_widget_get_width(trial.window))")
    gtk_window_set_child(trial.window.window, gtk_label_new("Another child"))
    stage.pass(100)
    stage.say("another child: \(reach(trial.window))")
    gtk_window_set_titlebar(trial.window.window, gtk_header_bar_new())
    stage.pass(100)
    stage.say("another titlebar: \(reach(trial.window))")
    let second = TrialWindow("Second")
    surface.move(toWindow: second.window.raw)
    second.present(stage)
    stage.say("moved away: \(reach(trial.window)); there: \(reach(second.window))")
    gtk_window_destroy(second.window.window)
    stage.pass(50)
    work.end()
    stage.pass(50)
    let again = hud.begin("After the window")
    stage.pass(50)
    surface.move(toWindow: trial.window.raw)
    stage.pass(50)
    stage.say("the other window was destroyed: \(reach(trial.window))")
    again.end()
    stage.pass(50)
    stage.say("over: \(reach(trial.window))")
  }

  static func coversOneWidget(_ stage: Stage) {
    let trial = TrialWindow()
    let person = Person(stage: stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, over: trial.content.raw)
    surface.theme.dim = .flat(.gray(0, opacity: 0.3))
    trial.present(stage)
    gtk_window_set_focus(trial.window.window, trial.entry)
    let work = hud.begin("Uploading")
    stage.pass(100)
    person.look("widget")
    person.click(trial.headerButton)
    person.click(trial.button)
    person.press("a")
    stage.say(
      "header \(trial.clicks(of: "done")), content \(trial.clicks(of: "save")), typed \(trial.text)"
    )
    let focus = gtk_window_get_focus(trial.window.window)
    stage.say("the focus is on the header button: \(focus == trial.headerButton)")
    gtk_widget_set_margin_top(trial.content, 120)
    stage.pass(100)
    person.look("widget-moved")
    stage.say(
      "it has moved, and the HUD with it: \(hit(trial.window, 190, 100)), \(hit(trial.window, 190, 300))"
    )
    gtk_widget_set_visible(trial.content, 0)
    stage.pass(100)
    stage.say("it is hidden: \(reach(trial.window))")
    gtk_widget_set_visible(trial.content, 1)
    stage.pass(100)
    work.end()
    stage.pass(100)
    person.click(trial.button)
    stage.say("afterwards: \(trial.clicks(of: "save"))")
    let last = hud.begin("Until it goes")
    stage.pass(50)
    gtk_window_set_child(trial.window.window, nil)
    stage.pass(50)
    stage.say("it is gone: \(reach(trial.window))")
    last.end()
  }

  private static func show(_ window: Widget, _ name: String, _ stage: Stage) {
    gtk_window_present(window.window)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, window: window.raw)
    surface.theme.dim = .flat(.gray(0, opacity: 0.3))
    stage.pass(100)
    let before = reach(window)
    let work = hud.begin("Uploading")
    stage.pass(200)
    Person(stage: stage).look("placement-\(name.split(separator: " ").joined(separator: "-"))")
    let meanwhile = reach(window)
    work.end()
    stage.pass(100)
    stage.say("\(name): \(before), then \(meanwhile), then \(reach(window))")
    gtk_window_destroy(window.window)
    stage.pass(50)
  }

  /// How many of the points in a row across the window, from its upper edge to its lower one, are
  /// the HUD's.
  static func reach(_ window: Widget) -> String {
    let height = Double(gtk_widget_get_height(window))
    let width = Double(gtk_widget_get_width(window))
    let hits = (0..<10).filter { hit(window, width / 2, height * (Double($0) + 0.5) / 10) }
    return hits.count == 10 ? "all" : hits.isEmpty ? "none" : "\(hits)"
  }

  static func hit(_ window: Widget, _ x: Double, _ y: Double) -> Bool {
    guard let widget = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT) else { return false }
    let type = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return String(cString: g_type_name_from_instance(type)) == "VisorCover"
  }
}
