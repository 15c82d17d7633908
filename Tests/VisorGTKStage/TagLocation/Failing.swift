import CGTK
import Glibc
import TagLocationModel
import TagLocationWindow
import Visor

/// What becomes of a tag that cannot be kept.
@MainActor
enum Failing {
  static func losesNothing(_ stage: Stage) {
    let trial = TagTrial(stage, pageLimit: 1)
    trial.openForm()
    trial.write("Worth keeping")
    trial.person.click(trial.window.buttons.done)
    let hud = trial.window.hud
    stage.wait("the failure") { hud.presentation().phase == .shown }
    stage.pass(600)
    trial.person.look("tag-failed")
    stage.say("\(trial.window.page), with \(trial.form.content.text)")
    stage.pass(1_500)
    stage.say("it stays: \(hud.presentation().phase)")
    trial.person.click(trial.window.buttons.cancel)
    stage.pass(400)
    stage.say(
      "a click takes it, and nothing else: \(hud.presentation().phase), \(trial.window.page)")
    trial.write("!")
    stage.say("then on with it: \(trial.form.content.text)")
    trial.close()
  }

  static func succeedsLater(_ stage: Stage) {
    let trial = TagTrial(stage)
    trial.openForm()
    trial.write("Patience")
    let path = trial.put("tags.sqlite", Array("This is no data base at all.".utf8))
    let hud = trial.window.hud
    trial.person.click(trial.window.buttons.done)
    stage.wait("the failure") { hud.presentation().phase == .shown }
    stage.pass(500)
    trial.person.press("Escape")
    stage.pass(400)
    stage.say(
      "damaged: \(trial.window.page), \(trial.form.content.text), \(hud.presentation().phase)")
    unlink(path)
    trial.person.click(trial.window.buttons.done)
    stage.wait("the list", atMost: 3) { trial.window.page == .list }
    stage.say("the file is away: \((try? trial.store.all().map(\.text)) ?? [])")
    trial.close()
  }

  static func startsWithoutAList(_ stage: Stage) {
    let trial = TagTrial(stage)
    _ = trial.put("tags.sqlite", Array("This is no data base at all.".utf8))
    trial.restart()
    let hud = trial.window.hud
    stage.wait("the failure") { hud.presentation().phase == .shown }
    stage.pass(400)
    trial.person.look("tag-no-list")
    stage.say("at first: \(hud.presentation().phase), \(trial.window.page)")
    trial.person.press("Escape")
    stage.wait("the end") { hud.presentation().phase == .hidden }
    stage.pass(400)
    trial.openForm()
    stage.say("then: \(trial.window.page)")
    trial.close()
  }
}
