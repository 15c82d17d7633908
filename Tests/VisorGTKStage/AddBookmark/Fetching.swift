import AddBookmarkModel
import AddBookmarkWindow
import CGTK
import Visor

/// How titles come, and what is seen meanwhile.
@MainActor
enum Fetching {
  static func fetchesATitle(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    trial.person.look("bookmark-empty")
    stage.say("at first: \(trial.beside), \(trial.hud), \(trial.titles)")
    trial.write(trial.address("page"), in: trial.form.address)
    trial.person.look("bookmark-typed")
    trial.person.click(trial.form.getTitle)
    stage.pass(400)
    trial.person.look("bookmark-fetching")
    stage.say("meanwhile: \(trial.beside), \(trial.hud), \(headerSpinner(trial))")
    trial.answer()
    stage.wait("the title") { !trial.form.draft.title.isEmpty }
    stage.pass(250)
    trial.person.look("bookmark-fetched")
    stage.say("then: \(trial.beside), \(trial.hud), \(trial.form.draft.title)")
    trial.close()
  }

  static func fetchesOnLeaving(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    let (form, person) = (trial.form, trial.person)
    trial.write(trial.address("quick"), in: form.address)
    person.press("Tab")
    stage.wait("the title") { !form.draft.title.isEmpty }
    stage.pass(100)
    stage.say("left: \(form.draft.title), \(trial.beside)")
    trial.write(" and mine", in: form.title)
    person.click(form.address)
    person.press("End", "question")
    person.press("Tab")
    stage.pass(300)
    stage.say("the title is typed over: \(form.draft.title)")

    form.draft.title = ""
    person.click(form.address)
    person.press("ctrl+a")
    person.type(trial.address("page"))
    person.press("Tab")
    stage.pass(100)
    stage.say("on its way: \(trial.beside)")
    trial.write("Mine", in: form.title)
    trial.answer()
    stage.wait("the end") { trial.beside == "button" }
    stage.say("it comes too late: \(form.draft.title)")
    trial.close()
  }

  static func findsNoTitle(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    let (form, person) = (trial.form, trial.person)
    trial.write(trial.address("none"), in: form.address)
    person.press("Return")
    stage.wait("the reason") { !form.reason.isEmpty }
    stage.pass(150)
    person.look("bookmark-no-title")
    stage.say("\(form.reason) \(trial.beside), \(trial.hud)")
    person.type("!")
    stage.say("another address: “\(form.reason)”")
    person.press("ctrl+a")
    person.type("javascript:alert(1)")
    person.press("Return")
    stage.wait("the reason") { !form.reason.isEmpty }
    stage.say("\(form.reason)")
    person.press("ctrl+a")
    person.type(trial.address("silent"))
    person.press("Return")
    stage.pass(100)
    stage.say("silence: \(trial.beside)")
    person.type("!")
    stage.pass(100)
    stage.say("typed on: \(trial.beside), “\(form.reason)”")
    trial.close()
  }

  static func exchangesPresenters(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    trial.write(trial.address("page"), in: trial.form.address)
    trial.person.press("Return")
    stage.pass(100)
    trial.window.choice.way = .headerBar
    stage.pass(100)
    stage.say("exchanged meanwhile: \(trial.beside), \(headerSpinner(trial))")
    trial.answer()
    stage.wait("the end") { trial.beside == "button" }
    stage.say("ended where it began: \(trial.form.draft.title)")

    trial.person.press("Return")
    stage.wait("the spinner in the header bar") { headerSpinner(trial) == "network activity" }
    trial.person.look("bookmark-header-bar")
    stage.say("in the header bar: \(trial.beside), \(trial.hud)")
    trial.answer()
    stage.wait("its end") { headerSpinner(trial) == "quiet" }
    trial.window.choice.way = .hud
    trial.person.press("Return")
    trial.waitForHUD("|")
    trial.person.look("bookmark-hud")
    stage.say("in the HUD: \(trial.beside), “\(trial.hud)”, \(headerSpinner(trial))")
    trial.answer()
    trial.waitForNoHUD()
    stage.say("at last: \(trial.beside), \(trial.hud), \(headerSpinner(trial))")
    trial.close()
  }

  private static func headerSpinner(_ trial: BookmarkTrial) -> String {
    gtk_widget_get_mapped(trial.window.networkSpinner.widget) != 0 ? "network activity" : "quiet"
  }
}
