import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

@MainActor
@Suite struct RecorderTableTests {
  @Test(
    "Every action is shown by its messages, its end and its presenter, and by nothing else",
    arguments: ScreenletCell.all)
  func cell(cell: ScreenletCell) async {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let recorder = RecorderSurface()
    let indicator = NetworkActivityIndicator(clock: time)
    let sights = await cell.play(hud, indicator, time) {
      recorder.look(hud)
      return (recorder.seen, indicator.isVisible)
    }
    #expect(sights.map(\.description) == cell.expectation.map(\.description))
  }
}
