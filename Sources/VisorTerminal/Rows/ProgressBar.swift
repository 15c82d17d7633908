/// A bar of so many cells, filled as far as the work is.
struct ProgressBar {
  let glyphs: Glyphs.Bar
  /// In cells, its ends included.
  let width: Int

  /// The bar's pieces; a fraction outside 0…1 counts as the nearer end.
  ///
  /// It is full only when all is done.
  func spans(_ fraction: Double) -> [Row.Span] {
    let cells = max(0, width - DisplayWidth.of(glyphs.ends.left + glyphs.ends.right))
    let steps = glyphs.half == nil ? 1 : 2
    let filled = Figures.parts(fraction, of: cells * steps)
    let full = String(repeating: glyphs.full, count: filled / steps)
    let half = filled % steps == 0 ? "" : glyphs.half ?? ""
    let empty = cells - filled / steps - (half.isEmpty ? 0 : 1)
    return [
      Row.Span(glyphs.ends.left, Style(.standard, .dim)),
      Row.Span(full + half, Style(.cyan)),
      Row.Span(String(repeating: glyphs.empty, count: empty), Style(.standard, .dim)),
      Row.Span(glyphs.ends.right, Style(.standard, .dim)),
    ]
  }
}
