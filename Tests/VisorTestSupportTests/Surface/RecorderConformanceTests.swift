import Testing
import Visor
import VisorTestSupport

@Suite struct RecorderConformanceTests {
  @Test("The recorder writes down what every surface is to show", arguments: Script.all)
  func conforms(script: Script) {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    let recorder = RecorderSurface()
    hud.attach(recorder)
    let seen = script.play(hud, time) {
      recorder.look(hud)
      return recorder.seen
    }
    #expect(seen.map(\.description) == script.looks.map(\.description))
  }
}
