/// Makes layouts: tries what a theme asks for, and gives way step by step where there is no room.
///
/// The box itself never leaves its area; `LayoutMaker+Attempts.swift` has the steps.
struct LayoutMaker {
  let matter: Matter
  let theme: HUDScene.Theme
  let area: HUDScene.Rect
  let grid: PixelGrid
  let preferences: HUDScene.Preferences
  let ruler: Ruler
  let title: [String]
  let detail: [String]
  let button: String?

  init(
    _ matter: Matter, theme: HUDScene.Theme, canvas: HUDScene.Canvas,
    preferences: HUDScene.Preferences, ruler: Ruler
  ) {
    self.matter = matter
    self.theme = theme
    self.preferences = preferences
    self.ruler = ruler
    grid = canvas.grid
    area = canvas.area(margins: theme.margins, avoidsObstruction: theme.avoidsObstruction)
    var title = PlainText.paragraphs(matter.title)
    if matter.count > 1 {
      let count = "×\(matter.count)"
      title = title.dropLast() + [title.last.map { "\($0) \(count)" } ?? count]
    }
    self.title = title
    detail = PlainText.paragraphs(matter.detail)
    button = matter.button.map(PlainText.line).flatMap { $0.isEmpty ? nil : $0 }
  }

  var direction: HUDScene.Direction { preferences.direction }

  /// The measures of the theme where text is so large.
  func measures(textScale: Double) -> Measures {
    Measures(theme, grid: grid, textScale: textScale, ruler: ruler)
  }

  /// The layout; `nil` where there is nothing to lay out, or no room for anything.
  func layout() -> Layout? {
    let hasText = !title.isEmpty || !detail.isEmpty || button != nil
    guard hasText || matter.figure.width > 0, area.width >= 1, area.height >= 1 else { return nil }
    for attempt in attempts() {
      if let stack = stack(attempt) { return placed(stack) }
    }
    return figureAlone()
  }

  /// What stands in the box, if it fits.
  private func stack(_ attempt: Attempt) -> Stack? {
    let measures = attempt.measures
    let figure = HUDScene.Size(
      grid.up(matter.figure.width * attempt.figureScale),
      grid.up(matter.figure.height * attempt.figureScale))
    let inner = HUDScene.Size(
      attempt.most.width - measures.padding.left - measures.padding.right,
      attempt.most.height - measures.padding.top - measures.padding.bottom)
    let isBeside = attempt.isBeside && figure.width > 0
    let limit = grid.down(inner.width - (isBeside ? figure.width + measures.spacing : 0))
    var stack = Stack(figure: figure, measures: measures, isBeside: isBeside)
    if attempt.hasButton, let button {
      stack.button = label(button, measures, limit: limit, cuts: attempt.cuts)
      if stack.button == nil { return nil }
    }
    if !attempt.breaks, breaksWords(measures, limit) { return nil }
    var room = self.room(inner.height, stack)
    stack.title = MeasuredText.balanced(
      title, font: measures.titleFont, limit: limit, most: lineCount(room, measures.titleLine),
      ruler: ruler)
    room -= stack.titleHeight + (stack.titleHeight > 0 ? measures.lineSpacing : 0)
    stack.detail = MeasuredText.balanced(
      detail, font: measures.detailFont, limit: limit, most: lineCount(room, measures.detailLine),
      ruler: ruler)
    return accepts(stack, attempt, inner) ? stack : nil
  }

  private func accepts(_ stack: Stack, _ attempt: Attempt, _ inner: HUDScene.Size) -> Bool {
    let size = stack.size
    guard size.width <= inner.width + 1e-6, size.height <= inner.height + 1e-6 else { return false }
    if !attempt.cuts { return stack.title.isWhole && stack.detail.isWhole }
    // A line of nothing but an ellipsis says nothing.
    return title.isEmpty || stack.title.lines.contains { $0.text.count > 1 }
  }

  /// Whether a word would have to be broken that a wider box or smaller text could spare.
  private func breaksWords(_ measures: Measures, _ limit: Double) -> Bool {
    func breaks(_ paragraphs: [String], _ font: HUDScene.Font) -> Bool {
      paragraphs.contains { paragraph in
        paragraph.split { $0 == " " || $0 == "-" || $0 == "/" }.contains {
          $0.utf8.allSatisfy { $0 < 0x80 } && ruler.width(String($0), font) > limit
        }
      }
    }
    return breaks(title, measures.titleFont) || breaks(detail, measures.detailFont)
  }

  /// How much room there is for title and detail.
  private func room(_ height: Double, _ stack: Stack) -> Double {
    var room = height
    if !stack.isBeside, stack.figure.height > 0 {
      room -= stack.figure.height + stack.measures.spacing
    }
    if let button = stack.button { room -= button.size.height + stack.measures.buttonSpacing }
    return room
  }

  private func lineCount(_ height: Double, _ line: Double) -> Int {
    // A font without a height would have room for any number of lines.
    line > 0 ? Int((height / line + 1e-6).limited(to: 0...200)) : height > 0 ? 200 : 0
  }

  /// The text of a button and its size, with less beside it where there is little room.
  private func label(_ text: String, _ measures: Measures, limit: Double, cuts: Bool)
    -> (MeasuredText.Line, HUDScene.Size)?
  {
    for inset in [grid.nearest(14), grid.nearest(5)] {
      let label = MeasuredText(
        [text], font: measures.buttonFont, limit: limit - 2 * inset, most: 1, ruler: ruler)
      guard let line = label.lines.first, label.isWhole || (cuts && line.text.count > 2)
      else { continue }
      let height = measures.buttonExtent.ascent + measures.buttonExtent.descent + grid.nearest(14)
      return (line, HUDScene.Size(grid.up(line.width) + 2 * inset, height))
    }
    return nil
  }

  /// The figure without any text, as large as there is room for it.
  private func figureAlone() -> Layout? {
    let figure = matter.figure
    guard figure.width > 0, figure.height > 0 else { return nil }
    let measures = measures(textScale: 1).tight(
      in: HUDScene.Size(area.width, area.height))
    let room = area.inset(by: measures.padding)
    let scale = min(1, room.width / figure.width, room.height / figure.height)
    let size = HUDScene.Size(grid.down(figure.width * scale), grid.down(figure.height * scale))
    guard size.width > 0, size.height > 0 else { return nil }
    var layout = placed(Stack(figure: size, measures: measures, isBeside: false))
    layout.isWhole = title.isEmpty && detail.isEmpty && button == nil
    return layout
  }
}
