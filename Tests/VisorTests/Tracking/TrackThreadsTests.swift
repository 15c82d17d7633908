import Testing
import VisorTestSupport

@testable import Visor

@Suite struct TrackThreadsTests {
  @Test("Many tasks that are tracked, cancelled and timed out leave nothing behind")
  func threads() async {
    var settings = Settings()
    settings.escape = .zero
    settings.settle = .zero
    let stage = Rehearsal(settings)
    let hud = stage.hud
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          try? await hud.track("\(number)", timeout: .milliseconds(5 + number % 7)) { _ in
            for _ in 0..<20 {
              await Task.yield()
              try Task.checkCancellation()
              hud.track("part") { _ in stage.time.advance(by: .milliseconds(1)) }
              if number.isMultiple(of: 3) { hud.cancel() }
            }
          }
        }
      }
    }
    hud.hide(instant: true)
    let (tallies, entries) = hud.look { state, _ in state.ledger.size }
    #expect(hud.presentation().running.count == 0)
    #expect([tallies, entries] == [0, 0])
  }
}
