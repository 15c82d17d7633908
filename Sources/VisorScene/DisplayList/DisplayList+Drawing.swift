/// Drawing: an outline is made piece by piece, and the next fill, stroke or clip takes it.
extension HUDScene.DisplayList {
  /// A new part of the outline begins at a point.
  public mutating func move(to point: HUDScene.Point) { add(.move(point)) }

  /// A straight line to a point.
  public mutating func line(to point: HUDScene.Point) { add(.line(point)) }

  /// A curve with two control points to a third point.
  public mutating func curve(
    _ first: HUDScene.Point, _ second: HUDScene.Point, to point: HUDScene.Point
  ) {
    add(.curve(first, second, point))
  }

  /// An arc, clockwise if `to` is larger than `from`, in radians from the x axis.
  public mutating func arc(
    _ center: HUDScene.Point, radius: Double, from: Double, to: Double
  ) {
    add(.arc(center: center, radius: radius, from: from, to: to))
  }

  /// A straight line to where the part began.
  public mutating func close() { add(.close) }

  /// A whole circle.
  public mutating func circle(_ center: HUDScene.Point, radius: Double) {
    move(to: HUDScene.Point(center.x + radius, center.y))
    arc(center, radius: radius, from: 0, to: Trigonometry.turn)
    close()
  }

  /// A whole rectangle, its corners round; a radius beyond half of the shorter side counts as that.
  public mutating func rounded(_ rect: HUDScene.Rect, radius: Double = 0) {
    let most = max(0, min(rect.width, rect.height) / 2)
    add(.rounded(rect, radius: radius.limited(to: 0...most)))
  }

  /// Fills the inside of the outline.
  public mutating func fill(_ paint: HUDScene.Paint, _ rule: Rule = .winding) {
    add(.fill(takeOutline(), rule, paint))
  }

  /// Fills the inside of the outline with one colour.
  public mutating func fill(_ color: HUDScene.Color) { fill(.color(color)) }

  /// Draws a line along the outline.
  public mutating func stroke(_ pen: Pen, _ color: HUDScene.Color) {
    add(.stroke(takeOutline(), pen, .color(color)))
  }

  /// Writes a line of text.
  public mutating func text(_ run: HUDScene.TextRun) { add(.text(run)) }

  /// Draws a picture into a rectangle, as it is or in one colour.
  public mutating func picture(
    _ picture: HUDScene.Picture, in rect: HUDScene.Rect, tint: HUDScene.Color? = nil
  ) {
    add(.picture(picture, in: rect, tint: tint))
  }

  /// Keeps what `content` draws inside the outline.
  public mutating func clip(
    _ rule: Rule = .winding, _ content: (inout HUDScene.DisplayList) -> Void
  ) {
    add(.clip(takeOutline(), rule))
    content(&self)
    add(.end)
  }

  /// Draws what `content` draws as one, transformed and faded; plainly where neither is asked for.
  public mutating func group(
    _ transform: HUDScene.Transform = .identity, opacity: Double = 1, bounds: HUDScene.Rect,
    _ content: (inout HUDScene.DisplayList) -> Void
  ) {
    let opacity = opacity.limited(to: 0...1)
    guard transform != .identity || opacity < 1 else { return content(&self) }
    add(.group(transform, opacity: opacity, bounds: bounds))
    content(&self)
    add(.end)
  }
}
