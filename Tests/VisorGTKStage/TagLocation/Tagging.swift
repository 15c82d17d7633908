import CGTK
import TagLocationModel
import TagLocationWindow
import Visor

/// The way from the list through the form and back, and what may go wrong on it.
@MainActor
enum Tagging {
  static func keepsATag(_ stage: Stage) {
    let trial = TagTrial(stage)
    stage.say("at first: \(trial.window.page), \(trial.window.list.titles)")
    trial.person.look("tag-empty")
    trial.openForm()
    trial.person.look("tag-form")
    stage.say("the form: \(trial.form.values.count) cells to be read, editing \(trial.editing)")
    trial.write("A gate with a quadriga")
    trial.person.look("tag-editing")
    trial.person.click(trial.form.categoryButton)
    trial.settle()
    trial.person.look("tag-categories")
    stage.say("the category: \(trial.window.page)")
    if let button = trial.window.categories.buttons[.viewpoint] { trial.person.click(button) }
    trial.settle()
    trial.person.click(trial.form.photoButton)
    trial.choose(trial.photo())
    stage.wait("the photo") { trial.form.thumbnail != nil }
    trial.settle()
    trial.person.look("tag-filled")
    let content = trial.form.content
    stage.say(
      "filled: \(content.text), \(content.category), a thumbnail \(trial.form.thumbnail != nil)")

    trial.person.click(trial.window.buttons.done)
    stage.wait("the HUD") { trial.window.hud.presentation().phase == .shown }
    stage.say("meanwhile: \(trial.window.page)")
    stage.pass(100)
    trial.person.look("tag-tagged")
    stage.wait("the list") { trial.window.page == .list }
    stage.say("a HUD is left: \(trial.window.hud.presentation().phase != .hidden)")
    trial.settle()
    trial.person.look("tag-list")
    stage.say("the list: \(trial.window.list.titles)")
    trial.restart()
    stage.say("after a restart: \(trial.window.list.titles)")
    stage.say("all of it was kept: \((try? trial.store.all()) == [content])")
    trial.close()
  }

  static func staysForItsTime(_ stage: Stage) {
    let trial = TagTrial(stage)
    trial.openForm()
    let hud = trial.window.hud
    // By the key, so that a slow machine's mouse does not count.
    gtk_widget_activate(trial.window.buttons.done)
    stage.wait("the word") { hud.presentation().phase != .hidden }
    let start = g_get_monotonic_time()
    stage.wait("the end") { hud.presentation().phase == .hidden }
    let took = Double(g_get_monotonic_time() - start) / 1_000
    stage.say(
      "on screen for six tenths of a second: \((500...1_200).contains(took) ? "yes" : "\(took)")")
    stage.say("and then: \(trial.window.page)")
    trial.close()
  }

  static func takesOneClick(_ stage: Stage) {
    let trial = TagTrial(stage)
    trial.openForm()
    trial.write("Once")
    trial.person.click(trial.window.buttons.done, times: 5)
    stage.wait("the list", atMost: 3) { trial.window.page == .list }
    trial.settle()
    stage.say("clicked again and again: \(trial.window.list.titles)")
    trial.openForm()
    trial.write("Not this one")
    trial.person.click(trial.window.buttons.cancel)
    trial.settle()
    stage.say("cancelled: \(trial.window.page), \(trial.window.list.titles)")
    trial.openForm()
    stage.say("the next form is empty: \(trial.form.content.text.isEmpty)")
    trial.close()
  }

  static func waitsForAPhoto(_ stage: Stage) {
    let trial = TagTrial(stage)
    trial.openForm()
    trial.person.click(trial.form.photoButton)
    var late = trial.latePhoto()
    trial.choose(late)
    trial.write("Not this one")
    stage.say("while it is read: typed \(trial.form.content.text)")
    trial.person.click(trial.window.buttons.cancel)
    trial.settle()
    trial.openForm()
    trial.bring(late)
    stage.pass(300)
    stage.say("for a form that was left: a thumbnail \(trial.form.thumbnail != nil)")
    trial.person.click(trial.form.photoButton)
    late = trial.latePhoto()
    trial.choose(late)
    trial.person.click(trial.window.buttons.done)
    stage.wait("the HUD") { trial.window.hud.presentation().phase == .shown }
    stage.pass(300)
    let kept = { (try? trial.store.all())?.map { ($0.photo?.count ?? 0) > 0 } }
    stage.say("Done before it is there: \(trial.window.page), kept \(kept() ?? [])")
    trial.bring(late)
    stage.wait("the list") { trial.window.page == .list }
    stage.say("and then: kept with a photo \(kept() ?? [])")
    trial.close()
  }

  static func refusesWhatIsNoPhoto(_ stage: Stage) {
    let trial = TagTrial(stage)
    trial.openForm()
    trial.write("Kept")
    trial.person.click(trial.form.photoButton)
    trial.choose(trial.put("no-photo.png", Array("no picture".utf8)))
    stage.wait("the failure") { trial.window.hud.presentation().phase == .shown }
    stage.pass(400)
    trial.person.look("tag-no-photo")
    stage.say("thumbnail \(trial.form.thumbnail != nil), text \(trial.form.content.text)")
    trial.close()
  }
}
