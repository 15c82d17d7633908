import AddBookmarkModel
import AddBookmarkWindow
import CGTK
import Visor

/// What goes wrong, and what is left then: everything.
@MainActor
enum Keeping {
  static func keepsWhatWasTyped(_ stage: Stage) {
    let trial = BookmarkTrial(stage, pageLimit: 1)
    trial.write("www.gtk.org", in: trial.form.address)
    trial.form.draft.title = "GTK"
    trial.person.click(trial.form.add)
    trial.waitForHUD("An error occurred saving the bookmark")
    stage.pass(300)
    trial.person.look("bookmark-failed")
    stage.say("full: \(trial.hud)")
    stage.pass(2_500)
    stage.say("it stays: \(trial.hud == "no HUD" ? "no" : "yes")")
    trial.person.click(trial.form.add)
    stage.pass(400)
    stage.say("a tap takes it, and nothing else: \(trial.hud), \(trial.form.draft)")
    trial.close()
  }

  static func succeedsLater(_ stage: Stage) {
    let trial = BookmarkTrial(stage, patience: 300)
    _ = try? trial.store.add(BookmarkDraft(url: "https://example.org/", title: "First"))
    trial.restart()
    trial.form.draft = BookmarkDraft(url: "https://example.com/", title: "Second")
    trial.hold(true)
    trial.person.click(trial.form.add)
    trial.waitForHUD("An error occurred saving the bookmark")
    stage.say("locked: \(trial.hud)")
    trial.person.press("Escape")
    trial.waitForNoHUD()
    trial.person.click(trial.window.board.list.rows[0].delete)
    trial.waitForHUD("An error occurred deleting the bookmark")
    stage.say("not deleted: \(trial.hud), \(trial.titles)")
    trial.person.press("Escape")
    trial.waitForNoHUD()
    trial.hold(false)
    trial.person.click(trial.form.add)
    trial.waitForHUD("Bookmark saved!")
    stage.say("let go of: \(trial.titles), \(trial.form.draft)")
    trial.close()
  }

  static func changesNothingThatMayOnlyBeRead(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    _ = try? trial.store.add(BookmarkDraft(url: "https://example.org/", title: "First"))
    trial.allowWriting(false)
    trial.restart()
    stage.say("read: \(trial.titles), \(trial.hud)")
    trial.form.draft = BookmarkDraft(url: "https://example.com/", title: "Second")
    trial.person.click(trial.form.add)
    trial.waitForHUD("An error occurred saving the bookmark")
    stage.say("not saved: \(trial.hud)")
    trial.person.press("Escape")
    trial.waitForNoHUD()
    trial.person.click(trial.window.board.list.rows[0].delete)
    trial.waitForHUD("An error occurred deleting the bookmark")
    stage.say("not deleted: \(trial.hud), \(trial.titles), \(trial.form.draft.title)")
    trial.person.press("Escape")
    trial.waitForNoHUD()
    trial.allowWriting(true)
    trial.person.click(trial.form.add)
    trial.waitForHUD("Bookmark saved!")
    stage.say("allowed: \(trial.titles), \(trial.form.draft)")
    trial.close()
  }

  static func refusesWhatIsNone(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    trial.person.click(trial.form.add)
    trial.waitForHUD("Type")
    trial.person.look("bookmark-refused")
    stage.say("nothing: \(trial.hud)")
    trial.person.press("Escape")
    trial.waitForNoHUD()
    trial.write("mailto:me", in: trial.form.address)
    trial.write("Me", in: trial.form.title)
    trial.person.press("Return")
    trial.waitForHUD("Only")
    stage.say("no page: \(trial.hud), \(trial.form.draft), \(trial.titles)")
    trial.person.press("Escape")
    trial.waitForNoHUD()
    trial.close()
  }

  static func startsWithoutAList(_ stage: Stage) {
    let trial = BookmarkTrial(stage, damaged: true)
    trial.waitForHUD("An error occurred reading the bookmarks")
    stage.say("at first: \(trial.hud)")
    trial.person.press("Escape")
    trial.waitForNoHUD()
    trial.write("www.gtk.org", in: trial.form.address)
    stage.say("then: \(trial.form.draft.url)")
    trial.close()
  }
}
