import Testing
import Visor
import VisorTestSupport

@Suite struct FacadeThreadsTests {
  @Test(
    "Many threads that show, flash and hide leave nothing behind, and each completion runs once")
  func threads() async {
    let stage = Rehearsal()
    let told = Told()
    Threads.run(8) { number in
      for round in 0..<50 {
        switch (number + round) % 4 {
        case 0: HUD.show(.progress, on: stage.hud)
        case 1: HUD.flash(.success, on: stage.hud, delay: .seconds(1)) { _ in told.add("") }
        case 2: HUD.hide(on: stage.hud, afterDelay: .seconds(1)) { _ in told.add("") }
        default: HUD.hide(on: stage.hud) { _ in told.add("") }
        }
        stage.time.advance(by: .milliseconds(3))
      }
    }
    HUD.hide(on: stage.hud)
    await told.wait(for: 300)
    #expect(told.texts.count == 300)
    #expect(stage.hud.presentation().phase == .hidden)
    #expect(stage.hud.presentation().running.count == 0)
  }
}
