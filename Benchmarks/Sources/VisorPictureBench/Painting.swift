import CCairo
import Visor
import VisorCairo
import VisorScene

/// A whole canvas with the HUD on it against the same canvas filled once with the same text.
///
/// Each is painted as a frame of a program that runs: other work has had the processor's caches in
/// between. `warm` and `bareWarm` are painted over and over instead.
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
    let work = OtherWork()
    var samples: [String: [Double]] = [:]
    func sample(
      _ name: String, afterWork: Bool = true, _ body: @escaping (OpaquePointer) -> Void
    ) {
      if afterWork { work.touch() }
      samples[name, default: []].append(
        Stopwatch.nanoseconds(each: 1) { bitmap.draw(body) })
    }
    func bare(_ cairo: OpaquePointer) {
      Self.fill(cairo)
      Self.write(cairo)
    }
    func painted(_ studio: Studio, _ painter: CairoPainter) -> (OpaquePointer) -> Void {
      {
        Self.fill($0)
        studio.sampleAndDraw()
        painter.paint(studio.list, on: $0, scale: Self.scale)
      }
    }
    for _ in 0..<rounds {
      sample("bare", bare)
      for (name, studio, painter) in studios { sample(name, painted(studio, painter)) }
    }
    // A new one: after ten seconds a way out is offered, and the box becomes larger.
    let (studio, painter) = (Studio(after: 0), CairoPainter())
    for _ in 0..<rounds { sample("bareWarm", afterWork: false, bare) }
    for _ in 0..<rounds { sample("warm", afterWork: false, painted(studio, painter)) }
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

/// What a program does between two frames, as far as the processor's caches notice: 64 MB of it.
private final class OtherWork {
  private var memory = [UInt64](repeating: 0, count: 8 << 20)

  func touch() {
    for index in stride(from: 0, to: memory.count, by: 8) { memory[index] &+= 1 }
  }
}
