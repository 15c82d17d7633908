internal import Visor

/// Draws one frame.
struct FrameDrawing {
  let content: Content
  let layout: Layout?
  let pose: Pose
  let palette: HUDScene.Palette
  let theme: HUDScene.Theme
  let canvas: HUDScene.Canvas
  let preferences: HUDScene.Preferences
  var moment: Moment

  var wantsContrast: Bool { theme.wantsContrast || preferences.wantsContrast }

  func draw(into list: inout HUDScene.DisplayList) -> HUDScene.Frame {
    var frame = HUDScene.Frame()
    if dim(into: &list) { frame.bounds = canvas.rect }
    guard let layout else { return frame }
    frame.box = layout.box
    frame.button = layout.button.map { $0.inset(by: -6).intersection(layout.box) }
    let bounds = layout.box.inset(by: -spread)
    let transform = transform(of: layout.box, bounds: bounds)
    if frame.bounds == nil {
      frame.bounds = transform.applied(to: bounds).intersection(canvas.rect)
    }
    list.group(transform, opacity: pose.opacity, bounds: bounds) { list in
      shadow(of: layout.box, bounds, into: &list)
      box(layout.box, into: &list)
      text(layout, into: &list)
      drawFigure(into: &list, &frame)
    }
    return frame
  }

  /// Draws what moves while all else stays, and notes when it does.
  func drawFigure(into list: inout HUDScene.DisplayList, _ frame: inout HUDScene.Frame) {
    guard let layout else { return }
    let start = list.commands.count
    figure(in: layout, into: &list)
    frame.figure = start..<list.commands.count
    frame.wake = layout.figure.isEmpty ? .never : wake
    frame.moving = frame.wake == .never ? nil : layout.figure
    frame.turn = frame.wake == .never ? nil : turn
  }

  /// How far what is drawn reaches beyond the box.
  private var spread: Double {
    guard let shadow = theme.shadow, !wantsContrast, palette.shadow.opacity > 0 else { return 0 }
    return canvas.grid.up(
      shadow.blur.limited(to: 0...200) + abs(shadow.drop.limited(to: -200...200)))
  }

  private func transform(of box: HUDScene.Rect, bounds: HUDScene.Rect) -> HUDScene.Transform {
    guard pose.scale != 1 || pose.distance != 0 else { return .identity }
    let isRight = preferences.direction == .rightToLeft
    let away: HUDScene.Point =
      switch pose.edge {
      case nil: .zero
      case .top: HUDScene.Point(0, -bounds.maxY)
      case .bottom: HUDScene.Point(0, canvas.rect.maxY - bounds.y)
      case .leading where !isRight, .trailing where isRight: HUDScene.Point(-bounds.maxX, 0)
      case .leading, .trailing: HUDScene.Point(canvas.rect.maxX - bounds.x, 0)
      }
    return .scaled(
      pose.scale, round: box.center,
      then: HUDScene.Point(away.x * pose.distance, away.y * pose.distance))
  }

  /// Whether something was drawn over all of the canvas.
  private func dim(into list: inout HUDScene.DisplayList) -> Bool {
    guard !content.passes, !canvas.rect.isEmpty else { return false }
    switch theme.dim {
    case .none: return false
    case .flat(let color):
      list.rounded(canvas.rect)
      list.fill(color.faded(pose.opacity))
    case .gradient(let near, let far):
      let center = layout?.box.center ?? canvas.rect.center
      let (start, end) = (near.faded(pose.opacity), far.faded(pose.opacity))
      list.rounded(canvas.rect)
      list.fill(
        .radial(
          center: center, inner: 0, outer: distanceToCorner(from: center),
          HUDScene.Ramp(start, start.mixed(with: end, 0.5), end)))
    }
    return true
  }

  private func distanceToCorner(from point: HUDScene.Point) -> Double {
    let x = max(point.x, canvas.rect.width - point.x)
    let y = max(point.y, canvas.rect.height - point.y)
    return (x * x + y * y).squareRoot()
  }

  private func box(_ rect: HUDScene.Rect, into list: inout HUDScene.DisplayList) {
    let radius = theme.radius.limited(to: 0...1e4)
    list.rounded(rect, radius: radius)
    list.fill(palette.box)
    let width =
      wantsContrast ? max(2, theme.border.limited(to: 0...100)) : theme.border.limited(to: 0...100)
    guard width > 0, palette.border.opacity > 0 else { return }
    list.rounded(rect.inset(by: width / 2), radius: max(0, radius - width / 2))
    list.stroke(.init(width, cap: .butt, join: .miter), palette.border)
  }

  private func text(_ layout: Layout, into list: inout HUDScene.DisplayList) {
    if let button = layout.button {
      list.rounded(button, radius: min(theme.radius.limited(to: 0...1e4), button.height / 2))
      list.fill(palette.button)
      if wantsContrast {
        list.rounded(button.inset(by: 1), radius: max(0, min(theme.radius, button.height / 2) - 1))
        list.stroke(.init(2, cap: .butt, join: .miter), palette.border)
      }
    }
    for line in layout.lines where !line.text.isEmpty {
      let color =
        switch line.role {
        case .title: palette.title
        case .detail: palette.detail
        case .button: palette.buttonText
        }
      list.text(
        HUDScene.TextRun(
          line.text, at: line.origin, width: line.width, font: line.font, color: color,
          direction: preferences.direction))
    }
  }
}
