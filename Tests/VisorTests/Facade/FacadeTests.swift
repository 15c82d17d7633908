import Testing
import Visor
import VisorTestSupport

@Suite struct FacadeTests {
  @Test("A spinner that is shown is up until it is hidden, and gone at once then")
  func showAndHide() {
    let stage = Rehearsal()
    HUD.show(.progress, on: stage.hud)
    stage.play(600)
    HUD.hide(on: stage.hud)
    stage.play(1000)
    #expect(
      stage.transcript == [
        #"@0 hidden running=1 blocks"#, #"@100 appearing working "" running=1 blocks"#,
        #"@400 shown working "" running=1 blocks"#, #"@600 end "" ended"#,
        #"@600 hidden running=0"#,
      ])
  }

  @Test("An animated hide keeps to the minimum and fades")
  func animatedHide() {
    let stage = Rehearsal()
    HUD.show(.labeledProgress(title: "Saving", subtitle: "Photos"), on: stage.hud)
    stage.play(200)
    HUD.hide(on: stage.hud, animated: true)
    stage.play(2000)
    #expect(
      stage.transcript.suffix(3) == [
        #"@400 shown working "Saving" "Photos" running=0 blocks"#,
        #"@600 leaving working "Saving" "Photos" running=0"#, #"@900 hidden running=0"#,
      ])
  }

  @Test("A flash takes the place of the spinner, is its outcome, and goes by itself")
  func flashAfterShow() {
    let stage = Rehearsal()
    HUD.show(.labeledProgress(title: "Saving", subtitle: nil), on: stage.hud)
    stage.play(500)
    HUD.flash(
      .labeledSuccess(title: "Saved", subtitle: nil), on: stage.hud, delay: .milliseconds(700))
    stage.play(2000)
    #expect(
      stage.transcript.suffix(4) == [
        #"@500 end "Saving" succeeded "Saved""#, #"@500 shown success "Saved" running=0 blocks"#,
        #"@1200 leaving success "Saved" running=0"#, #"@1500 hidden running=0"#,
      ])
  }

  @Test("A delayed hide belongs to the show before it and never takes down a later one")
  func delayedHide() {
    let stage = Rehearsal()
    HUD.show(.labeledProgress(title: "One", subtitle: nil), on: stage.hud)
    stage.play(500)
    HUD.hide(on: stage.hud, afterDelay: .seconds(2))
    stage.play(1000)
    HUD.show(.labeledProgress(title: "Two", subtitle: nil), on: stage.hud)
    stage.play(5000)
    let later = stage.hud.presentation().running.first.map(\.message)
    HUD.hide(on: stage.hud, afterDelay: .seconds(2))
    stage.play(3000)
    #expect(later == ["Two"])
    #expect(stage.transcript.last == "@8850 hidden running=0")
  }

  @Test("A later delay replaces the earlier one, and a hide now waits for none")
  func delays() {
    let stage = Rehearsal()
    HUD.show(.progress, on: stage.hud)
    HUD.hide(on: stage.hud, afterDelay: .seconds(1))
    HUD.hide(on: stage.hud, afterDelay: .seconds(3))
    stage.play(2000)
    let between = stage.hud.isVisible
    HUD.hide(on: stage.hud)
    #expect([between, stage.hud.isVisible] == [true, false])
  }

  @Test(
    "What was flashed can be taken down before its time, now or in a while",
    arguments: [(nil, 300), (.milliseconds(400), 1000)] as [(Duration?, Int)])
  func hideAfterFlash(_ delay: Duration?, _ gone: Int) {
    let stage = Rehearsal()
    HUD.flash(.error, on: stage.hud, delay: .seconds(60))
    stage.play(300)
    if let delay {
      HUD.hide(on: stage.hud, afterDelay: delay)
    } else {
      HUD.hide(on: stage.hud)
    }
    stage.play(5000)
    #expect(stage.transcript.last == "@\(gone) hidden running=0")
  }

  @Test("Whatever turns is work also as a flash, and ends in its time")
  func flashedWork() {
    let stage = Rehearsal()
    HUD.flash(.systemActivity, on: stage.hud, delay: .seconds(1))
    stage.play(900)
    let running = stage.hud.presentation().running.count
    stage.play(1000)
    #expect([running, stage.hud.presentation().running.count] == [1, 0])
  }

  @Test("Activities and outcomes of others are left alone")
  func others() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Syncing")
    stage.hud.flash(.warning, "Low battery", stay: .untilDismissed)
    HUD.show(.progress, on: stage.hud)
    HUD.flash(.success, on: stage.hud, delay: .seconds(1))
    HUD.hide(on: stage.hud)
    HUD.hide(on: stage.hud)
    stage.play(2000)
    #expect(work.isRunning)
    #expect(stage.transcript.last == #"@300 shown warning "Low battery" running=1 blocks"#)
    work.end()
  }

  @Test("A hide after the HUD was taken down for good does not end what others began since")
  func reusedPlaces() {
    let stage = Rehearsal()
    HUD.show(.progress, on: stage.hud)
    HUD.hide(on: stage.hud)
    let work = stage.hud.begin("Copying", total: 4)
    work.advance(by: 2)
    HUD.hide(on: stage.hud)
    HUD.hide(on: stage.hud, afterDelay: .milliseconds(10))
    stage.play(1000)
    #expect(work.isRunning)
    #expect(stage.measure()?.completed == 2)
    work.end()
  }

  @Test("Every completion runs once, and is told whether it had gone or was replaced")
  func completions() async {
    let stage = Rehearsal()
    let told = Told()
    HUD.hide(on: stage.hud) { told.add("nothing \($0)") }
    HUD.show(.progress, on: stage.hud)
    stage.play(500)
    HUD.hide(on: stage.hud, afterDelay: .seconds(1)) { told.add("replaced \($0)") }
    HUD.hide(on: stage.hud, afterDelay: .seconds(2)) { told.add("replaced \($0)") }
    HUD.flash(.success, on: stage.hud, delay: .seconds(1)) { told.add("flashed \($0)") }
    stage.play(3000)
    await told.wait(for: 4)
    HUD.show(.progress, on: stage.hud)
    HUD.hide(on: stage.hud, animated: true) { told.add("never seen \($0)") }
    await told.wait(for: 5)
    #expect(
      told.texts.sorted() == [
        "flashed true", "never seen true", "nothing true", "replaced false", "replaced false",
      ])
  }

  @Test("Who had gone before the next came is told so, however late the completion runs")
  func goneBefore() async {
    let stage = Rehearsal()
    let told = Told()
    HUD.show(.progress, on: stage.hud)
    stage.play(500)
    HUD.hide(on: stage.hud) { told.add("\($0)") }
    HUD.show(.progress, on: stage.hud)
    await told.wait(for: 1)
    #expect(told.texts == ["true"])
  }

  @Test("Input passes where that was allowed before the show, and what lies beneath is dimmed")
  func manners() {
    let stage = Rehearsal()
    let before = [stage.hud.allowsInteraction, stage.hud.dimsBackground]
    HUD.show(.progress, on: stage.hud)
    let blocking = stage.hud.presentation()
    stage.hud.allowsInteraction = true
    stage.hud.dimsBackground = false
    HUD.show(.progress, on: stage.hud)
    let passing = stage.hud.presentation()
    #expect(before == [false, true])
    #expect([blocking.holdsInput, blocking.dimsBackground] == [true, true])
    #expect([passing.holdsInput, passing.dimsBackground] == [false, false])
  }

  @Test("The short calls without a HUD speak to the shared one")
  func shared() {
    let before = [HUD.isVisible, HUD.allowsInteraction, HUD.dimsBackground]
    HUD.show(.labeledProgress(title: "Shared", subtitle: nil))
    let running = HUD.shared.presentation(first: 9).running.first.map(\.message)
    HUD.hide()
    #expect(before == [false, false, true])
    #expect(running.contains("Shared"))
  }
}
