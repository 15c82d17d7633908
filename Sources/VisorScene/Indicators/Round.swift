/// What stands or runs in a circle.
extension HUDScene.Indicator.Shape {
  typealias Place = HUDScene.Place
  typealias List = HUDScene.DisplayList

  func spokes(
    _ count: Int, _ inner: Double, _ width: Double, _ phase: Double, _ place: Place,
    _ list: inout List
  ) {
    let line = place.radius * width
    for index in 0..<count {
      let share = Double(index) / Double(count)
      let light = Wave.fading(Wave.phase(phase, delay: share), rise: 1 / Double(count))
      let angle = (share - 0.25) * Trigonometry.turn
      list.move(to: place.center.polar(angle, place.radius * inner + line / 2))
      list.line(to: place.center.polar(angle, place.radius - line / 2))
      list.stroke(.init(line), place.color.faded(0.15 + 0.85 * light))
    }
  }

  func petals(_ count: Int, _ phase: Double, _ place: Place, _ list: inout List) {
    for index in 0..<count {
      let share = Double(index) / Double(count)
      let light = Wave.swell(Wave.phase(phase, delay: share))
      let angle = (share - 0.25) * Trigonometry.turn
      let (tip, spread) = (place.radius * (0.8 + 0.2 * light), Trigonometry.turn * 0.36 / 8)
      list.move(to: place.center.polar(angle, place.radius * 0.24))
      list.curve(
        place.center.polar(angle - spread, place.radius * 0.5),
        place.center.polar(angle - spread, tip), to: place.center.polar(angle, tip))
      list.curve(
        place.center.polar(angle + spread, tip),
        place.center.polar(angle + spread, place.radius * 0.5),
        to: place.center.polar(angle, place.radius * 0.24))
      list.close()
      list.fill(place.color.faded(0.25 + 0.75 * light))
    }
  }

  func dotCircle(
    _ count: Int, _ grows: Bool, _ phase: Double, _ place: Place, _ list: inout List
  ) {
    let size = place.radius * 0.17
    for index in 0..<count {
      let share = Double(index) / Double(count)
      let light = Wave.fading(Wave.phase(phase, delay: share), rise: 1 / Double(count))
      let angle = (share - 0.25) * Trigonometry.turn
      list.circle(
        place.center.polar(angle, place.radius - size),
        radius: grows ? size * (0.25 + 0.75 * light) : size)
      list.fill(place.color.faded(grows ? 1 : 0.15 + 0.85 * light))
    }
  }

  func chase(_ count: Int, _ phase: Double, _ place: Place, _ list: inout List) {
    let size = place.radius * 0.14
    for index in 0..<count {
      let own = Wave.phase(phase, delay: Double(index) * 0.06)
      list.circle(
        place.center.polar((Wave.ease(own) - 0.25) * Trigonometry.turn, place.radius - size),
        radius: size * (1 - 0.1 * Double(index)))
      list.fill(place.color)
    }
  }

  func comet(_ count: Int, _ phase: Double, _ place: Place, _ list: inout List) {
    let size = place.radius * 0.2
    for index in (0..<count).reversed() {
      let share = Double(index) / Double(count)
      list.circle(
        place.center.polar((phase - share * 0.4 - 0.25) * Trigonometry.turn, place.radius - size),
        radius: size * (1 - 0.8 * share))
      list.fill(place.color.faded(1 - 0.8 * share))
    }
  }

  func swapping(_ phase: Double, _ place: Place, _ list: inout List) {
    let half = (phase * 2).rounded(.down) / 2
    let angle = (half + Wave.ease((phase - half) * 2) / 2) * Trigonometry.turn
    let squeeze = 1 - 0.25 * Wave.swell(phase * 2)
    for side in [0.0, 0.5] {
      list.circle(
        place.center.polar(angle + side * Trigonometry.turn, place.radius * 0.62 * squeeze),
        radius: place.radius * 0.36 * squeeze)
      list.fill(place.color.faded(side == 0 ? 1 : 0.5))
    }
  }
}
