import CGTK
import Visor
import VisorGTK

/// What a person can and cannot do while a HUD is there.
@MainActor
enum Input {
  /// No grace and no fade: what is begun is there in the next frame.
  static var prompt: Settings {
    var settings = Settings()
    settings.grace = .zero
    settings.minimum = .zero
    settings.lull = .zero
    settings.appear = .zero
    settings.disappear = .zero
    settings.settle = .zero
    return settings
  }

  static func heldFromEverything(_ stage: Stage) {
    let trial = TrialWindow()
    let person = Person(stage: stage)
    let hud = HUD(prompt)
    let surface = GTKSurface(hud, window: trial.window)
    trial.present(stage)
    tryAll(trial, person, stage, "before")
    gtk_window_set_focus(trial.window.window, trial.entry)
    let focus = gtk_window_get_focus(trial.window.window)

    let work = hud.begin("Uploading")
    stage.pass(100)
    person.look("held")
    tryAll(trial, person, stage, "meanwhile")
    work.end()
    stage.pass(100)
    stage.say("the focus is back: \(gtk_window_get_focus(trial.window.window) == focus)")
    tryAll(trial, person, stage, "afterwards")
    surface.close()
    stage.pass(20)
    gtk_window_destroy(trial.window.window)
  }

  /// Hundreds of clicks and keys.
  static func heldInAStorm(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let person = Person(stage: stage)
    let hud = HUD(prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    surface.dismissal = []
    let names = ["save", "done"]
    func storm(_ when: String) {
      let before = (names.map(trial.clicks), trial.text.count)
      person.storm(trial.button, clicks: 200)
      person.storm(trial.headerButton, clicks: 200)
      gtk_window_set_focus(trial.window.window, trial.entry)
      person.storm(trial.entry, clicks: 1, keys: ["a", "b"], rounds: 100)
      let clicks = zip(names, before.0).map { "\($0) \(trial.clicks(of: $0) - $1)" }
      // One activation takes a while, in which there is no other.
      let saved = trial.clicks(of: "save")
      person.storm(trial.entry, clicks: 1, keys: ["alt+s"], rounds: 100)
      stage.pass(400)
      stage.say(
        "\(when): \(clicks.joined(separator: ", ")), typed \(trial.text.count - before.1), "
          + "by mnemonic \(trial.clicks(of: "save") > saved)")
    }
    storm("before")
    let work = hud.begin("Uploading")
    stage.pass(100)
    person.look("storm")
    storm("meanwhile")
    work.end()
    stage.pass(100)
    storm("afterwards")
    surface.close()
  }

  /// The same by touches.
  static func heldFromTouch(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let person = Person(stage: stage)
    let finger = Finger(person)
    let hud = HUD(prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    surface.dismissal = []
    var heard: [GTKSurface.Tap] = []
    surface.onTap = { heard.append($0) }
    func tryAll(_ when: String) {
      let names = ["save", "done"]
      let before = names.map(trial.clicks)
      heard = []
      for _ in 0..<20 {
        finger.tap(trial.button)
        finger.tap(trial.headerButton)
      }
      finger.tap(trial.window)
      finger.pull(trial.button, by: (0, 120))
      finger.tap(trial.menuButton)
      stage.pass(300)
      let isOpen = gtk_menu_button_get_popover(OpaquePointer(trial.menuButton)).map {
        gtk_widget_get_mapped(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
      }
      gtk_menu_button_popdown(OpaquePointer(trial.menuButton))
      stage.pass(300)
      let counts = zip(names, before).map { "\($0) \(trial.clicks(of: $0) - $1)" }
      let (beside, box) = (heard.count { $0 == .outside }, heard.count { $0 == .box })
      stage.say(
        "\(when): \(counts.joined(separator: ", ")), menu open \(isOpen != 0), "
          + "heard \(beside) beside the box and \(box) on it")
    }
    tryAll("before")
    let work = hud.begin("Uploading")
    stage.pass(100)
    tryAll("meanwhile")
    work.end()
    stage.pass(100)
    tryAll("afterwards")
    surface.close()
  }

  private static func tryAll(_ trial: TrialWindow, _ person: Person, _ stage: Stage, _ when: String)
  {
    let before = (trial.clicks(of: "save"), trial.clicks(of: "done"), trial.text)
    person.press("a", "b")
    person.click(trial.button)
    person.press("alt+s")
    person.click(trial.headerButton)
    stage.pass(50)
    let popover = gtk_menu_button_get_popover(OpaquePointer(trial.menuButton))
    gtk_menu_button_popup(OpaquePointer(trial.menuButton))
    stage.pass(100)
    let isOpen =
      popover.map {
        gtk_widget_get_mapped(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
          != 0
      } ?? false
    gtk_menu_button_popdown(OpaquePointer(trial.menuButton))
    stage.pass(300)
    stage.say(
      "\(when): save \(trial.clicks(of: "save") - before.0), done \(trial.clicks(of: "done") - before.1), "
        + "typed \(trial.text.count - before.2.count), menu open \(isOpen)")
  }
}
