import VisorCairo

/// What measures and draws letters, and keeps the shapes that it has made.
package struct Fonts {
  let metrics: CairoTextMetrics
  let painter: CairoPainter

  /// The fonts that are installed, one family of which stands for that of the system.
  package init(family: String = "Sans") {
    metrics = CairoTextMetrics(systemFamily: family)
    painter = CairoPainter(systemFamily: family)
  }
}
