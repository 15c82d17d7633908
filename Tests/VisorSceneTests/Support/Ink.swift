import VisorScene

/// How much is drawn of a list, and how it is spread: what jumps, jumps in at least one of these.
struct Ink {
  private var moments = [0.0, 0, 0, 0, 0]

  /// The ink of fills and strokes of one colour; in shares of a picture of 40 by 40.
  init(_ list: HUDScene.DisplayList) {
    for command in list.commands {
      switch command {
      case .fill(let outline, _, .color(let color)):
        for part in Self.parts(list[outline]) { addArea(part, color.opacity) }
      case .stroke(let outline, let pen, .color(let color)):
        for part in Self.parts(list[outline]) { addLine(part, color.opacity * pen.width) }
      default: break
      }
    }
  }

  /// The greatest change, as a share of all that could be inked.
  func leap(to other: Ink) -> Double {
    zip(moments, other.moments).map { abs($0 - $1) / 1600 }.max() ?? 0
  }

  private mutating func add(_ mass: Double, _ x: Double, _ y: Double) {
    let (x, y) = (x / 20 - 1, y / 20 - 1)
    for (index, share) in [1, x, y, x * x, y * y].enumerated() { moments[index] += mass * share }
  }

  private mutating func addLine(_ points: [HUDScene.Point], _ width: Double) {
    for (one, other) in zip(points, points.dropFirst()) {
      let (x, y) = (other.x - one.x, other.y - one.y)
      add(width * (x * x + y * y).squareRoot(), (one.x + other.x) / 2, (one.y + other.y) / 2)
    }
  }

  private mutating func addArea(_ points: [HUDScene.Point], _ opacity: Double) {
    guard let first = points.first else { return }
    let signed = zip(points, points.dropFirst()).map { one, other in
      let area = (one.x - first.x) * (other.y - first.y) - (other.x - first.x) * (one.y - first.y)
      return (area / 2, (first.x + one.x + other.x) / 3, (first.y + one.y + other.y) / 3)
    }
    let sign: Double = signed.reduce(0) { $0 + $1.0 } < 0 ? -1 : 1
    for (area, x, y) in signed { add(sign * area * opacity, x, y) }
  }

  private static func parts(_ elements: ArraySlice<HUDScene.DisplayList.Element>)
    -> [[HUDScene.Point]]
  {
    var parts: [[HUDScene.Point]] = []
    var part: [HUDScene.Point] = []
    for element in elements {
      switch element {
      case .move(let point):
        parts.append(part)
        part = [point]
      case .line(let point): part.append(point)
      case .curve(let first, let second, let third):
        let start = part.last ?? first
        part += (1...12).map { point(Double($0) / 12, of: [start, first, second, third]) }
      case .arc(let center, let radius, let from, let to):
        part += (0...32).map {
          HUDScene.Transform.turned(from + (to - from) * Double($0) / 32, round: center)
            .applied(to: HUDScene.Point(center.x + radius, center.y))
        }
      case .close: part += part.prefix(1)
      case .rounded(let rect, _):
        let (x, y) = (rect.maxX, rect.maxY)
        parts.append(
          [(rect.x, rect.y), (x, rect.y), (x, y), (rect.x, y), (rect.x, rect.y)].map {
            HUDScene.Point($0.0, $0.1)
          })
      }
    }
    return parts + [part]
  }

  /// A point of a curve, by de Casteljau's construction.
  private static func point(_ share: Double, of points: [HUDScene.Point]) -> HUDScene.Point {
    if points.count == 1 { return points[0] }
    let nearer = zip(points, points.dropFirst()).map {
      HUDScene.Point($0.x + ($1.x - $0.x) * share, $0.y + ($1.y - $0.y) * share)
    }
    return point(share, of: nearer)
  }
}
