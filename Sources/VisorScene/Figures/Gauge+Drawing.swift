extension HUDScene.Gauge {
  /// Draws how far it is, from 0 to 1; the number of `percent` stands in the layout.
  func draw(
    _ progress: Double, in place: HUDScene.Place, direction: HUDScene.Direction,
    into list: inout HUDScene.DisplayList
  ) {
    let progress = progress.limited(to: 0...1)
    switch self {
    case .pie: pie(progress, in: place, into: &list)
    case .ring, .percent: ring(progress, in: place, into: &list)
    case .bar: bar(progress, in: place, direction: direction, into: &list)
    }
  }

  private func ring(
    _ progress: Double, in place: HUDScene.Place, into list: inout HUDScene.DisplayList
  ) {
    list.circle(place.center, radius: place.ringRadius)
    list.stroke(place.pen, place.track)
    guard progress > 0 else { return }
    arc(progress, place.ringRadius, in: place, into: &list)
    if progress >= 1 { list.close() }
    list.stroke(place.pen, place.color)
  }

  private func pie(
    _ progress: Double, in place: HUDScene.Place, into list: inout HUDScene.DisplayList
  ) {
    let line = max(1, place.lineWidth * 0.6)
    list.circle(place.center, radius: max(0, place.radius - line / 2))
    list.stroke(.init(line), place.color)
    guard progress > 0 else { return }
    let radius = max(0, place.radius - line * 2)
    if progress < 1 {
      list.move(to: place.center)
      let start = -Trigonometry.turn / 4
      list.arc(place.center, radius: radius, from: start, to: start + progress * Trigonometry.turn)
      list.close()
    } else {
      list.circle(place.center, radius: radius)
    }
    list.fill(place.color)
  }

  private func arc(
    _ progress: Double, _ radius: Double, in place: HUDScene.Place,
    into list: inout HUDScene.DisplayList
  ) {
    let start = -Trigonometry.turn / 4
    list.move(to: place.center.polar(start, radius))
    list.arc(place.center, radius: radius, from: start, to: start + progress * Trigonometry.turn)
  }

  private func bar(
    _ progress: Double, in place: HUDScene.Place, direction: HUDScene.Direction,
    into list: inout HUDScene.DisplayList
  ) {
    let rect = place.rect
    list.rounded(rect, radius: rect.height / 2)
    list.fill(place.track)
    // Never narrower than it is high, so that its ends stay round from the first moment on.
    let width = min(rect.width, max(rect.height, rect.width * progress))
    guard progress > 0 else { return }
    let x = direction == .leftToRight ? rect.x : rect.maxX - width
    list.rounded(HUDScene.Rect(x, rect.y, width, rect.height), radius: rect.height / 2)
    list.fill(place.color)
  }
}
