import CGTK
import Visor
import VisorGTK
import VisorScene
import VisorTestSupport

/// What every surface is held to, seen in a window: in its picture, in what is said of it, and in
/// whether a click arrives.
@MainActor
enum Conformance {
  static func shows(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    for script in Script.all {
      play(script, stage, trial) { GTKSurface($0, window: trial.window.raw) }
    }
    for script in Script.all {
      play(script, stage, trial) { GTKSurface($0, over: trial.content.raw) }
    }
  }

  private static func play(
    _ script: Script, _ stage: Stage, _ trial: TrialWindow, _ surface: (HUD) -> GTKSurface
  ) {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let surface = surface(hud)
    surface.theme = .handDrawn
    stage.say(script.name)
    let answers = script.play(hud, time) {
      surface.look()
      stage.pass(20)
      return look(surface, stage, trial)
    }
    for answer in answers { stage.say(answer) }
    surface.close()
    stage.pass(20)
  }

  /// What a window shows, looked at from outside: a click tells whether input is held.
  static func look(
    _ surface: GTKSurface, _ stage: Stage, _ trial: TrialWindow
  ) -> String {
    let before = trial.clicks(of: "save")
    Person(stage: stage).click(trial.button)
    let isHeld = trial.clicks(of: "save") == before
    let front = front(surface)
    let isDrawn = Pixels(trial.window).map { $0.darkBox().width > 60 } ?? false
    let seen = "\(Seen(front, holds: isHeld))"
    return isDrawn == (front != .nothing) ? seen : "\(seen), and a box is drawn: \(isDrawn)"
  }

  /// What is said of what is on screen.
  static func front(_ surface: GTKSurface) -> Seen.Front {
    switch surface.summary {
    case nil: .nothing
    case let summary? where summary.role == .progress: .work(summary.name)
    case let summary? where summary.role == .status: .news(summary.name)
    case let summary?: .alarm(summary.name)
    }
  }
}
