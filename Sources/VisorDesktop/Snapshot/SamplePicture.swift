import VisorCairo
import VisorScene

/// The picture that is shown where none is named: a wheel with an arrow, in the colour of glyphs.
enum SamplePicture {
  /// `nil` only where there is no memory for it.
  static let picture: HUDScene.Picture? = {
    let side = 128
    guard let bitmap = Bitmap(width: side, height: side) else { return nil }
    bitmap.draw { CairoPainter().paint(list, on: $0, scale: Double(side) / 2) }
    return bitmap.picture("sample", scale: 4, isTemplate: true)
  }()

  /// In a square from 0 to 2.
  private static var list: HUDScene.DisplayList {
    var list = HUDScene.DisplayList()
    let center = HUDScene.Point(1, 1)
    let pen = HUDScene.DisplayList.Pen(0.16)
    for half in [0.0, .pi] {
      list.arc(center, radius: 0.72, from: half + 0.35, to: half + 2.6)
      list.stroke(pen, .black)
      let sign = half == 0 ? -1.0 : 1.0
      list.move(to: HUDScene.Point(1 + sign * 0.94, 1 - sign * 0.12))
      list.line(to: HUDScene.Point(1 + sign * 0.62, 1 - sign * 0.37))
      list.line(to: HUDScene.Point(1 + sign * 0.42, 1 - sign * 0.02))
      list.stroke(pen, .black)
    }
    return list
  }
}
