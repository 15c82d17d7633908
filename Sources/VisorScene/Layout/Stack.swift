/// What stands in the box, measured.
struct Stack {
  let figure: HUDScene.Size
  var title = MeasuredText()
  var detail = MeasuredText()
  /// The text of the button, and how large it is.
  var button: (line: MeasuredText.Line, size: HUDScene.Size)?
  let measures: Measures
  /// Whether the figure stands beside the text.
  let isBeside: Bool

  init(figure: HUDScene.Size, measures: Measures, isBeside: Bool) {
    self.figure = figure
    self.measures = measures
    self.isBeside = isBeside
  }

  private var hasFigure: Bool { !(figure.width <= 0 || figure.height <= 0) }

  /// The width of the text and the button, in whole pixels.
  var textWidth: Double {
    measures.grid.up(max(title.width, detail.width, button?.size.width ?? 0))
  }

  /// The height of the text and the button, with what lies between them.
  var textHeight: Double {
    titleHeight + gap(titleHeight, detailHeight, measures.lineSpacing) + detailHeight
      + (button.map { gap(titleHeight + detailHeight, 1, measures.buttonSpacing) + $0.size.height }
        ?? 0)
  }

  var titleHeight: Double { Double(title.lines.count) * measures.titleLine }
  var detailHeight: Double { Double(detail.lines.count) * measures.detailLine }

  /// Between figure and text.
  var figureGap: Double { hasFigure ? gap(figure.height, textHeight, measures.spacing) : 0 }

  var size: HUDScene.Size {
    isBeside
      ? HUDScene.Size(
        figure.width + (textWidth > 0 ? figureGap : 0) + textWidth, max(figure.height, textHeight))
      : HUDScene.Size(max(figure.width, textWidth), figure.height + figureGap + textHeight)
  }

  private func gap(_ above: Double, _ below: Double, _ gap: Double) -> Double {
    above > 0 && below > 0 ? gap : 0
  }
}

/// The measures of a theme on a canvas: sound, scaled, and in whole pixels.
struct Measures {
  var spacing: Double
  var lineSpacing: Double
  var buttonSpacing: Double
  var padding: HUDScene.Insets
  let titleFont: HUDScene.Font
  let detailFont: HUDScene.Font
  let buttonFont: HUDScene.Font
  let titleExtent: HUDScene.LineExtent
  let detailExtent: HUDScene.LineExtent
  let buttonExtent: HUDScene.LineExtent
  let grid: PixelGrid

  var titleLine: Double { titleExtent.ascent + titleExtent.descent }
  var detailLine: Double { detailExtent.ascent + detailExtent.descent }

  init(
    _ theme: HUDScene.Theme, grid: PixelGrid, textScale scale: Double, ruler: Ruler
  ) {
    func length(_ value: Double) -> Double { grid.nearest(value.limited(to: 0...1e4)) }
    func font(_ font: HUDScene.Font) -> HUDScene.Font {
      HUDScene.Font(
        (font.size.isFinite ? font.size : 16).limited(to: 1...500) * scale, font.weight,
        family: font.family)
    }
    func extent(_ font: HUDScene.Font) -> HUDScene.LineExtent {
      let extent = ruler.extent(font)
      return HUDScene.LineExtent(
        ascent: grid.up(extent.ascent), descent: grid.up(extent.descent))
    }
    self.grid = grid
    spacing = length(theme.spacing)
    lineSpacing = length(theme.lineSpacing)
    buttonSpacing = length(theme.buttonSpacing)
    padding = HUDScene.Insets(
      top: length(theme.padding.top), left: length(theme.padding.left),
      bottom: length(theme.padding.bottom), right: length(theme.padding.right))
    titleFont = font(theme.titleFont)
    detailFont = font(theme.detailFont)
    buttonFont = font(theme.buttonFont)
    titleExtent = extent(titleFont)
    detailExtent = extent(detailFont)
    buttonExtent = extent(buttonFont)
  }

  /// With as little between things as can be, for a box of that size.
  func tight(in size: HUDScene.Size) -> Measures {
    var tight = self
    let most = grid.down(min(8, min(size.width, size.height) / 8))
    tight.padding = HUDScene.Insets(
      top: min(padding.top, most), left: min(padding.left, most),
      bottom: min(padding.bottom, most), right: min(padding.right, most))
    tight.spacing = min(spacing, most)
    tight.lineSpacing = min(lineSpacing, grid.down(most / 2))
    tight.buttonSpacing = min(buttonSpacing, most)
    return tight
  }
}
