internal import CCairo
internal import VisorScene

/// Shapes lines of text, and keeps the latest ones shaped; for one thread at a time.
///
/// Glyphs are neither hinted nor put on whole pixels: a line is as wide at every scale.
final class Typesetter {
  private struct Line: Hashable {
    let text: String
    let font: HUDScene.Font
    let direction: HUDScene.Direction
  }

  /// Beyond this the shaped lines are forgotten; more than a HUD has.
  private static let kept = 256

  private let systemFamily: String
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// One for each direction: a context that changes has all of its lines shaped again.
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private var layouts: [Line: OpaquePointer] = [:]

  init(systemFamily: String) {
    self.systemFamily = systemFamily
    map = pango_cairo_font_map_new()
    leftToRight = Self.context(of: map, PANGO_DIRECTION_LTR)
    rightToLeft = Self.context(of: map, PANGO_DIRECTION_RTL)
  }

  deinit {
    for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(map)
  }

  private static func context(
    of map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    let context: OpaquePointer = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, direction)
    return context
  }

  /// The text on one line; its own direction wins over the one that is named.
  func layout(
    _ text: String, in font: HUDScene.Font, _ direction: HUDScene.Direction
  ) -> OpaquePointer {
    let line = Line(text: text, font: font, direction: direction)
    if let layout = layouts[line] { return layout }
    if layouts.count >= Self.kept { forget() }
    let layout: OpaquePointer = pango_layout_new(
      direction == .leftToRight ? leftToRight : rightToLeft)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    withDescription(of: font) { pango_layout_set_font_description(layout, $0) }
    layouts[line] = layout
    return layout
  }

  private func forget() {
    for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
    layouts.removeAll(keepingCapacity: true)
  }

  /// How wide the text is, in points.
  func width(of text: String, in font: HUDScene.Font) -> Double {
    if text.isEmpty { return 0 }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout(text, in: font, .leftToRight), nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// How far lines reach from their baseline, in points.
  func extent(of font: HUDScene.Font) -> HUDScene.LineExtent {
    withDescription(of: font) { description in
      let metrics = pango_context_get_metrics(leftToRight, description, nil)
      defer { pango_font_metrics_unref(metrics) }
      return HUDScene.LineExtent(
        ascent: Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE),
        descent: Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE))
    }
  }

  private func withDescription<Result>(
    of font: HUDScene.Font, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(
      description, font.family.isEmpty ? systemFamily : font.family)
    pango_font_description_set_weight(description, font.weight.pango)
    let size = font.size >= 0.1 ? min(font.size, 2000) : 0.1
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return body(description)
  }
}

extension HUDScene.Font.Weight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .regular: PANGO_WEIGHT_NORMAL
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    }
  }
}
