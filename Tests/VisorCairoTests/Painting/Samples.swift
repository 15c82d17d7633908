import VisorScene
import VisorTestSupport

/// Display lists for the tests of the painter.
enum Samples {
  typealias List = HUDScene.DisplayList
  typealias Point = HUDScene.Point
  typealias Rect = HUDScene.Rect
  typealias Color = HUDScene.Color

  /// Every command, in points on 120 by 80.
  static var everything: List {
    var list = List()
    list.rounded(Rect(0, 0, 120, 80))
    list.fill(
      .linear(
        from: .zero, to: Point(0, 80),
        .init(Color(0xFFFFFF), Color(0xDDE8F5), Color(0xAABBCC))))
    drawShapes(&list)
    drawText(&list)
    if let picture { list.picture(picture, in: Rect(64, 4, 20, 20)) }
    if let picture { list.picture(picture, in: Rect(92, 4, 20, 20), tint: Color(0xC01C28)) }
    return list
  }

  private static func drawShapes(_ list: inout List) {
    list.rounded(Rect(4, 4, 24, 20), radius: 6)
    list.fill(Color(0x1C71D8))
    list.circle(Point(44, 14), radius: 10)
    list.circle(Point(44, 14), radius: 5)
    list.fill(
      .radial(
        center: Point(44, 14), inner: 4, outer: 10, .init(.white, Color(0x2EC27E), .black)),
      .evenOdd)
    list.move(to: Point(6, 34))
    list.line(to: Point(16, 44))
    list.line(to: Point(30, 30))
    list.stroke(.init(4), Color(0x26A269))
    list.move(to: Point(38, 44))
    list.curve(Point(40, 24), Point(56, 52), to: Point(58, 32))
    list.stroke(.init(3, cap: .butt, join: .miter), Color(0x613583))
    list.rounded(Rect(64, 30, 20, 16), radius: 8)
    list.clip { list in
      for step in 0..<5 {
        list.rounded(Rect(64 + Double(step) * 4, 30, 2, 16))
        list.fill(.black)
      }
    }
    let turned = HUDScene.Transform(xx: 0.8, yx: 0.6, xy: -0.6, yy: 0.8, dx: 102, dy: 38)
    list.group(turned, opacity: 0.5, bounds: Rect(-8, -8, 16, 16)) { list in
      list.rounded(Rect(-8, -8, 12, 12))
      list.fill(Color(0xE66100))
      list.rounded(Rect(-4, -4, 12, 12))
      list.fill(Color(0x1C71D8))
    }
  }

  private static func drawText(_ list: inout List) {
    let words: [(String, HUDScene.Font.Weight, HUDScene.Direction, Double)] = [
      ("Tagged 12", .regular, .leftToRight, 4), ("Bold", .bold, .leftToRight, 60),
      ("שלום!", .regular, .rightToLeft, 88),
    ]
    for (text, weight, direction, x) in words {
      list.text(
        .init(
          text, at: Point(x, 68), width: 0, font: .init(10, weight), color: .black,
          direction: direction))
    }
  }

  /// Four pixels, one of them half transparent.
  private static var picture: HUDScene.Picture? {
    HUDScene.Picture(
      "four", width: 2, height: 2,
      pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 0, 128])
  }

  /// A list of anything.
  static func anything(_ random: inout SeededGenerator) -> List {
    var list = List()
    fill(&list, &random, depth: 0)
    return list
  }

  private static func fill(_ list: inout List, _ random: inout SeededGenerator, depth: Int) {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      for _ in 0..<Int.random(in: 0...4, using: &random) { extend(&list, &random) }
      switch Int.random(in: 0...6, using: &random) {
      case 0: list.fill(.color(color(&random)), random.pick([.winding, .evenOdd]))
      case 1: list.stroke(.init(number(&random)), color(&random))
      case 2: list.fill(paint(&random))
      case 3: list.text(run(&random))
      case 4: if let picture { list.picture(picture, in: rect(&random), tint: nil) }
      case 5 where depth < 5:
        var inner = random
        list.clip { fill(&$0, &inner, depth: depth + 1) }
        random = inner
      default:
        guard depth < 5 else { break }
        var inner = random
        let transform = HUDScene.Transform(
          xx: number(&inner), yx: number(&inner), xy: number(&inner), yy: number(&inner),
          dx: number(&inner), dy: number(&inner))
        let opacity = number(&inner)
        list.group(transform, opacity: opacity, bounds: rect(&inner)) {
          fill(&$0, &inner, depth: depth + 1)
        }
        random = inner
      }
    }
  }

  private static func extend(_ list: inout List, _ random: inout SeededGenerator) {
    switch Int.random(in: 0...5, using: &random) {
    case 0: list.move(to: point(&random))
    case 1: list.line(to: point(&random))
    case 2: list.curve(point(&random), point(&random), to: point(&random))
    case 3:
      list.arc(
        point(&random), radius: number(&random), from: number(&random), to: number(&random))
    case 4: list.close()
    default: list.rounded(rect(&random), radius: number(&random))
    }
  }

  private static func paint(_ random: inout SeededGenerator) -> HUDScene.Paint {
    let ramp = HUDScene.Ramp(color(&random), color(&random), color(&random))
    return Bool.random(using: &random)
      ? .linear(from: point(&random), to: point(&random), ramp)
      : .radial(
        center: point(&random), inner: number(&random), outer: number(&random), ramp)
  }

  private static func run(_ random: inout SeededGenerator) -> HUDScene.TextRun {
    .init(
      random.pick(["", "a", "Tagged", "שלום", "a\0b\nc", "👩‍👩‍👧 é", "\u{202E}x"]), at: point(&random),
      width: number(&random), font: .init(number(&random), family: random.pick(["", "?", "Sans"])),
      color: color(&random), direction: random.pick([.leftToRight, .rightToLeft]))
  }

  private static func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(number(&random), number(&random), number(&random), number(&random))
  }

  private static func point(_ random: inout SeededGenerator) -> Point {
    Point(number(&random), number(&random))
  }

  private static func color(_ random: inout SeededGenerator) -> Color {
    Color(
      red: number(&random), green: number(&random), blue: number(&random), opacity: number(&random))
  }

  private static func number(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0...9, using: &random) {
    case 0: random.pick([0, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 1e6, -1e6])
    case 1: Double.random(in: -10...0, using: &random)
    default: Double.random(in: 0...30, using: &random)
    }
  }
}
