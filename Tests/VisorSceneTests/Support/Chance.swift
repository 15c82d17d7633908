import VisorScene
import VisorTestSupport

/// Anything that a program or a system might say, however senseless.
struct Chance {
  var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { generator.pick(elements) }

  mutating func bool() -> Bool { Bool.random(using: &generator) }

  /// Mostly a length that makes sense up to `most`, sometimes anything at all.
  mutating func length(_ most: Double) -> Double {
    if Int.random(in: 0..<12, using: &generator) > 0 {
      return Double.random(in: 0...most, using: &generator)
    }
    return pick([0, -1, -.infinity, .infinity, .nan, 1e300, -1e9, 1e-300, 1, most * 100])
  }

  mutating func text() -> String {
    let words = [
      "", " ", "a", "Uploading", "of", "photographs", "incomprehensibilities", "semi-permeable",
      "写真を保存しました。", "\n", "\r\n", "\u{0}", "\u{1B}[31m", "שלום", "مرحبا بالعالم", "👨‍👩‍👧‍👦",
      "e\u{301}\u{302}",
      "\u{202E}", "\u{2028}", "/usr/local/share/dictionaries", "……", "\t",
      String(repeating: "x", count: 300),
    ]
    let count = Int.random(in: 0...14, using: &generator)
    return (0..<count).map { _ in pick(words) }.joined(separator: bool() ? " " : "")
  }

  mutating func canvas() -> HUDScene.Canvas {
    var canvas = HUDScene.Canvas(
      HUDScene.Size(length(500), length(500)), scale: pick([1, 1, 2, 3, 1.25, 1.5, 0.1, .nan, 99]))
    if bool() {
      canvas.safe = HUDScene.Insets(
        top: length(50), left: length(50), bottom: length(50), right: length(50))
    }
    if bool() {
      canvas.obstruction = HUDScene.Rect(length(400), length(400), length(500), length(400))
    }
    return canvas
  }

  mutating func preferences() -> HUDScene.Preferences {
    HUDScene.Preferences(
      appearance: pick(HUDScene.Preferences.Appearance.allCases), wantsContrast: bool(),
      reducesMotion: bool(), textScale: length(3), direction: bool() ? .leftToRight : .rightToLeft)
  }

  mutating func theme() -> HUDScene.Theme {
    var theme = pick(HUDScene.Theme.all)
    if bool() { theme.minimum = HUDScene.Size(length(300), length(300)) }
    if bool() { theme.maximum = HUDScene.Size(length(300), length(300)) }
    if bool() { theme.padding = HUDScene.Insets(length(40)) }
    if bool() { theme.margins = HUDScene.Insets(length(40)) }
    if bool() { theme.offset = HUDScene.Point(length(100), length(100)) }
    if bool() { theme.figureSize = length(120) }
    if bool() { theme.lineWidth = length(10) }
    if bool() { theme.titleFont.size = length(40) }
    if bool() { theme.spacing = length(20) }
    if bool() { theme.radius = length(20) }
    if bool() { theme.border = length(4) }
    if bool() { theme.shadow = .init(blur: length(30), drop: length(10)) }
    theme.isSquare = bool()
    theme.position = bool() ? pick(HUDScene.Theme.Position.all) : .init(length(2), length(2))
    theme.arrangement = pick([
      .above, .beside, .between, .seated(figure: length(1) - 0.5, title: length(1) - 0.5),
    ])
    theme.gauge = pick([nil] + HUDScene.Gauge.allCases)
    theme.working = .indicator(pick(HUDScene.Indicator.all))
    theme.motion = pick([.none, .fade, .zoomIn, .zoomOut, .zoom, .spring, .slide(.leading)])
    return theme
  }
}
