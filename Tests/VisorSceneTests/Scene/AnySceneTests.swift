import Testing
import Visor
import VisorScene

@Suite struct AnySceneTests {
  /// Whether all numbers in a list can be drawn.
  private func isSound(_ list: HUDScene.DisplayList) -> Bool {
    let text = list.description
    return !text.contains("nan") && !text.contains("inf")
  }

  @Test(
    "Whatever is said, at whatever moment, what is drawn is sound and the same again",
    arguments: 0..<8)
  func anything(seed: Int) {
    var chance = Chance(seed: seed)
    var faults: [String] = []
    var list = HUDScene.DisplayList()
    for round in 0..<40 {
      var scene = HUDScene(
        theme: chance.theme(), canvas: chance.canvas(), preferences: chance.preferences(),
        metrics: FixedMetrics())
      if chance.bool() { scene.button = chance.text() }
      var play = Play()
      if chance.bool() {
        play.begin(
          chance.text(), detail: chance.text(), progress: chance.pick([nil, 0, 0.3, 1, .nan]))
      } else {
        play.flash(chance.pick(Flash.Kind.allCases), chance.text(), detail: chance.text())
      }
      if chance.bool() { play.hide(at: 200) }
      for moment in [0, 40, 130, 260, 420, 1000, Int64.max] {
        let frame = scene.draw(
          play.presentation(at: moment), at: .milliseconds(moment), into: &list)
        var other = scene
        other.metrics = FixedMetrics()
        let (again, sameFrame) = other.picture(play, at: moment)
        if !isSound(list) { faults.append("round \(round) at \(moment): unsound \(list)") }
        if again != list || frame != sameFrame {
          faults.append("round \(round) at \(moment): differs")
        }
      }
    }
    #expect(faults == [])
  }
}
