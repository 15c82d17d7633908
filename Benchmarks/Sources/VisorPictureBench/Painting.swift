import CCairo
import Visor
import VisorCairo
import VisorScene

/// A whole canvas with the HUD on it against the same canvas filled once with the same text.
struct Painting {
  let rounds: Int

  private static let scale = 3.0
  private static let (width, height) = (1170, 2532)
  private static let themes: [(String, HUDScene.Theme)] = {
    var flat = HUDScene.Theme.standard
    flat.dim = .flat(.gray(0, opacity: 0.3))
    var gradient = HUDScene.Theme.standard
    gradient.dim = .gradient(.clear, .gray(0, opacity: 0.7))
    return [("visor", .standard), ("flat", flat), ("gradient", gradient)]
  }()

  func run() {
    guard let bitmap = Bitmap(width: Self.width, height: Self.height) else { return }
    let studios = Self.themes.map { ($0.0, Studio(after: 0, theme: $0.1), CairoPainter()) }
    var samples: [String: [Double]] = [:]
    func sample(_ name: String, _ body: @escaping (OpaquePointer) -> Void) {
      samples[name, default: []].append(
        Stopwatch.nanoseconds(each: 1) { bitmap.draw(body) })
    }
    for _ in 0..<rounds {
      sample("bare") {
        Self.fill($0)
        Self.write($0)
      }
      for (name, studio, painter) in studios {
        sample(name) {
          Self.fill($0)
          studio.sampleAndDraw()
          painter.paint(studio.list, on: $0, scale: Self.scale)
        }
      }
    }
    var report = Report()
    for (name, values) in samples { report.add(name, values) }
    report.print()
  }

  private static func fill(_ cairo: OpaquePointer) {
    cairo_set_source_rgb(cairo, 0.9, 0.9, 0.9)
    cairo_paint(cairo)
  }

  /// The same two lines, as Pango's own examples write them.
  private static func write(_ cairo: OpaquePointer) {
    cairo_scale(cairo, scale, scale)
    cairo_set_source_rgb(cairo, 0, 0, 0)
    for (text, font, y) in [("Loading", "Sans Semi-Bold", 430.0), ("12 of 80 files", "Sans", 450)] {
      let layout = pango_cairo_create_layout(cairo)
      let description = pango_font_description_from_string(font)
      pango_font_description_set_absolute_size(
        description, (font == "Sans" ? 13 : 16) * Double(PANGO_SCALE))
      pango_layout_set_font_description(layout, description)
      pango_layout_set_text(layout, text, -1)
      cairo_move_to(cairo, 160, y)
      pango_cairo_show_layout(cairo, layout)
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(layout))
    }
  }
}
