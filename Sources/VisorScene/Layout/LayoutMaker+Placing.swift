/// Putting what has been measured into its place.
extension LayoutMaker {
  func placed(_ stack: Stack) -> Layout {
    let box = box(round: stack)
    var layout = Layout(box: box)
    let content = box.inset(by: stack.measures.padding)
    switch theme.arrangement {
    case _ where stack.isBeside: placeBeside(stack, content, &layout)
    case .between where stack.figure.height > 0: placeBetween(stack, content, &layout)
    case .seated(let figure, let title):
      if !seat(stack, figure, title, &layout) { placeAbove(stack, content, &layout) }
    case .above, .between, .beside: placeAbove(stack, content, &layout)
    }
    layout.isWhole = stack.title.isWhole && stack.detail.isWhole
    if matter.hasPercent { layout.percent = percent(in: layout.figure) }
    return layout
  }

  /// The box round what stands in it, in its position.
  private func box(round stack: Stack) -> HUDScene.Rect {
    let padding = stack.measures.padding
    func side(_ content: Double, _ least: Double, _ room: Double) -> Double {
      min(grid.down(room), grid.up(max(content, min(least.limited(to: 0...1e5), room))))
    }
    var width = side(
      stack.size.width + padding.left + padding.right, theme.minimum.width, area.width)
    var height = side(
      stack.size.height + padding.top + padding.bottom, theme.minimum.height, area.height)
    if theme.isSquare {
      let longer = max(width, height)
      (width, height) = (min(longer, area.width), min(longer, area.height))
    }
    let anchor = HUDScene.Point(
      theme.position.x.limited(to: 0...1), theme.position.y.limited(to: 0...1))
    let x = direction == .leftToRight ? anchor.x : 1 - anchor.x
    let shift = direction == .leftToRight ? theme.offset.x : -theme.offset.x
    return HUDScene.Rect(
      position(area.x, area.width - width, x, shift),
      position(area.y, area.height - height, anchor.y, theme.offset.y), width, height)
  }

  private func position(_ start: Double, _ free: Double, _ share: Double, _ offset: Double)
    -> Double
  {
    let free = max(0, free)
    let moved = free * share + (offset.isNaN ? 0 : offset)
    return grid.down(start + moved.limited(to: 0...free))
  }

  private func figure(_ stack: Stack, centredIn content: HUDScene.Rect, top: Double)
    -> HUDScene.Rect
  {
    stack.figure.width > 0 && stack.figure.height > 0
      ? HUDScene.Rect(
        content.x + grid.down((content.width - stack.figure.width) / 2), top, stack.figure.width,
        stack.figure.height) : .zero
  }

  private func placeAbove(
    _ stack: Stack, _ content: HUDScene.Rect, _ layout: inout Layout
  ) {
    let top = content.y + grid.down((content.height - stack.size.height) / 2)
    layout.figure = figure(stack, centredIn: content, top: top)
    let text = top + stack.figure.height + stack.figureGap
    placeText(stack, in: content, top: text, &layout)
  }

  private func placeBeside(
    _ stack: Stack, _ content: HUDScene.Rect, _ layout: inout Layout
  ) {
    let size = stack.size
    let left = content.x + grid.down((content.width - size.width) / 2)
    let isRight = direction == .rightToLeft
    let figureX = isRight ? left + size.width - stack.figure.width : left
    layout.figure = HUDScene.Rect(
      grid.down(figureX), content.y + grid.down((content.height - stack.figure.height) / 2),
      stack.figure.width, stack.figure.height)
    let textX = isRight ? left : left + stack.figure.width + stack.figureGap
    let column = HUDScene.Rect(textX, content.y, stack.textWidth, content.height)
    let top = content.y + grid.down((content.height - stack.textHeight) / 2)
    placeText(stack, in: column, top: top, alongEdge: true, &layout)
  }

