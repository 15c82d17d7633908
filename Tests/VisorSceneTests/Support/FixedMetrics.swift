import Visor
import VisorScene

/// Letters that are all half as wide as they are high; those of ideographic scripts twice that.
struct FixedMetrics: HUDScene.TextMetrics {
  func width(of text: String, in font: HUDScene.Font) -> Double {
    text.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value > 0x2E7F } ? 1 : 0.5) } * font.size
  }

  func extent(of font: HUDScene.Font) -> HUDScene.LineExtent {
    HUDScene.LineExtent(ascent: font.size, descent: font.size / 4)
  }
}

extension HUDScene {
  /// A scene on a canvas the size of a phone, measured by `FixedMetrics`.
  static func phone(
    _ theme: Theme = .handDrawn, _ preferences: Preferences = Preferences(),
    canvas: Canvas = Canvas(Size(390, 844), scale: 1)
  ) -> HUDScene {
    HUDScene(theme: theme, canvas: canvas, preferences: preferences, metrics: FixedMetrics())
  }

  /// What is drawn at a moment, and what is to be known of it.
  mutating func picture(_ play: Play, at milliseconds: Int64) -> (list: DisplayList, frame: Frame) {
    var list = DisplayList()
    let frame = draw(
      play.presentation(at: milliseconds), at: .milliseconds(milliseconds), into: &list)
    return (list, frame)
  }
}
