/// Makes layouts: tries what a theme asks for, and gives way step by step where there is no room.
///
/// First the box becomes wider than the theme would have it, then the figure smaller, then text is
/// cut, then the figure, the button or all text goes. The box itself never leaves its area.
struct LayoutMaker {
  let matter: Matter
  let theme: HUDScene.Theme
  let area: HUDScene.Rect
  let grid: PixelGrid
  let direction: HUDScene.Direction
  let ruler: Ruler
  let measures: Measures
  private let title: [String]
  private let detail: [String]
  private let button: String?

  init(
    _ matter: Matter, theme: HUDScene.Theme, canvas: HUDScene.Canvas,
    preferences: HUDScene.Preferences, ruler: Ruler
  ) {
    self.matter = matter
    self.theme = theme
    self.ruler = ruler
    grid = canvas.grid
    direction = preferences.direction
    area = canvas.area(margins: theme.margins, avoidsObstruction: theme.avoidsObstruction)
    measures = Measures(theme, grid: canvas.grid, preferences: preferences, ruler: ruler)
    var title = PlainText.paragraphs(matter.title)
    if matter.count > 1 {
      let count = "×\(matter.count)"
      title = title.dropLast() + [title.last.map { "\($0) \(count)" } ?? count]
    }
    self.title = title
    detail = PlainText.paragraphs(matter.detail)
    button = matter.button.map(PlainText.line).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What a box may be at most and how things stand in it.
  private struct Attempt {
    var most: HUDScene.Size
    var figureScale: Double
    var measures: Measures
    var isBeside: Bool
    var cuts = false
    var hasButton = true
  }

  /// The layout; `nil` where there is nothing to lay out, or no room for anything.
  func layout() -> Layout? {
    let hasText = !title.isEmpty || !detail.isEmpty || button != nil
    guard hasText || matter.figure.width > 0, area.width >= 1, area.height >= 1 else { return nil }
    for attempt in attempts {
      if let stack = stack(attempt) { return placed(stack) }
    }
    return figureAlone()
  }

  private var attempts: [Attempt] {
    let whole = HUDScene.Size(area.width, area.height)
    let isBeside = theme.arrangement == .beside
    let wanted = Attempt(
      most: preferred, figureScale: 1, measures: measures, isBeside: isBeside)
    var wide = wanted
    wide.most = whole
    var small = wide
    small.figureScale = 0.6
    small.measures = measures.tight(in: whole, grid: grid)
    var cut = small
    cut.cuts = true
    var stacked = cut
    stacked.isBeside = false
    var tiny = stacked
    tiny.figureScale = 0.3
    var bare = stacked
    bare.figureScale = 0
    let withButton = [wanted, wide, small, cut, stacked, tiny, bare]
    return button == nil
      ? withButton
      : withButton
        + [cut, tiny, bare].map {
          var attempt = $0
          attempt.hasButton = false
          return attempt
        }
  }

  /// The most that the theme wants, as far as there is room; wider where text is larger.
  private var preferred: HUDScene.Size {
    func most(_ wanted: Double, _ least: Double, _ room: Double) -> Double {
      wanted > 0 ? min(room, max(wanted * max(1, measures.textScale), least)) : room
    }
    return HUDScene.Size(
      most(theme.maximum.width, theme.minimum.width, area.width),
      most(theme.maximum.height, theme.minimum.height, area.height))
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
    let aside = attempt.isBeside && figure.width > 0 ? figure.width + measures.spacing : 0
    let limit = grid.down(inner.width - aside)
    let nothing = MeasuredText([], font: measures.titleFont, limit: 1, most: 0, ruler: ruler)
    var stack = Stack(
      figure: figure, title: nothing, detail: nothing, measures: measures,
      isBeside: attempt.isBeside && figure.width > 0)
    if attempt.hasButton, let button {
      stack.button = buttonSize(button, measures, limit: limit)
      if stack.button == nil { return nil }
    }
    let lines = room(inner.height, stack, attempt)
    stack.title = MeasuredText(
      title, font: measures.titleFont, limit: limit, most: lines.title, ruler: ruler)
    let left = lines.left - Double(stack.title.lines.count) * measures.titleLine
    stack.detail = MeasuredText(
      detail, font: measures.detailFont, limit: limit,
      most: lineCount(left - measures.lineSpacing, measures.detailLine), ruler: ruler)
    return accepts(stack, attempt, inner, limit) ? stack : nil
  }

  private func accepts(
    _ stack: Stack, _ attempt: Attempt, _ inner: HUDScene.Size, _ limit: Double
  ) -> Bool {
    let size = stack.size
    guard size.width <= inner.width + 1e-6, size.height <= inner.height + 1e-6 else { return false }
    if attempt.cuts {
      // A line of nothing but an ellipsis says nothing.
      let says = stack.title.lines.contains { $0.text.count > 1 } || title.isEmpty
      return says && !(stack.title.lines.isEmpty && !title.isEmpty)
    }
    let isWhole = stack.title.isWhole && stack.detail.isWhole
    return isWhole && !(attempt.most != wholeSize && breaksWords(limit))
  }

  private var wholeSize: HUDScene.Size { HUDScene.Size(area.width, area.height) }

  /// Whether a word would have to be broken that a wider box could hold.
  private func breaksWords(_ limit: Double) -> Bool {
    func breaks(_ paragraphs: [String], _ font: HUDScene.Font) -> Bool {
      paragraphs.contains { paragraph in
        paragraph.split(separator: " ").contains {
          $0.utf8.count > 8 && $0.utf8.allSatisfy { $0 < 0x80 }
            && ruler.width(String($0), font) > limit
        }
      }
    }
    return breaks(title, measures.titleFont) || breaks(detail, measures.detailFont)
  }

  /// How many lines of the title there is room for, and how much room there is for all text.
  private func room(_ height: Double, _ stack: Stack, _ attempt: Attempt) -> (
    title: Int, left: Double
  ) {
    let measures = attempt.measures
    var left = height
    if !stack.isBeside, stack.figure.height > 0 { left -= stack.figure.height + measures.spacing }
    if let button = stack.button { left -= button.size.height + measures.buttonSpacing }
    return (lineCount(left, measures.titleLine), left)
  }

  private func lineCount(_ height: Double, _ line: Double) -> Int {
    // A font without a height would have room for any number of lines.
    line > 0 ? Int((height / line + 1e-6).limited(to: 0...200)) : height > 0 ? 200 : 0
  }

  private func buttonSize(_ text: String, _ measures: Measures, limit: Double)
    -> (MeasuredText.Line, HUDScene.Size)?
  {
    let inset = grid.nearest(14)
    let label = MeasuredText(
      [text], font: measures.buttonFont, limit: limit - 2 * inset, most: 1, ruler: ruler)
    guard let line = label.lines.first, !line.text.isEmpty else { return nil }
    let height = measures.buttonExtent.ascent + measures.buttonExtent.descent + grid.nearest(14)
    return (line, HUDScene.Size(grid.up(line.width) + 2 * inset, height))
  }

  /// The figure without any text, as large as there is room for it.
  private func figureAlone() -> Layout? {
    let figure = matter.figure
    guard figure.width > 0, figure.height > 0 else { return nil }
    let padding = measures.tight(in: wholeSize, grid: grid).padding
    let room = area.inset(by: padding)
    let scale = min(1, room.width / figure.width, room.height / figure.height)
    let size = HUDScene.Size(grid.down(figure.width * scale), grid.down(figure.height * scale))
    guard size.width > 0, size.height > 0 else { return nil }
    let nothing = MeasuredText([], font: measures.titleFont, limit: 1, most: 0, ruler: ruler)
    let stack = Stack(
      figure: size, title: nothing, detail: nothing,
      measures: measures.tight(in: wholeSize, grid: grid), isBeside: false)
    var layout = placed(stack)
    layout.isWhole = title.isEmpty && detail.isEmpty && button == nil
    return layout
  }
}
