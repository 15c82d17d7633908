/// What runs along a way, or turns over.
extension HUDScene.Indicator.Shape {
  func infinity(_ phase: Double, _ place: Place, _ list: inout List) {
    let pieces = 18
    for piece in 0..<pieces {
      let share = Double(piece) / Double(pieces)
      let angle = (phase - share * 0.45) * Trigonometry.turn
      let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
      let width = 0.86 / (1 + sine * sine)
      list.circle(
        place.at(cosine * width, sine * cosine * width * 1.3),
        radius: place.radius * 0.14 * (1 - 0.75 * share))
      list.fill(place.color.faded(1 - 0.9 * share))
    }
  }

  func triangle(_ phase: Double, _ place: Place, _ list: inout List) {
    func corner(_ index: Int) -> HUDScene.Point {
      place.center.polar((Double(index) / 3 - 0.25) * Trigonometry.turn, place.radius * 0.8)
    }
    for index in 0..<3 {
      let way = (Wave.phase(phase, delay: Double(index) / 3)) * 3
      let leg = Int(way) % 3
      list.circle(
        corner(leg).mixed(with: corner((leg + 1) % 3), Wave.ease(way - way.rounded(.down))),
        radius: place.radius * 0.19)
      list.fill(place.color.faded(1 - 0.25 * Double(index)))
    }
  }

  func squareTrace(_ phase: Double, _ place: Place, _ list: inout List) {
    let side = place.radius * 0.86
    list.rounded(HUDScene.Rect(center: place.center, side * 2, side * 2))
    list.stroke(place.pen, place.color.faded(0.2))
    func corner(_ index: Int) -> HUDScene.Point {
      let (x, y) = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)][index % 4]
      return HUDScene.Point(place.center.x + x * side, place.center.y + y * side)
    }
    let (from, length) = (phase * 4, 1.3)
    let leg = Int(from)
    list.move(to: corner(leg).mixed(with: corner(leg + 1), from - Double(leg)))
    var next = leg + 1
    while Double(next) < from + length {
      list.line(to: corner(next))
      next += 1
    }
    let rest = from + length - Double(next - 1)
    list.line(to: corner(next - 1).mixed(with: corner(next), rest))
    list.stroke(place.pen, place.color)
  }

  func cubes(_ phase: Double, _ place: Place, _ list: inout List) {
    for side in [0.0, 0.5] {
      let way = Wave.phase(phase, delay: side) * 4
      let (leg, rest) = (Int(way) % 4, Wave.ease(way - way.rounded(.down)))
      let corners = [(-0.6, -0.6), (0.6, -0.6), (0.6, 0.6), (-0.6, 0.6)]
      let (from, to) = (corners[leg], corners[(leg + 1) % 4])
      let size = place.radius * (0.7 - 0.3 * Wave.swell(way / 2))
      list.rounded(
        HUDScene.Rect(
          center: place.at(from.0, from.1).mixed(with: place.at(to.0, to.1), rest), size, size),
        radius: size * 0.15)
      list.fill(place.color.faded(side == 0 ? 1 : 0.6))
    }
  }

  func flip(_ phase: Double, _ place: Place, _ list: inout List) {
    let (first, second) = (Wave.ease(phase * 2), Wave.ease(phase * 2 - 1))
    let width = abs(Trigonometry.cosine(first * Trigonometry.turn / 2))
    let height = abs(Trigonometry.cosine(second * Trigonometry.turn / 2))
    let side = place.radius * 1.3
    list.rounded(
      HUDScene.Rect(center: place.center, max(1, side * width), max(1, side * height)),
      radius: side * 0.1)
    list.fill(place.color)
  }

  func hourglass(_ phase: Double, _ place: Place, _ list: inout List) {
    // It runs for the greater part of the round, and is turned over for the rest.
    let (run, turn) = (min(1, phase / 0.75), Wave.ease((phase - 0.75) * 4))
    let angle = turn * Trigonometry.turn / 2
    func at(_ x: Double, _ y: Double) -> HUDScene.Point {
      let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
      return place.at(0.88 * (x * cosine - y * sine), 0.88 * (x * sine + y * cosine))
    }
    for half in [-1.0, 1] {
      // The level of the sand: what leaves the upper half comes to the lower one.
      let level = half < 0 ? 1 - run : run
      if level > 0 {
        let (near, far) = half < 0 ? (0.0, level) : (1 - level, 1)
        list.move(to: at(-0.5 * near, half * 0.8 * near))
        list.line(to: at(0.5 * near, half * 0.8 * near))
        list.line(to: at(0.5 * far, half * 0.8 * far))
        list.line(to: at(-0.5 * far, half * 0.8 * far))
        list.close()
        list.fill(place.color.faded(0.6))
      }
      list.move(to: at(0, 0))
      list.line(to: at(-0.55, half * 0.85))
      list.line(to: at(0.55, half * 0.85))
      list.close()
      list.stroke(.init(max(1, place.lineWidth * 0.7)), place.color)
    }
  }

  func helix(_ phase: Double, _ place: Place, _ list: inout List) {
    for index in 0..<7 {
      let x = Double(index - 3) * 0.29
      let angle = (phase - Double(index) / 7) * Trigonometry.turn
      for side in [1.0, -1] {
        let depth = Trigonometry.cosine(angle) * side
        list.circle(
          place.at(x, 0.55 * Trigonometry.sine(angle) * side),
          radius: place.radius * (0.1 + 0.035 * depth))
        list.fill(place.color.faded(0.65 + 0.35 * depth))
      }
    }
  }

  func snake(_ phase: Double, _ place: Place, _ list: inout List) {
    let (pieces, inner) = (24, place.ringRadius / max(place.radius, 1e-9))
    for piece in 0...pieces {
      let x = Double(piece) / Double(pieces) * 2 - 1
      let y = 0.5 * (1 - x * x) * Trigonometry.sine((x * 0.75 - phase) * Trigonometry.turn)
      let point = place.at(x * inner, y)
      if piece == 0 { list.move(to: point) } else { list.line(to: point) }
    }
    list.stroke(place.pen, place.color)
  }
}
