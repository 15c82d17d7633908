import CGTK
import Glibc
import Visor
import VisorGTK

/// The HUD that says one word, as its users know it.
@MainActor
enum Classic {
  /// What clicks on the header and on the content come to, and what the HUD lies over.
  private static func look(
    _ when: String, _ trial: TrialWindow, _ person: Person, _ stage: Stage
  ) {
    let before = (trial.clicks(of: "done"), trial.clicks(of: "save"))
    person.click(trial.headerButton)
    person.click(trial.button)
    let (header, content) = (
      trial.clicks(of: "done") - before.0, trial.clicks(of: "save") - before.1
    )
    stage.say("\(when): header \(header), content \(content)")
  }

  static func coversAWindowOrItsContent(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let person = Person(stage: stage)
    look("before", trial, person, stage)
    let overAll = HudView.hud(inView: trial.window, animated: true)
    overAll.text = "Tagged"
    stage.pass(400)
    person.look("classic")
    look("over the window", trial, person, stage)
    person.press("Escape")
    person.click(x: 195, y: 250)
    look("whatever a person does", trial, person, stage)
    overAll.text = "Tagged again"
    stage.pass(50)
    person.look("classic-again")
    overAll.hide()
    overAll.hide()
    stage.pass(20)
    look("hidden", trial, person, stage)
    let overContent = HudView.hud(inView: trial.content, animated: false)
    overContent.text = "Tagged"
    stage.pass(50)
    person.look("classic-content")
    look("over the content", trial, person, stage)
    overContent.hide()
    stage.pass(20)
    look("hidden", trial, person, stage)
  }

  static func staysUntilHidden(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    HudView.hud(inView: trial.window, animated: true).text = "Tagged"
    stage.pass(50)
    stage.say("nobody keeps it: \(Placement.reach(trial.window))")
    let second = TrialWindow("Second")
    let overSecond = HudView.hud(inView: OpaquePointer(second.window), animated: true)
    second.present(stage)
    stage.say("made before its window was shown: \(Placement.reach(second.window))")
    gtk_window_destroy(second.window.window)
    stage.pass(20)
    overSecond.text = "Too late"
    overSecond.hide()
    stage.say("its window is gone: \(Placement.reach(trial.window))")
  }

  static func springs(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let animated = HudView.hud(inView: trial.window, animated: true)
    animated.text = "Tagged"
    var widths: [Int] = []
    let end = g_get_monotonic_time() + 500_000
    stage.wait("the end of it") {
      if let width = Pixels(trial.window)?.darkBox(60...240).width, width > 0 {
        widths.append(width)
      }
      return g_get_monotonic_time() > end
    }
    if g_getenv("VISOR_STAGE_PICTURES") != nil { stage.say("\(widths)") }
    stage.say("it comes down from more: \(widths.max() ?? 0 > 100)")
    stage.say("after that: \(describe(trial, stage))")
    animated.text = "Done"
    stage.say("other text: \(describe(trial, stage))")
    animated.hide()
    let other = HudView.hud(inView: trial.window, animated: false)
    other.text = "Tagged"
    stage.say("not animated: \(describe(trial, stage))")
    other.hide()
    stage.say("hidden: \(describe(trial, stage))")
  }

  /// Its size in the next picture, and whether it stays that.
  private static func describe(_ trial: TrialWindow, _ stage: Stage) -> String {
    stage.pass(20)
    guard let first = box(trial) else { return "nothing" }
    stage.pass(60)
    let isStill = box(trial).map { $0 == first } ?? false
    return "\(first.width) × \(first.height), \(isStill ? "still" : "moving")"
  }

  private static func box(_ trial: TrialWindow) -> (width: Int, height: Int)? {
    Pixels(trial.window)?.darkBox()
  }

  static func waits(_ stage: Stage) {
    let heard = Heard()
    let begun = g_get_monotonic_time()
    afterDelay(0.1) {
      let isLate = g_get_monotonic_time() - begun >= 100_000
      heard.lines.append("0.1 s, no sooner: \(isLate)")
    }
    for span in [0, -1, Double.nan, -Double.infinity] {
      afterDelay(span) { heard.lines.append("at once") }
    }
    for span in [1e300, Double.infinity] { afterDelay(span) { heard.lines.append("much later") } }
    let thread = UInt(pthread_self())
    let asked = Asking {
      afterDelay(0.05) {
        heard.lines.append("on GTK's thread: \(UInt(pthread_self()) == thread)")
      }
    }
    asked.start()
    stage.say("when it returns: \(heard.lines)")
    stage.pass(300)
    stage.say("afterwards: \(heard.lines.joined(separator: ", "))")
  }
}

@MainActor
private final class Heard {
  var lines: [String] = []
}

/// Something that is done on a thread of its own.
private final class Asking: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  func start() {
    let data = Unmanaged.passRetained(self).toOpaque()
    let thread = g_thread_new(
      "asking",
      { data in
        data.map { Unmanaged<Asking>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, data)
    g_thread_join(thread)
  }
}
