/// What is made of circles and pieces of them.
extension HUDScene.Indicator.Shape {
  private func arc(
    _ from: Double, _ sweep: Double, _ radius: Double, _ place: Place, _ list: inout List
  ) {
    let start = (from - 0.25) * Trigonometry.turn
    list.move(to: place.center.polar(start, radius))
    list.arc(place.center, radius: radius, from: start, to: start + sweep * Trigonometry.turn)
  }

  func arcs(
    _ count: Int, _ sweep: Double, _ phase: Double, _ place: Place, _ list: inout List
  ) {
    for index in 0..<count {
      arc(phase + Double(index) / Double(count), sweep, place.ringRadius, place, &list)
    }
    list.stroke(place.pen, place.color)
  }

  func growingArc(_ phase: Double, _ place: Place, _ list: inout List) {
    // Both ends gain 0.7 of a turn by themselves and 1.3 from turning as a whole: two whole turns.
    let head = 0.7 * Wave.ease(phase * 2) + 1.3 * phase
    let tail = 0.7 * Wave.ease(phase * 2 - 1) + 1.3 * phase
    arc(tail, 0.06 + head - tail, place.ringRadius, place, &list)
    list.stroke(place.pen, place.color)
  }

  /// The ends of the pieces of a trail: longest where it is faint, so that few do.
  private static let trailEnds = (0...18).map { Trigonometry.power(Double($0) / 18, 0.7) }

  func trail(_ phase: Double, _ place: Place, _ list: inout List) {
    for (start, end) in zip(Self.trailEnds, Self.trailEnds.dropFirst()) {
      arc(phase + start * 0.94, (end - start) * 0.94, place.ringRadius, place, &list)
      list.stroke(
        .init(place.lineWidth, cap: end == 1 ? .round : .butt), place.color.faded(end * end))
    }
  }

  func orbits(_ phase: Double, _ place: Place, _ list: inout List) {
    let gap = place.lineWidth * 1.9
    for (index, speed) in [1.0, -2, 3].enumerated() {
      arc(
        phase * speed + Double(index) / 3, 0.62, max(0, place.ringRadius - gap * Double(index)),
        place, &list)
      list.stroke(place.pen, place.color.faded(1 - 0.2 * Double(index)))
    }
  }

  func clock(_ phase: Double, _ place: Place, _ list: inout List) {
    list.circle(place.center, radius: place.ringRadius)
    list.stroke(place.pen, place.color)
    for (turns, length) in [(1.0, 0.42), (4, 0.62)] {
      list.move(to: place.center)
      list.line(
        to: place.center.polar(
          (phase * turns - 0.25) * Trigonometry.turn, place.radius * length))
      list.stroke(place.pen, place.color)
    }
  }

  func radar(_ phase: Double, _ place: Place, _ list: inout List) {
    list.circle(place.center, radius: place.ringRadius)
    list.stroke(place.pen, place.color.faded(0.35))
    let pieces = 14
    for piece in 0..<pieces {
      let share = Double(piece) / Double(pieces)
      let start = (phase + share * 0.3 - 0.25) * Trigonometry.turn
      list.move(to: place.center)
      list.arc(
        place.center, radius: place.ringRadius, from: start,
        to: start + 0.3 / Double(pieces) * Trigonometry.turn)
      list.close()
      list.fill(place.color.faded(0.8 * share * share))
    }
    let angle = (phase + 0.05) * Trigonometry.turn
    list.move(to: place.center)
    list.line(to: place.center.polar(angle, place.ringRadius))
    list.stroke(place.pen, place.color)
  }

  func eclipse(_ phase: Double, _ place: Place, _ list: inout List) {
    // What is light lies between two halves of ellipses; one of them is the edge of the disc.
    let radius = place.radius * 0.9
    let wanes = phase >= 0.5
    let terminator = Trigonometry.cosine(phase * Trigonometry.turn) * (wanes ? -1 : 1)
    let (left, right) = wanes ? (-1, terminator) : (terminator, 1)
    let (top, bottom) = (
      HUDScene.Point(place.center.x, place.center.y - radius),
      HUDScene.Point(place.center.x, place.center.y + radius)
    )
    list.circle(place.center, radius: radius)
    list.fill(place.color.faded(0.2))
    list.move(to: top)
    half(from: top, to: bottom, radius * right, &list)
    half(from: bottom, to: top, radius * left, &list)
    list.close()
    list.fill(place.color)
  }

  /// Half of an ellipse, as far to the right as `reach` says: a curve gets three quarters of the way
  /// to its control points.
  private func half(
    from start: HUDScene.Point, to end: HUDScene.Point, _ reach: Double, _ list: inout List
  ) {
    let bulge = reach * 4 / 3
    list.curve(
      HUDScene.Point(start.x + bulge, start.y + (end.y - start.y) * 0.05),
      HUDScene.Point(end.x + bulge, end.y - (end.y - start.y) * 0.05), to: end)
  }
}
