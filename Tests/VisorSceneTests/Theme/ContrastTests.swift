import Testing
import VisorScene

@Suite struct ContrastTests {
  private static let preferences = HUDScene.Preferences.Appearance.allCases.flatMap { appearance in
    [false, true].map { HUDScene.Preferences(appearance: appearance, wantsContrast: $0) }
  }

  @Test(
    "Text and signs can be read on the box, whatever lies beneath it",
    arguments: HUDScene.Theme.all, preferences)
  func readable(theme: HUDScene.Theme, preferences: HUDScene.Preferences) {
    let palette = theme.palette(for: preferences)
    var faults: [String] = []
    for ground in [HUDScene.Color.white, .black] {
      let box = palette.box.over(ground)
      func check(_ name: String, _ color: HUDScene.Color, on base: HUDScene.Color, _ least: Double)
      {
        let contrast = color.over(base).contrast(with: base)
        if contrast < least { faults.append("\(name) on \(ground): \(contrast)") }
      }
      check("title", palette.title, on: box, 4.5)
      check("detail", palette.detail, on: box, 4.5)
      check("button", palette.buttonText, on: palette.button.over(box), 4.5)
      check("indicator", palette.indicator, on: box, 3)
      check("success", palette.success, on: box, 3)
      check("failure", palette.failure, on: box, 3)
      check("warning", palette.warning, on: box, 3)
      check("info", palette.info, on: box, 3)
    }
    #expect(faults == [])
  }

  @Test(
    "Contrast is reckoned as WCAG does",
    arguments: [
      (HUDScene.Color.black, HUDScene.Color.white, 21.0), (.white, .white, 1),
      (HUDScene.Color(0x777777), .white, 4.478), (HUDScene.Color(0xFF0000), .white, 3.998),
      (HUDScene.Color(0x0000FF), .black, 2.44),
    ])
  func known(one: HUDScene.Color, other: HUDScene.Color, contrast: Double) {
    #expect(abs(one.contrast(with: other) - contrast) < 0.01)
  }

  @Test(
    "A theme follows the system unless it says otherwise",
    arguments: [
      (HUDScene.Theme.Scheme.system, HUDScene.Preferences.Appearance.light, false, "#FFFFFF"),
      (.system, .dark, false, "#000000"), (.light, .dark, false, "#FFFFFF"),
      (.dark, .light, false, "#000000"), (.dark, .light, true, "#000000"),
    ])
  func scheme(
    scheme: HUDScene.Theme.Scheme, appearance: HUDScene.Preferences.Appearance, contrast: Bool,
    box: String
  ) {
    var theme = HUDScene.Theme.svProgressHUD
    theme.scheme = scheme
    theme.wantsContrast = contrast
    #expect(theme.palette(for: .init(appearance: appearance)).box.description == box)
  }
}
