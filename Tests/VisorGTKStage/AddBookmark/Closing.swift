import AddBookmarkModel
import AddBookmarkWindow
import CGTK
import Visor

/// The window is closed while something goes on.
@MainActor
enum Closing {
  static func closedMeanwhile(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    trial.write(trial.address("page"), in: trial.form.address)
    trial.person.press("Return")
    stage.pass(100)
    stage.say("fetching: \(trial.beside)")
    gtk_window_destroy(trial.window.widget.window)
    trial.answer()
    stage.pass(300)
    stage.say("closed: “\(trial.form.draft.title)”")

    _ = try? trial.store.add(BookmarkDraft(url: "https://example.org/", title: "First"))
    trial.restart()
    trial.form.draft = BookmarkDraft(url: "https://example.org/", title: "Second")
    trial.hold(true)
    trial.person.click(trial.form.add)
    trial.waitForHUD("Saving bookmark…")
    gtk_window_destroy(trial.window.widget.window)
    stage.pass(100)
    trial.hold(false)
    stage.wait("it to be kept") { (try? trial.store.all().count) == 2 }
    stage.pass(200)
    stage.say("kept all the same: \((try? trial.store.all().map(\.title)) ?? [])")
    trial.restart()
    stage.say("at the next start: \(trial.titles)")
    trial.close()
  }
}
