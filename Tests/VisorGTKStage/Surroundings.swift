import CGTK
import Visor
import VisorGTK
import VisorScene

/// What the desktop says, and what of it the picture takes up.
@MainActor
enum Surroundings {
  static func areFollowed(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let person = Person(stage: stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    let work = hud.begin("Uploading")
    guard let settings = gtk_settings_get_default() else { stage.giveUp("there are no settings") }
    let raw = UnsafeMutableRawPointer(settings)
    stage.pass(100)
    stage.say("at first: \(surface.surroundings)")
    set(raw, "gtk-application-prefer-dark-theme", GType(5 << 2)) { g_value_set_boolean(&$0, 1) }
    stage.pass(100)
    person.look("dark")
    stage.say("dark: \(surface.surroundings)")
    set(raw, "gtk-enable-animations", GType(5 << 2)) { g_value_set_boolean(&$0, 0) }
    stage.pass(100)
    stage.say("no motion: \(surface.surroundings)")
    set(raw, "gtk-xft-dpi", GType(6 << 2)) { g_value_set_int(&$0, 2 * 96 * 1024) }
    stage.pass(100)
    person.look("large")
    stage.say("large text: \(surface.surroundings)")
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    stage.pass(100)
    person.look("right-to-left")
    stage.say("right to left: \(surface.surroundings)")
    set(raw, "gtk-theme-name", GType(16 << 2)) { g_value_set_string(&$0, "HighContrast") }
    stage.pass(100)
    person.look("contrast")
    stage.say("high contrast: \(surface.surroundings)")
    work.end()
  }

  /// With two pixels a point.
  static func haveAScale(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let person = Person(stage: stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    var taps: [String] = []
    surface.onTap = { taps.append("\($0)") }
    surface.dismissal = []
    person.click(trial.button)
    let work = hud.begin("Uploading")
    stage.pass(100)
    person.look("scale")
    person.click(trial.button)
    person.click(trial.window)
    stage.say(
      "\(surface.surroundings): covers \(Placement.reach(trial.window)), "
        + "clicked \(trial.clicks(of: "save")), heard \(taps)")
    work.end()
    stage.pass(100)
    person.click(trial.button)
    stage.say("afterwards: clicked \(trial.clicks(of: "save"))")
    surface.close()
  }

  /// What is seen, whoever draws it.
  static func areDrawn(_ stage: Stage) {
    let trial = TrialWindow(hasHeader: false)
    trial.present(stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    surface.theme.dim = .flat(.gray(0, opacity: 0.8))
    guard let renderer = gtk_native_get_renderer(OpaquePointer(trial.window)) else {
      stage.giveUp("nobody draws")
    }
    let type = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
    stage.say("drawn by \(String(cString: g_type_name_from_instance(type)))")
    func grays() -> (ground: Int, box: Int) {
      let pixels = Pixels(trial.window)
      return (pixels?.gray(40, 400) ?? -1, pixels?.gray(195, 270) ?? -1)
    }
    stage.wait("a light window") { grays().ground > 200 }
    let work = hud.begin("Uploading")
    stage.wait("a dark ground and a light box") { grays().ground < 80 && grays().box > 200 }
    // A spinner turns meanwhile.
    stage.pass(500)
    Person(stage: stage).look("drawn")
    stage.say("while it is there: ground \(grays().ground / 10), box \(grays().box / 10)")
    work.end()
    stage.wait("a light window again") { grays().ground > 200 }
    surface.close()
  }

  private static func set(
    _ object: UnsafeMutableRawPointer, _ name: String, _ type: GType,
    _ fill: (inout GValue) -> Void
  ) {
    var value = GValue()
    g_value_init(&value, type)
    fill(&value)
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }
}
