import CGTK
import Glibc
import Visor
import VisorGTK

/// What remains when a HUD has come and gone many times, and what happens while nothing does.
@MainActor
enum Endurance {
  static func leavesNothingBehind(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    var settings = Input.prompt
    settings.journalCapacity = 1
    let hud = HUD(settings)
    let surface = GTKSurface(hud, window: trial.window.raw)
    rounds(1_000, hud, stage)
    let before = memory()
    let (children, legacy) = (count(trial.window), controllers(trial.window))
    rounds(10_000, hud, stage)
    let growth = memory() - before
    stage.say("memory grew by less than 2 MB: \(growth < 2_000_000 ? "yes" : "\(growth) bytes")")
    stage.say("children of the window: \(count(trial.window) - children)")
    stage.say("controllers of the window: \(controllers(trial.window) - legacy)")
    surface.close()
    stage.pass(20)
    stage.say("a layout manager is left: \(gtk_widget_get_layout_manager(trial.window) != nil)")
  }

  static func sleeps(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    hud.flash(.success, "Saved", stay: .untilDismissed)
    stage.pass(1_000)
    stage.say("shown, and nothing moves: \(turns()) turns of the loop")
    hud.hide()
    stage.pass(500)
    stage.say("hidden: \(turns()) turns of the loop")
    surface.close()
  }

  /// Each fiftieth time it stays until it has been drawn.
  private static func rounds(_ count: Int, _ hud: HUD, _ stage: Stage) {
    for round in 0..<count {
      let work = hud.begin("Uploading")
      g_main_context_iteration(nil, 1)
      if round % 50 == 0 { stage.pass(20) }
      work.end(instant: true)
      while g_main_context_iteration(nil, 0) != 0 {}
    }
  }

  /// How often the loop comes round in half a second, its end aside.
  private static func turns() -> Int {
    var (turns, isOver) = (0, false)
    withUnsafeMutablePointer(to: &isOver) { isOver in
      g_timeout_add(
        500,
        { data in
          data?.assumingMemoryBound(to: Bool.self).pointee = true
          return 0
        }, isOver)
      while !isOver.pointee {
        g_main_context_iteration(nil, 1)
        turns += 1
      }
    }
    return turns - 1
  }

  private static func count(_ window: Widget) -> Int {
    sequence(
      first: gtk_widget_get_first_child(window),
      next: { $0.map { gtk_widget_get_next_sibling($0) } ?? nil }
    )
    .prefix { $0 != nil }.count
  }

  private static func controllers(_ window: Widget) -> Int {
    guard let list = gtk_widget_observe_controllers(window) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    var legacy = 0
    for index in 0..<g_list_model_get_n_items(list) {
      guard let item = g_list_model_get_item(list, index) else { continue }
      let type = item.assumingMemoryBound(to: GTypeInstance.self)
      if String(cString: g_type_name_from_instance(type)) == "GtkEventControllerLegacy" {
        legacy += 1
      }
      g_object_unref(item)
    }
    return legacy
  }

  /// What the process has in memory, in bytes.
  private static func memory() -> Int {
    var text: UnsafeMutablePointer<gchar>?
    guard g_file_get_contents("/proc/self/statm", &text, nil, nil) != 0, let text else { return 0 }
    defer { g_free(text) }
    let pages = String(cString: text).split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(getpagesize())
  }
}
