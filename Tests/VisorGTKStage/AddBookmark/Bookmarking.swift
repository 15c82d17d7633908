import AddBookmarkModel
import AddBookmarkWindow
import CGTK
import Visor

/// The way from the form into the list.
@MainActor
enum Bookmarking {
  static func addsOne(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    _ = try? trial.store.add(BookmarkDraft(url: "https://www.swift.org/", title: "Swift.org"))
    trial.restart()
    trial.write("www.gtk.org/docs/", in: trial.form.address)
    trial.form.draft.title = "GTK Documentation"
    trial.hold(true)
    trial.person.click(trial.form.add, times: 3)
    trial.waitForHUD("Saving bookmark…")
    trial.person.look("bookmark-saving")
    stage.say("held up: \(trial.hud), \(trial.titles)")
    trial.hold(false)
    let words = trial.waitForHUD("Bookmark saved!")
    trial.person.look("bookmark-saved")
    stage.say("kept: \(words), \(trial.titles)")
    stage.say("the form: \(trial.form.draft)")
    trial.waitForNoHUD()
    trial.person.look("bookmark-list")
    stage.say("went by itself: \(trial.hud)")
    trial.restart()
    stage.say("after a restart: \(trial.titles)")
    trial.close()
  }

  static func addsWhatIsOnItsWay(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    trial.write(trial.address("page"), in: trial.form.address)
    trial.person.click(trial.form.add)
    stage.pass(100)
    stage.say("the title is on its way: \(trial.beside), \(trial.hud)")
    trial.person.click(trial.form.add, times: 2)
    trial.answer()
    let words = trial.waitForHUD("Bookmark saved!")
    stage.say("\(words) \(trial.titles)")
    trial.person.click(trial.form.title)
    stage.pass(200)
    stage.say("a click takes it: \(trial.hud)")
    trial.close()
  }

  static func deletesAndOpens(_ stage: Stage) {
    let trial = BookmarkTrial(stage)
    for (url, title) in [
      ("https://example.org/", "First"), ("file:///etc/passwd", "Planted"),
      ("https://example.com/", "Third"),
    ] {
      _ = try? trial.store.add(BookmarkDraft(url: url, title: title))
    }
    trial.restart()
    stage.say("\(trial.titles)")
    trial.person.click(trial.window.board.list.rows[2].open)
    stage.pass(100)
    stage.say("opened: \(trial.opened), \(trial.hud)")
    trial.person.click(trial.window.board.list.rows[1].open)
    trial.waitForHUD("An error occurred opening the bookmark")
    stage.say("leads to no page: \(trial.opened), \(trial.hud)")
    trial.person.press("Escape")
    trial.waitForNoHUD()
    trial.person.click(trial.window.board.list.rows[0].delete)
    stage.wait("the row to go") { trial.titles.count == 2 }
    stage.say("deleted: \(trial.titles), \(trial.hud)")
    trial.restart()
    stage.say("after a restart: \(trial.titles)")
    trial.close()
  }
}
