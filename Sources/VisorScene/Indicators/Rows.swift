/// What stands in a row.
extension HUDScene.Indicator.Shape {
  func dots(
    _ count: Int, _ manner: HUDScene.Indicator.Manner, _ phase: Double, _ place: Place,
    _ list: inout List
  ) {
    let size = 1 / (Double(count) * 1.35)
    for index in 0..<count {
      let own = Wave.phase(phase, delay: Double(index) * 0.14)
      let up = Wave.bump(own, share: 0.6)
      let x = count > 1 ? (1 - size) * (Double(index) / Double(count - 1) * 2 - 1) : 0
      let (y, share, light): (Double, Double, Double) =
        switch manner {
        case .hop: (0.3 - 0.75 * up, 1, 1)
        case .grow: (0, 0.35 + 0.65 * up, 1)
        case .blink: (0, 1, 0.2 + 0.8 * up)
        case .sway: (0.55 * Trigonometry.sine(own * Trigonometry.turn), 1, 1)
        }
      list.circle(place.at(x, y), radius: place.radius * size * share)
      list.fill(place.color.faded(light))
    }
  }

  func bars(
    _ count: Int, _ manner: HUDScene.Indicator.Manner, _ phase: Double, _ place: Place,
    _ list: inout List
  ) {
    let width = place.radius * 2 / (Double(count) * 1.7 - 0.7)
    for index in 0..<count {
      let own = Wave.phase(phase, delay: Double(index) * 0.11)
      let up = Wave.bump(own, share: 0.65)
      let (height, light, y): (Double, Double, Double) =
        switch manner {
        case .grow: (0.4 + 0.6 * up, 1, 0)
        case .blink: (0.8, 0.25 + 0.75 * up, 0)
        case .hop: (0.25 + 0.75 * up, 1, 0.75 - 0.75 * up)
        case .sway: (0.5, 1, 0.5 * Trigonometry.sine(own * Trigonometry.turn))
        }
      let center = HUDScene.Point(
        place.center.x - place.radius + width / 2 + Double(index) * width * 1.7,
        place.center.y + y * place.radius)
      list.rounded(
        HUDScene.Rect(center: center, width, place.radius * 2 * height), radius: width / 2)
      list.fill(place.color.faded(light))
    }
  }

  func shuttle(_ phase: Double, _ place: Place, _ list: inout List) {
    let height = max(place.lineWidth, place.radius * 0.2)
    let rect = HUDScene.Rect(center: place.center, place.radius * 2, height)
    list.rounded(rect, radius: height / 2)
    list.fill(place.track)
    let width = rect.width * 0.38
    let x = rect.x + (rect.width - width) * Wave.swell(phase)
    list.rounded(HUDScene.Rect(x, rect.y, width, height), radius: height / 2)
    list.fill(place.color)
  }

  func cradle(_ phase: Double, _ place: Place, _ list: inout List) {
    let swing = Trigonometry.sine(phase * Trigonometry.turn)
    for index in 0..<5 {
      let angle = index == 0 ? max(0, swing) : index == 4 ? min(0, swing) : 0
      let pivot = place.at(Double(index - 2) * 0.27, -0.7)
      let ball = pivot.polar((0.25 + angle * 0.05) * Trigonometry.turn, place.radius * 1.05)
      list.move(to: pivot)
      list.line(to: ball)
      list.stroke(.init(max(0.5, place.lineWidth * 0.3)), place.color.faded(0.5))
      list.circle(ball, radius: place.radius * 0.13)
      list.fill(place.color)
    }
  }
}
