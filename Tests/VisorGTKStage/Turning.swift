import CGTK
import Visor
import VisorGTK
import VisorScene
import VisorTestSupport

/// A spinner in a window, from frame to frame.
@MainActor
enum Turning {
  static func turns(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let time = HandMovedTime()
    let hud = HUD(Input.prompt, clock: time)
    let surface = GTKSurface(hud, window: trial.window.raw)
    let work = hud.begin("Uploading")
    var before = picture(trial, stage)
    for milliseconds in [200, 170, 400, 850, 4321] {
      time.advance(by: .milliseconds(milliseconds))
      let turned = picture(trial, stage)
      // The picture is made anew of the same moment.
      surface.figure = nil
      let anew = picture(trial, stage)
      stage.say(
        "after \(milliseconds) ms: \(differing(turned, before)) else, "
          + "\(differing(turned, anew)) not as drawn anew")
      before = anew
    }
    Person(stage: stage).look("turned")
    surface.figure = .indicator(.arc)
    let other = picture(trial, stage)
    stage.say("another figure: \(differing(other, before)) else")
    surface.figure = nil
    surface.theme = .pkhud
    let theme = picture(trial, stage)
    time.advance(by: .milliseconds(300))
    stage.say("in another theme: \(differing(picture(trial, stage), theme)) else")
    work.end()
    surface.close()
  }

  /// Where two pictures differ.
  private static func differing(_ one: Pixels, _ other: Pixels) -> String {
    switch one.difference(from: other) {
    case (0, 0): "nothing"
    case (20...80, 20...80): "the spinner"
    case let size: "\(size)"
    }
  }

  private static func picture(_ trial: TrialWindow, _ stage: Stage) -> Pixels {
    stage.pass(60)
    let scale = Int(gtk_widget_get_scale_factor(trial.window))
    guard let pixels = Pixels(trial.window, scale: scale) else { stage.giveUp("nothing is drawn") }
    return pixels
  }
}
