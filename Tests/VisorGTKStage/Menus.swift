import CGTK
import Visor
import VisorGTK

/// What else could be reached past a HUD.
@MainActor
enum Menus {
  static func openOnesClose(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let person = Person(stage: stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    person.click(trial.menuButton)
    stage.pass(200)
    stage.say("open before: \(isOpen(trial))")
    let work = hud.begin("Uploading")
    stage.pass(300)
    stage.say("open meanwhile: \(isOpen(trial))")
    person.click(trial.menuButton)
    stage.pass(200)
    stage.say("clicked: \(isOpen(trial))")
    work.end()
    stage.pass(100)
    person.click(trial.menuButton)
    stage.pass(200)
    stage.say("open afterwards: \(isOpen(trial))")
    surface.close()
  }

  static func shortcutsWait(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let person = Person(stage: stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    gtk_window_set_focus(trial.window.window, trial.entry)
    let counter = Unmanaged.passRetained(Count())
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(controller, GTK_SHORTCUT_SCOPE_GLOBAL)
    gtk_event_controller_set_propagation_phase(
      controller, GTK_PHASE_CAPTURE)
    let action = gtk_callback_action_new(
      { _, _, data in
        guard let data else { return 0 }
        let counter = Unmanaged<Count>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { counter.value += 1 }
        return 1
      }, counter.toOpaque(), nil)
    let trigger = gtk_shortcut_trigger_parse_string("<Control>s")
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(trigger, action))
    gtk_widget_add_controller(trial.window, controller)
    person.press("ctrl+s")
    stage.say("before: \(counter.takeUnretainedValue().value)")
    let work = hud.begin("Uploading")
    stage.pass(100)
    for _ in 0..<10 { person.press("ctrl+s", "Return", "space", "Tab", "F10") }
    stage.say("meanwhile: \(counter.takeUnretainedValue().value)")
    work.end()
    stage.pass(100)
    person.press("ctrl+s")
    stage.say("afterwards: \(counter.takeUnretainedValue().value)")
    surface.close()
  }

  /// Over the content only, with the focus in the header: what is covered waits also there.
  static func coveredShortcutsWait(_ stage: Stage) {
    let trial = TrialWindow()
    let quick: Widget = gtk_button_new_with_mnemonic("_Quick")
    trial.count(quick, "quick")
    gtk_header_bar_pack_start(OpaquePointer(trial.header), quick)
    let content = trial.content.raw.assumingMemoryBound(to: GtkBox.self)
    let standard: Widget = gtk_button_new_with_mnemonic("_Open")
    trial.count(standard, "open")
    gtk_box_append(content, standard)
    gtk_window_set_default_widget(trial.window.window, standard)
    let field: Widget = gtk_entry_new()
    gtk_entry_set_activates_default(field.raw.assumingMemoryBound(to: GtkEntry.self), 1)
    gtk_header_bar_pack_start(OpaquePointer(trial.header), field)
    trial.present(stage)
    let person = Person(stage: stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, over: trial.content.raw)
    func tryAll(_ when: String) {
      let names = ["quick", "save", "open"]
      let before = names.map(trial.clicks)
      gtk_window_set_focus(trial.window.window, field)
      person.press("alt+s", "alt+q")
      stage.pass(350)
      gtk_window_set_focus(trial.window.window, field)
      person.press("Return")
      stage.pass(350)
      let counts = zip(names, before).map { "\($0) \(trial.clicks(of: $0) - $1)" }
      stage.say("\(when): \(counts.joined(separator: ", "))")
    }
    tryAll("before")
    let work = hud.begin("Uploading")
    stage.pass(100)
    tryAll("meanwhile")
    let new: Widget = gtk_button_new_with_mnemonic("_New")
    trial.count(new, "new")
    gtk_box_append(content, new)
    gtk_window_set_focus(trial.window.window, field)
    person.press("alt+n")
    stage.pass(350)
    stage.say("one that came meanwhile: \(trial.clicks(of: "new"))")
    work.end()
    stage.pass(100)
    tryAll("afterwards")
    gtk_window_set_focus(trial.window.window, field)
    person.press("alt+n")
    stage.pass(350)
    stage.say("the one that came meanwhile: \(trial.clicks(of: "new"))")
    surface.close()
  }

  static func eachWindowHasItsOwn(_ stage: Stage) {
    let (first, second) = (TrialWindow("First"), TrialWindow("Second"))
    let (one, two) = (HUD(Input.prompt), HUD(Input.prompt))
    let surfaces = [
      GTKSurface(one, window: first.window.raw), GTKSurface(two, window: second.window.raw),
    ]
    first.present(stage)
    second.present(stage)
    let work = one.begin("Uploading")
    stage.pass(100)
    stage.say("the first: \(Placement.reach(first.window)), \(Placement.reach(second.window))")
    let other = two.begin("Uploading")
    work.end()
    stage.pass(100)
    stage.say("the second: \(Placement.reach(first.window)), \(Placement.reach(second.window))")
    let also = GTKSurface(one, window: second.window.raw)
    let both = one.begin("Uploading")
    stage.pass(100)
    stage.say("two on one: \(Placement.reach(first.window)), \(Placement.reach(second.window))")
    other.end()
    stage.pass(100)
    stage.say("one of them: \(Placement.reach(first.window)), \(Placement.reach(second.window))")
    both.end()
    stage.pass(100)
    stage.say("none: \(Placement.reach(first.window)), \(Placement.reach(second.window))")
    for surface in surfaces + [also] { surface.close() }
  }

  private static func isOpen(_ trial: TrialWindow) -> Bool {
    guard let popover = gtk_menu_button_get_popover(OpaquePointer(trial.menuButton)) else {
      return false
    }
    return gtk_widget_get_mapped(
      UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)) != 0
  }
}

@MainActor
private final class Count {
  var value = 0
}
