extension HUDScene {
  /// A sign for an outcome, made of strokes.
  public struct Glyph: Hashable, Sendable {
    /// What is said by it.
    public enum Sign: String, Hashable, Sendable, CaseIterable {
      /// A check mark.
      case success
      /// A cross.
      case failure
      /// An exclamation mark, in a triangle where it has a frame.
      case warning
      /// The letter i.
      case info
    }

    /// What is said.
    public var sign: Sign
    /// Whether there is a frame round it: a circle or a triangle.
    public var isFramed: Bool

    /// A sign.
    public init(_ sign: Sign, framed: Bool = false) {
      self.sign = sign
      self.isFramed = framed
    }
  }
}

extension HUDScene.Glyph {
  /// A stroke in a square from −1 to 1.
  enum Stroke {
    case line([HUDScene.Point])
    case circle
    case dot(HUDScene.Point)
  }

  private static let check = [
    HUDScene.Point(-0.86, 0.08), HUDScene.Point(-0.26, 0.64), HUDScene.Point(0.86, -0.6),
  ]
  private static let cross = [
    [HUDScene.Point(-0.68, -0.68), HUDScene.Point(0.68, 0.68)],
    [HUDScene.Point(0.68, -0.68), HUDScene.Point(-0.68, 0.68)],
  ]
  private static let triangle = [
    HUDScene.Point(0, -0.86), HUDScene.Point(0.96, 0.8), HUDScene.Point(-0.96, 0.8),
    HUDScene.Point(0, -0.86),
  ]

  private static func scaled(_ points: [HUDScene.Point], _ share: Double) -> [HUDScene.Point] {
    points.map { HUDScene.Point($0.x * share, $0.y * share) }
  }

  private static let strokes: [Sign: [Stroke]] = [
    .success: [.line(check)],
    .failure: cross.map(Stroke.line),
    .warning: [
      .line([HUDScene.Point(0, -0.86), HUDScene.Point(0, 0.3)]), .dot(HUDScene.Point(0, 0.82)),
    ],
    .info: [
      .dot(HUDScene.Point(0, -0.82)), .line([HUDScene.Point(0, -0.3), HUDScene.Point(0, 0.86)]),
    ],
  ]

  private static let framedStrokes: [Sign: [Stroke]] = [
    .success: [.circle, .line(scaled(check, 0.52))],
    .failure: [.circle] + cross.map { .line(scaled($0, 0.52)) },
    .warning: [
      .line(triangle), .line([HUDScene.Point(0, -0.24), HUDScene.Point(0, 0.24)]),
      .dot(HUDScene.Point(0, 0.52)),
    ],
    .info: [
      .circle, .dot(HUDScene.Point(0, -0.44)),
      .line([HUDScene.Point(0, -0.08), HUDScene.Point(0, 0.48)]),
    ],
  ]

  /// Draws the strokes one after the other as if by one hand, up to a share of their length.
  ///
  /// Lines that follow each other are drawn as one: where they cross, what shines through is no darker.
  func draw(_ share: Double, in place: HUDScene.Place, into list: inout HUDScene.DisplayList) {
    let strokes = (isFramed ? Self.framedStrokes : Self.strokes)[sign] ?? []
    var left = strokes.reduce(0) { $0 + $1.length } * share.limited(to: 0...1)
    for (index, stroke) in strokes.enumerated() {
      let drawn = min(1, left / stroke.length)
      guard drawn > 0 else { return }
      left -= stroke.length
      let isOver = left <= 1e-9 || index + 1 == strokes.count
      let goesOn = !isOver && stroke.isLine && strokes[index + 1].isLine
      stroke.draw(drawn, goesOn: goesOn, in: place, into: &list)
      if isOver { return }
    }
  }
}

extension HUDScene.Glyph.Stroke {
  /// In halves of the square.
  var length: Double {
    switch self {
    case .line(let points): zip(points, points.dropFirst()).reduce(0) { $0 + distance($1) }
    case .circle: Trigonometry.turn
    case .dot: 0.3
    }
  }

  private func distance(_ ends: (HUDScene.Point, HUDScene.Point)) -> Double {
    let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
    return (x * x + y * y).squareRoot()
  }

  var isLine: Bool { if case .line = self { true } else { false } }

  /// Draws a share of it; a line that goes on is left to be drawn with the next one.
  func draw(
    _ share: Double, goesOn: Bool, in place: HUDScene.Place,
    into list: inout HUDScene.DisplayList
  ) {
    switch self {
    case .line(let points):
      line(points, share, in: place, into: &list)
      if !goesOn { list.stroke(place.pen, place.color) }
    case .circle:
      let start = -Trigonometry.turn / 4
      list.move(to: place.center.polar(start, place.ringRadius))
      list.arc(
        place.center, radius: place.ringRadius, from: start, to: start + share * Trigonometry.turn)
      list.stroke(place.pen, place.color)
    case .dot(let point):
      list.circle(position(point, in: place), radius: place.lineWidth * 0.62 * share)
      list.fill(place.color)
    }
  }

  /// A point of the square, moved inwards by half a line so that lines stay inside.
  private func position(_ point: HUDScene.Point, in place: HUDScene.Place) -> HUDScene.Point {
    HUDScene.Point(
      place.center.x + point.x * place.ringRadius, place.center.y + point.y * place.ringRadius)
  }

  private func line(
    _ points: [HUDScene.Point], _ share: Double, in place: HUDScene.Place,
    into list: inout HUDScene.DisplayList
  ) {
    var left = length * share
    guard let first = points.first else { return }
    list.move(to: position(first, in: place))
    for index in points.indices.dropFirst() {
      let ends = (points[index - 1], points[index])
      let reach = distance(ends)
      let part = reach > 0 ? min(1, left / reach) : 1
      list.line(to: position(ends.0.mixed(with: ends.1, part), in: place))
      left -= reach
      if left <= 0 { break }
    }
    if share >= 1, points.count > 2, first == points.last { list.close() }
  }
}
