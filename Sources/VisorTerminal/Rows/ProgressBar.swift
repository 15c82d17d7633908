/// A bar of so many cells, filled as far as the work is.
struct ProgressBar {
  let theme: TerminalTheme
  /// In cells, its ends included.
  let width: Int

  /// The bar's pieces; a fraction outside 0…1 counts as the nearer end.
  ///
  /// It is full only when all is done.
  func spans(_ fraction: Double) -> [Row.Span] {
    let (bar, styles) = (theme.bar, theme.styles)
    let cells = max(0, width - DisplayWidth.of(bar.left + bar.right))
    let steps = bar.partial.count + 1
    let filled = Figures.parts(fraction, of: cells * steps)
    let full = String(repeating: bar.full, count: filled / steps)
    let part = filled % steps == 0 ? "" : bar.partial[filled % steps - 1]
    let empty = cells - filled / steps - (part.isEmpty ? 0 : 1)
    return [
      Row.Span(bar.left, styles.track),
      Row.Span(full + part, styles.bar),
      Row.Span(String(repeating: bar.empty, count: empty), styles.track),
      Row.Span(bar.right, styles.track),
    ]
  }
}
