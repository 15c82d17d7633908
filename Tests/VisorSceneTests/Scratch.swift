import Testing
import Visor
import VisorScene
@Suite struct Scratch {
  @Test func show() {
    for theme in HUDScene.Theme.all {
      var s = HUDScene.phone(theme)
      print("==", theme.name)
      print(s.picture(.outcome(.success, "Tagged"), at: 2000).list)
    }
    var s = HUDScene.phone(.svProgressHUD); s.theme.gauge = .percent
    print(s.picture(.work("Uploading the very long text of this", detail: "More", progress: 0.255), at: 0))
  }
}