  /// The title above the figure, the rest below it; the figure stays in the middle of the box where
  /// there is room.
  private func placeBetween(
    _ stack: Stack, _ content: HUDScene.Rect, _ layout: inout Layout
  ) {
    let measures = stack.measures
    let above = stack.titleHeight + (stack.titleHeight > 0 ? measures.spacing : 0)
    let rest = stack.textHeight - stack.titleHeight
    let lead = rest > 0 && stack.titleHeight > 0 ? measures.spacing : 0
    let height = above + stack.figure.height + lead + rest
    let extra = max(0, content.height - height)
    let centred = grid.down((content.height - stack.figure.height) / 2)
    let top = min(max(centred, above), above + extra)
    layout.figure = figure(stack, centredIn: content, top: content.y + top)
    let titleTop = content.y + grid.down(max(0, (top - above) / 2))
    var titleOnly = stack
    titleOnly.detail = MeasuredText()
    titleOnly.button = nil
    placeText(titleOnly, in: content, top: titleTop, &layout)
    var others = stack
    others.title = MeasuredText()
    let below = content.y + top + stack.figure.height
    let room = content.maxY - below - others.textHeight
    placeText(others, in: content, top: below + grid.down(max(0, room / 2)), &layout)
  }

  /// Whether figure and title could be put at the shares of the box at which they have their seats.
  private func seat(
    _ stack: Stack, _ figureShare: Double, _ titleShare: Double, _ layout: inout Layout
  ) -> Bool {
    guard stack.title.lines.count == 1, stack.detail.lines.isEmpty, stack.button == nil,
      stack.figure.height > 0, figureShare.isFinite, titleShare.isFinite
    else { return false }
    let box = layout.box
    let figureY = grid.nearest(
      box.center.y + box.height * figureShare - stack.figure.height / 2)
    let textY = grid.nearest(
      box.center.y + box.height * titleShare - stack.measures.titleLine / 2)
    guard figureY >= box.y, figureY + stack.figure.height <= textY,
      textY + stack.measures.titleLine <= box.maxY
    else { return false }
    let content = box.inset(by: stack.measures.padding)
    layout.figure = figure(stack, centredIn: content, top: figureY)
    placeText(stack, in: content, top: textY, &layout)
    return true
  }

  private func placeText(
    _ stack: Stack, in column: HUDScene.Rect, top: Double, alongEdge: Bool = false,
    _ layout: inout Layout
  ) {
    let measures = stack.measures
    func x(_ width: Double) -> Double {
      let free = max(0, column.width - width)
      if !alongEdge { return column.x + grid.down(free / 2) }
      return direction == .leftToRight ? column.x : column.x + grid.down(free)
    }
    var y = top
    func add(
      _ role: Layout.Role, _ text: MeasuredText, _ font: HUDScene.Font,
      _ extent: HUDScene.LineExtent
    ) {
      for line in text.lines {
        layout.lines.append(
          Layout.Line(
            role: role, text: line.text,
            origin: HUDScene.Point(x(line.width), y + extent.ascent), width: line.width, font: font)
        )
        y += extent.ascent + extent.descent
      }
    }
    add(.title, stack.title, measures.titleFont, measures.titleExtent)
    if stack.titleHeight > 0, stack.detailHeight > 0 { y += measures.lineSpacing }
    add(.detail, stack.detail, measures.detailFont, measures.detailExtent)
    guard let (line, size) = stack.button else { return }
    if stack.titleHeight + stack.detailHeight > 0 { y += measures.buttonSpacing }
    let rect = HUDScene.Rect(x(size.width), y, size.width, size.height)
    layout.button = rect
    let height = measures.buttonExtent.ascent + measures.buttonExtent.descent
    layout.lines.append(
      Layout.Line(
        role: .button, text: line.text,
        origin: HUDScene.Point(
          rect.x + grid.down((rect.width - line.width) / 2),
          y + grid.down((size.height - height) / 2) + measures.buttonExtent.ascent),
        width: line.width, font: measures.buttonFont))
  }

  private func percent(in figure: HUDScene.Rect) -> Layout.Percent? {
    let size = min(figure.width, figure.height) * 0.25
    guard size >= 4 else { return nil }
    let font = HUDScene.Font(size, .semibold, family: theme.titleFont.family)
    return Layout.Percent(
      font: font, extent: ruler.extent(font),
      widths: (0...9).map { ruler.width("\($0)", font) } + [ruler.width("%", font)])
  }
}
