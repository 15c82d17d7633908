import CGTK
import Visor
import VisorGTK

/// What a person does to the HUD itself.
@MainActor
enum Acts {
  /// A window with a HUD on it, and what is heard of both.
  private static func setUp(_ stage: Stage, _ settings: Settings = Input.prompt) -> (
    trial: TrialWindow, person: Person, hud: HUD, surface: GTKSurface
  ) {
    let trial = TrialWindow()
    trial.present(stage)
    let hud = HUD(settings)
    let surface = GTKSurface(hud, window: trial.window.raw)
    return (trial, Person(stage: stage), hud, surface)
  }

  static func dismisses(_ stage: Stage) {
    let (trial, person, hud, surface) = setUp(stage)
    var taps: [String] = []
    surface.onTap = { taps.append("\($0)") }

    hud.flash(.failure, "No connection", stay: .untilDismissed)
    stage.pass(200)
    person.look("failure")
    person.click(x: 60, y: 400)
    stage.say("a tap beside it: \(hud.presentation().phase), heard \(taps)")
    person.click(trial.window)
    stage.say("a tap on it: \(hud.presentation().phase), heard \(taps)")
    hud.flash(.failure, "No connection", stay: .untilDismissed)
    stage.pass(100)
    person.press("Escape")
    stage.say("Escape: \(hud.presentation().phase)")
    surface.dismissal = []
    hud.flash(.failure, "No connection", stay: .untilDismissed)
    stage.pass(100)
    person.press("Escape")
    person.click(trial.window)
    stage.say("neither is wanted: \(hud.presentation().phase)")
    hud.hide()
    surface.dismissal = [.escapeKey, .box]
    stage.pass(50)
    hud.flash(Flash(.info, "A toast", stay: .untilDismissed, passes: true))
    stage.pass(100)
    person.click(trial.button)
    stage.say("a toast lets through: \(trial.clicks(of: "save")), \(hud.presentation().phase)")
    person.press("Escape")
    stage.say("Escape takes it: \(hud.presentation().phase)")
  }

  static func takesTheWayOut(_ stage: Stage) {
    var settings = Input.prompt
    settings.escape = .milliseconds(200)
    let (_, person, hud, surface) = setUp(stage, settings)
    let work = hud.begin("Uploading")
    stage.pass(100)
    stage.say("offered: \(hud.presentation().escape != nil)")
    stage.pass(300)
    person.look("way-out")
    stage.say("offered: \(hud.presentation().escape != nil)")
    person.click(x: 195, y: 290)
    stage.say("clicked: asked \(work.isCancelRequested), \(hud.presentation().phase)")
    work.cancel()

    let again = hud.begin("Uploading")
    stage.pass(400)
    person.press("Tab")
    person.look("way-out-focused")
    person.press("Return")
    stage.pass(400)
    stage.say("by Tab and Return: asked \(again.isCancelRequested)")
    again.cancel()

    let third = hud.begin("Uploading")
    stage.pass(400)
    person.press("Escape")
    stage.say("by Escape: asked \(third.isCancelRequested)")
    third.cancel()
    stage.pass(50)

    var retries = 0
    surface.button = .init("Retry") { retries += 1 }
    hud.flash(.failure, "No connection", stay: .untilDismissed)
    stage.pass(600)
    person.look("retry")
    person.click(x: 195, y: 290)
    stage.say("a button of the program's own: \(retries), \(hud.presentation().phase)")
  }

  static func reaches(_ stage: Stage) {
    let (trial, person, hud, surface) = setUp(stage)
    gtk_window_set_focus(trial.window.window, trial.entry)
    let below: Widget = gtk_button_new_with_label("Beneath the box")
    gtk_widget_set_vexpand(below, 1)
    gtk_box_append(trial.content.raw.assumingMemoryBound(to: GtkBox.self), below)
    trial.count(below, "below")
    let work = hud.begin("Uploading")
    for reach in [GTKSurface.Reach.everything, .box, .nothing] {
      surface.reach = reach
      stage.pass(150)
      let before = (trial.clicks(of: "below"), trial.clicks(of: "save"), trial.text.count)
      person.press("End", "a")
      person.click(x: 195, y: 260)
      person.click(trial.button)
      gtk_window_set_focus(trial.window.window, trial.entry)
      stage.pass(50)
      stage.say(
        "\(reach): beneath the box \(trial.clicks(of: "below") - before.0), "
          + "beside it \(trial.clicks(of: "save") - before.1), typed \(trial.text.count - before.2)"
      )
    }
    work.end()
  }

