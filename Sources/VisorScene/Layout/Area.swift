extension HUDScene.Canvas {
  /// The size with which a scene reckons.
  var soundSize: HUDScene.Size {
    HUDScene.Size(size.width.limited(to: 0...1e5), size.height.limited(to: 0...1e5))
  }

  /// The pixels of it.
  var grid: PixelGrid {
    PixelGrid(scale: scale > 0 ? scale.limited(to: 0.25...16) : 1)
  }

  /// All of it.
  var rect: HUDScene.Rect { HUDScene.Rect(0, 0, soundSize.width, soundSize.height) }

  /// Where the box may stand: what is safe and not covered, without margins; on whole pixels.
  func area(margins: HUDScene.Insets, avoidsObstruction: Bool) -> HUDScene.Rect {
    var free = rect.inset(by: safe.sound(limit: 1e5))
    if avoidsObstruction, let obstruction { free = Self.largest(of: free, without: obstruction) }
    // On a small canvas margins give way before the box does.
    let (across, down) = (free.width / 6, free.height / 6)
    let margins = margins.sound(limit: 1e4)
    free = free.inset(
      by: HUDScene.Insets(
        top: min(margins.top, down), left: min(margins.left, across),
        bottom: min(margins.bottom, down), right: min(margins.right, across)))
    let (left, top) = (grid.up(free.x), grid.up(free.y))
    return HUDScene.Rect(
      left, top, max(0, grid.down(free.maxX) - left), max(0, grid.down(free.maxY) - top))
  }

  /// The largest of the four strips beside a rectangle that something covers.
  private static func largest(of free: HUDScene.Rect, without covered: HUDScene.Rect)
    -> HUDScene.Rect
  {
    guard free.overlaps(covered) else { return free }
    let strips = [
      HUDScene.Rect(free.x, free.y, free.width, covered.y - free.y),
      HUDScene.Rect(free.x, covered.maxY, free.width, free.maxY - covered.maxY),
      HUDScene.Rect(free.x, free.y, covered.x - free.x, free.height),
      HUDScene.Rect(covered.maxX, free.y, free.maxX - covered.maxX, free.height),
    ].filter { !$0.isEmpty }
    func area(_ rect: HUDScene.Rect) -> Double { rect.width * rect.height }
    // Wholly covered: then it is better seen in part than not laid out at all.
    return strips.max { area($0) < area($1) } ?? free
  }
}
