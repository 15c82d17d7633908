extension FrameDrawing {
  /// The shadow of the box: four edges and four corners of gradients, and nothing beneath the box,
  /// through which it would be seen.
  func shadow(
    of box: HUDScene.Rect, _ bounds: HUDScene.Rect, into list: inout HUDScene.DisplayList
  ) {
    guard bounds != box, let shadow = theme.shadow else { return }
    let grid = canvas.grid
    let blur = grid.nearest(shadow.blur.limited(to: 0...200))
    let cast = HUDScene.Rect(
      box.x, box.y + grid.nearest(shadow.drop.limited(to: -200...200)), box.width, box.height)
    guard blur > 0 else { return }
    let most = grid.down(min(box.width, box.height) / 2)
    let corner = min(max(grid.nearest(theme.radius.limited(to: 0...1e4)), blur), most)
    list.rounded(bounds)
    list.rounded(box, radius: theme.radius.limited(to: 0...1e4))
    list.clip(.evenOdd) { list in
      edges(of: cast, corner, blur, into: &list)
      corners(of: cast, corner, blur, into: &list)
    }
  }

  private var ramp: HUDScene.Ramp {
    HUDScene.Ramp(palette.shadow, palette.shadow.faded(0.4), palette.shadow.faded(0))
  }

  private func edges(
    of cast: HUDScene.Rect, _ corner: Double, _ blur: Double,
    into list: inout HUDScene.DisplayList
  ) {
    let reach = corner + blur
    let (width, height) = (cast.width - 2 * corner, cast.height - 2 * corner)
    let start = max(0, corner - blur)
    func edge(_ rect: HUDScene.Rect, from: HUDScene.Point, to: HUDScene.Point) {
      guard !rect.isEmpty else { return }
      list.rounded(rect)
      list.fill(.linear(from: from, to: to, ramp))
    }
    let (left, right) = (cast.x + corner, cast.maxX - corner)
    let (top, bottom) = (cast.y + corner, cast.maxY - corner)
    edge(
      HUDScene.Rect(left, cast.y - blur, width, reach), from: HUDScene.Point(left, top - start),
      to: HUDScene.Point(left, cast.y - blur))
    edge(
      HUDScene.Rect(left, bottom, width, reach), from: HUDScene.Point(left, bottom + start),
      to: HUDScene.Point(left, cast.maxY + blur))
    edge(
      HUDScene.Rect(cast.x - blur, top, reach, height), from: HUDScene.Point(left - start, top),
      to: HUDScene.Point(cast.x - blur, top))
    edge(
      HUDScene.Rect(right, top, reach, height), from: HUDScene.Point(right + start, top),
      to: HUDScene.Point(cast.maxX + blur, top))
  }

  private func corners(
    of cast: HUDScene.Rect, _ corner: Double, _ blur: Double,
    into list: inout HUDScene.DisplayList
  ) {
    let reach = corner + blur
    func piece(_ x: Double, _ y: Double, _ center: HUDScene.Point) {
      list.rounded(HUDScene.Rect(x, y, reach, reach))
      list.fill(.radial(center: center, inner: max(0, corner - blur), outer: reach, ramp))
    }
    let (left, right) = (cast.x + corner, cast.maxX - corner)
    let (top, bottom) = (cast.y + corner, cast.maxY - corner)
    piece(cast.x - blur, cast.y - blur, HUDScene.Point(left, top))
    piece(right, cast.y - blur, HUDScene.Point(right, top))
    piece(cast.x - blur, bottom, HUDScene.Point(left, bottom))
    piece(right, bottom, HUDScene.Point(right, bottom))
  }
}