  static func closes(_ stage: Stage) {
    let (trial, _, hud, surface) = setUp(stage)
    var settings = Input.prompt
    settings.escape = .zero
    let asked = Asked(trial.window)
    func close() -> String {
      gtk_window_close(trial.window.window)
      stage.pass(50)
      return "the program was asked \(asked.count) times"
    }
    stage.say("nothing is there: \(close())")
    let work = hud.begin("Saving")
    stage.pass(50)
    stage.say("refused: \(close())")
    surface.closing = .allowed
    stage.say("allowed: \(close())")
    surface.closing = .cancels
    stage.say("cancels: \(close()), and the work \(work.isCancelRequested)")
    work.end()
    stage.pass(50)
    stage.say("over: \(close())")
    let other = HUD(settings)
    surface.close()
    let second = GTKSurface(other, window: trial.window.raw)
    second.closing = .cancels
    let long = other.begin("Saving")
    stage.pass(50)
    stage.say("cancels what may be: \(close()), and the work \(long.isCancelRequested)")
  }

  static func keepsTheSelection(_ stage: Stage) {
    let (trial, person, hud, surface) = setUp(stage)
    gtk_window_set_focus(trial.window.window, trial.entry)
    person.press("a", "b", "Left")
    let work = hud.begin("Uploading")
    stage.pass(100)
    person.press("x")
    work.end()
    stage.pass(100)
    person.press("c")
    stage.say("typed before and after: \(trial.text)")
    surface.close()
  }

  /// A button that is activated by a key clicks a quarter of a second later.
  static func letGoOfKeys(_ stage: Stage) {
    let (trial, person, hud, surface) = setUp(stage)
    gtk_window_set_focus(trial.window.window, trial.button)
    person.act("keydown", "Return")
    let work = hud.begin("Uploading")
    stage.pass(500)
    person.act("keyup", "Return")
    stage.say("activated just before: \(trial.clicks(of: "save"))")
    work.end()
    stage.pass(100)
    stage.say("the focus is back: \(gtk_window_get_focus(trial.window.window) == trial.button)")
    person.press("Return")
    stage.pass(500)
    person.click(trial.button)
    stage.say("afterwards: \(trial.clicks(of: "save"))")
    surface.close()
  }

  static func givesTheWindowAway(_ stage: Stage) {
    let (trial, person, hud, surface) = setUp(stage)
    let work = hud.begin("Uploading")
    func look(_ when: String) {
      stage.pass(100)
      let before = trial.clicks(of: "save")
      person.click(trial.button)
      stage.say(
        "\(when): covers \(Placement.reach(trial.window)), clicked "
          + "\(trial.clicks(of: "save") - before)")
    }
    look("before")
    hud.suspend {
      look("given away")
      hud.suspend { look("twice") }
      hud.flash(.failure, "Meanwhile", stay: .untilDismissed)
      look("something happens")
    }
    look("back")
    hud.dismiss()
    work.end()
    look("over")
    surface.close()
  }

  static func losesNothingPressed(_ stage: Stage) {
    let (trial, person, hud, surface) = setUp(stage)
    person.act("mousemove", "195", "75", "mousedown", "1")
    let work = hud.begin("Uploading")
    stage.pass(100)
    person.act("mouseup", "1")
    stage.say("pressed before and released meanwhile: \(trial.clicks(of: "save"))")
    work.end()
    stage.pass(100)
    person.act("mousemove", "195", "400")
    let flags = gtk_widget_get_state_flags(trial.button).rawValue
    stage.say("it still looks pressed: \(flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0)")
    person.click(trial.button)
    stage.say("a click afterwards: \(trial.clicks(of: "save"))")
    surface.close()
  }
}

/// Counts how often a program is asked whether its window may close, and says no.
@MainActor
private final class Asked {
  private(set) var count = 0

  init(_ window: Widget) {
    let callback: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      guard let data else { return 1 }
      let asked = Unmanaged<Asked>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { asked.count += 1 }
      return 1
    }
    g_signal_connect_data(
      window.raw, "close-request", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(), nil, GConnectFlags(0))
  }
}
