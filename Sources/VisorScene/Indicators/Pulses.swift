/// What grows and shrinks in its place.
extension HUDScene.Indicator.Shape {
  func ripples(
    _ count: Int, _ filled: Bool, _ phase: Double, _ place: Place, _ list: inout List
  ) {
    for index in 0..<count {
      let own = Wave.phase(phase, delay: Double(index) / Double(count))
      // It comes up from nothing while it is small, so that it does not begin with a dot.
      let light = min(1, own * 6) * (1 - own)
      if filled {
        list.circle(place.center, radius: place.radius * own)
        list.fill(place.color.faded(light))
      } else {
        list.circle(place.center, radius: place.ringRadius * own)
        list.stroke(place.pen, place.color.faded(light))
      }
    }
  }

  func breath(_ phase: Double, _ place: Place, _ list: inout List) {
    let swell = Wave.swell(phase)
    list.circle(place.center, radius: place.radius * (0.45 + 0.5 * swell))
    list.fill(place.color.faded(0.35))
    list.circle(place.center, radius: place.radius * (0.7 - 0.35 * swell))
    list.fill(place.color)
  }

  func heartbeat(_ phase: Double, _ place: Place, _ list: inout List) {
    let beat =
      Wave.bump(phase, share: 0.28) + 0.6 * Wave.bump(Wave.phase(phase, delay: 0.26), share: 0.3)
    let size = 0.72 + 0.2 * min(1, beat)
    func at(_ x: Double, _ y: Double) -> HUDScene.Point { place.at(x * size, y * size) }
    list.move(to: at(0, 0.9))
    list.curve(at(-1.5, -0.1), at(-0.75, -1.25), to: at(0, -0.45))
    list.curve(at(0.75, -1.25), at(1.5, -0.1), to: at(0, 0.9))
    list.close()
    list.fill(place.color)
  }
}
