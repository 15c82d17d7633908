import ScreenletTable
import Testing
import Visor
import VisorScene
import VisorScreenlets
import VisorTestSupport

@MainActor
@Suite struct HUDPresenterTests {
  @Test("No message of its being at work is no HUD; an empty one is a HUD without words")
  func working() async {
    let stage = Rehearsal(["wordless": [.working: NoProgressMessage], "silent": [:]])
    stage.screenlet.performAction(name: "silent")
    let silent = stage.after(1_000)
    stage.screenlet.performAction(name: "wordless")
    #expect([silent, stage.after(1_000)] == [.nothing, .work("")])
    await stage.finish("silent")
    await stage.finish("wordless")
  }

  @Test("The first line is the title, and all that follows is the detail")
  func lines() async {
    let stage = Rehearsal(["save": [.working: "Saving\nto the disk\n\nplease wait"]])
    stage.screenlet.performAction(name: "save")
    stage.after(1_000)
    #expect(
      stage.recorder.transcript.last
        == "@1000 shown working \"Saving\" \"to the disk\n\nplease wait\" running=1 blocks")
    await stage.finish("save")
  }

  @Test(
    "Success goes by itself after 1.5 s and 0.01 s a character",
    arguments: [
      "S", "Saved", "Bookmark saved!", "Saved\nto the disk", String(repeating: "é", count: 200),
    ])
  func successStays(text: String) async {
    let stage = Rehearsal(["save": [.success: text]])
    stage.screenlet.performAction(name: "save")
    await stage.finish("save")
    let length = 1_500 + 10 * text.count
    func isWanted() -> Bool { [.appearing, .shown].contains(stage.hud.presentation().phase) }
    stage.after(length - 1)
    let before = isWanted()
    stage.after(1)
    #expect(before && !isWanted())
  }

  @Test("Success goes at a tap, too")
  func successTapped() async {
    let stage = Rehearsal(["save": savingMessages])
    stage.screenlet.performAction(name: "save")
    await stage.finish("save")
    let before = stage.after(500)
    stage.hud.dismiss()
    #expect([before, stage.after(400)] == [.news("Saved"), .nothing])
  }

  @Test("Failure stays until it is tapped, also without a word")
  func failure() async {
    let stage = Rehearsal(["save": [.failure: NoProgressMessage]])
    stage.screenlet.performAction(name: "save")
    await stage.fail("save")
    let later = stage.after(3_600_000)
    stage.hud.dismiss()
    #expect([later, stage.after(1_000)] == [.alarm(""), .nothing])
  }

  @Test("What a validation error says is said in place of the failure message, or without one")
  func validation() async {
    let stage = Rehearsal(["save": savingMessages, "load": [:]])
    var seen: [Seen.Front] = []
    for (name, text) in [("save", "Enter a URL\nhttps://…"), ("load", "Too long"), ("save", "")] {
      stage.screenlet.performAction(name: name)
      await stage.fail(name, ValidationError(text))
      seen.append(stage.after(1_000))
      stage.hud.dismiss()
      stage.after(1_000)
    }
    #expect(seen == [.alarm("Enter a URL"), .alarm("Too long"), .alarm("Not saved")])
  }

  @Test("A message that is shown again takes the place of the one before")
  func shownAgain() {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let (presenter, interactor) = (HUDPresenter(), Interactor())
    presenter.showHUD(in: hud, message: "Uploading\n1 of 2", for: interactor)
    presenter.showHUD(in: hud, message: "Uploading\n2 of 2", for: interactor)
    time.advance(by: .seconds(1))
    #expect(
      hud.snapshot() == [
        #"shown working "Uploading" "2 of 2" running=1 blocks"#, #"- "Uploading""#,
      ])
    presenter.hideHUD(from: hud, message: nil, for: interactor, error: nil)
    presenter.hideHUD(from: hud, message: nil, for: interactor, error: nil)
    #expect(hud.leftovers == [])
  }

  @Test("How far it is can be said by the activity, from any thread")
  func progress() async {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let (presenter, interactor) = (HUDPresenter(), Interactor())
    presenter.showHUD(in: hud, message: "Uploading", for: interactor)
    let activity = presenter.activity(for: interactor)
    await Task.detached { activity?.progress = 0.5 }.value
    time.advance(by: .seconds(1))
    #expect(hud.snapshot().first == #"shown working "Uploading" 50% running=1 blocks"#)
    presenter.hideHUD(from: hud, message: nil, for: interactor, error: nil)
    #expect(presenter.activity(for: interactor) == nil)
  }

  @Test("The way out of work that takes long cancels the action")
  func wayOut() async {
    let stage = Rehearsal(["save": savingMessages])
    stage.screenlet.performAction(name: "save")
    stage.after(15_000)
    stage.after(1_000)
    stage.hud.cancel()
    let screenlet = stage.screenlet
    await until { !screenlet.isActionRunning("save") }
    #expect(stage.after(1_000) == .nothing && stage.hud.leftovers == [])
  }

  @Test(
    "An end is put on record as what it was",
    arguments: [
      (.success(""), "succeeded"), (.failure(Work.Failure()), "failed"),
      (.failure(CancellationError()), "cancelled"),
    ] as [(Result<String, any Error>, String)])
  func record(answer: Result<String, any Error>, reason: String) async {
    let stage = Rehearsal(["save": [.working: "Saving"]])
    stage.screenlet.performAction(name: "save")
    stage.after(700)
    await stage.finish("save", answer)
    stage.after(0)
    #expect(stage.recorder.transcript.contains("@700 end \"Saving\" \(reason)"))
  }

  @Test("A colour of its own is the box's in any theme, with what can be read on it")
  func color() {
    let presenter = HUDPresenter()
    let plain = presenter.theme(over: .adwaita)
    presenter.customColor = .init(0x990000)
    let red = presenter.theme(over: .adwaita)
    presenter.customColor = .init(0xFFEE88)
    presenter.customOpacity = 0.6
    let yellow = presenter.theme()
    presenter.customOpacity = .nan
    #expect(
      plain == .adwaita
        && [red.light.box, red.dark.box]
          == Array(repeating: .init(0x990000, opacity: 0.8), count: 2)
        && red.light.title == .white && red.radius == HUDScene.Theme.adwaita.radius
        && yellow.light.box == .init(0xFFEE88, opacity: 0.6) && yellow.dark.title == .black
        && presenter.theme().light.box.opacity == 0)
  }
}
