import Testing
import Visor
import VisorScene

@Suite struct SummaryTests {
  private func summary(_ play: Play, button: String? = nil) -> String? {
    var scene = HUDScene.phone()
    scene.button = button
    return scene.summary(of: play.presentation(at: 100)).map {
      [
        $0.role.rawValue, $0.name, $0.detail, $0.value.map { "\($0)" } ?? "-", $0.button ?? "-",
      ].joined(separator: "|")
    }
  }

  @Test("What is on screen can be said")
  func said() {
    let seen = [
      summary(.work("Loading", detail: "3 of\n12", progress: 0.25), button: "Stop"),
      summary(.work()), summary(.outcome(.success, "Tagged")), summary(.outcome(.failure)),
      summary(.outcome(.warning)), summary(.outcome(.info)), summary(Play()),
    ]
    #expect(
      seen == [
        "progress|Loading|3 of 12|0.25|Stop", "progress|Working||-|-", "status|Tagged||-|-",
        "alert|Failed||-|-", "alert|Warning||-|-", "status|Note||-|-", nil,
      ])
  }
}
