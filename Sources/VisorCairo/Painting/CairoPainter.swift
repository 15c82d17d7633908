internal import CCairo
public import VisorScene

/// Draws display lists with Cairo and Pango.
///
/// It decides nothing of what is drawn. Any list can be drawn: a scope without an end ends with the
/// list, an end without a scope is left out, and so are what has a coordinate that is no number and
/// letters of less than a tenth of a pixel or more than some thousands.
/// A painter is for one thread at a time; it keeps the latest lines of text, pictures,
/// shadows and trails prepared.
public final class CairoPainter {
  private enum Scope {
    case plain
    /// Drawn apart, to be laid over the rest with this opacity.
    case faded(Double)
    /// Nothing of it can be seen.
    case unseen
  }

  private let typesetter: Typesetter
  private let pictures = PictureSurfaces()
  private let shades = Shades()
  private let trails = Trails()
  private var scopes: [Scope] = []
  private var unseenScopes = 0

  /// A painter with nothing prepared.
  ///
  /// - Parameter systemFamily: The family that stands for the one of the system, as for
  ///   ``CairoTextMetrics``.
  public init(systemFamily: String = "Sans") {
    typesetter = Typesetter(systemFamily: systemFamily)
  }

  /// Draws a list over what is there already.
  ///
  /// - Parameters:
  ///   - list: What is to be drawn.
  ///   - range: Which of its commands; all without it, and those that there are in any case.
  ///   - cairo: A `cairo_t *`. It is left as it was, but for its path.
  ///   - scale: Units of it in a point; nothing is drawn unless it is positive and finite.
  public func paint(
    _ list: HUDScene.DisplayList, _ range: Range<Int>? = nil, on cairo: OpaquePointer,
    scale: Double = 1
  ) {
    guard scale > 0, scale.isFinite else { return }
    cairo_save(cairo)
    cairo_scale(cairo, scale, scale)
    cairo_new_path(cairo)
    let range = (range ?? list.commands.indices).clamped(to: list.commands.indices)
    var index = range.lowerBound
    while index < range.upperBound {
      let known =
        unseenScopes == 0 ? draw(list, at: index, before: range.upperBound, on: cairo) : nil
      let commands = known?.commands ?? index..<(index + 1)
      if known?.isDrawn != true {
        for command in list.commands[commands] { draw(command, of: list, on: cairo) }
      }
      index = commands.upperBound
    }
    while !scopes.isEmpty { end(on: cairo) }
    cairo_restore(cairo)
  }

  /// The trail that commands at the end of a list are, over what those before them draw; `nil` where
  /// they are no trail.
  ///
  /// - Parameters:
  ///   - figure: The commands.
  ///   - scale: Pixels of a point.
  package func turningTrail(
    _ list: HUDScene.DisplayList, _ figure: Range<Int>, scale: Int
  ) -> TurningTrail? {
    TurningTrail(list, figure, scale: scale, trails, self)
  }

  /// Draws from what was prepared, if there is something for the command and those that follow it.
  private func draw(
    _ list: HUDScene.DisplayList, at index: Int, before end: Int, on cairo: OpaquePointer
  ) -> (commands: Range<Int>, isDrawn: Bool)? {
    shades.draw(list, at: index, before: end, on: cairo)
      ?? trails.draw(list, at: index, before: end, on: cairo)
  }

  private func draw(
    _ command: HUDScene.DisplayList.Command, of list: HUDScene.DisplayList,
    on cairo: OpaquePointer
  ) {
    switch command {
    case .clip(let outline, let rule): clip(list[outline], rule, on: cairo)
    case .group(let transform, let opacity, let bounds):
      group(transform, opacity, bounds, on: cairo)
    case .end: end(on: cairo)
    case _ where unseenScopes > 0: break
    case .fill(let outline, let rule, let paint):
      cairo.trace(list[outline])
      cairo.setRule(rule)
      cairo.setSource(paint)
      cairo_fill(cairo)
    case .stroke(let outline, let pen, let paint):
      guard cairo.setPen(pen) else { return }
      cairo.trace(list[outline])
      cairo.setSource(paint)
      cairo_stroke(cairo)
    case .text(let run): write(run, on: cairo)
    case .picture(let picture, let rect, let tint):
      pictures.draw(picture, in: rect, tint: tint, on: cairo)
    }
  }

  private func write(_ run: HUDScene.TextRun, on cairo: OpaquePointer) {
    guard !run.text.isEmpty, let origin = run.origin.sound, cairo.canWrite(run.font.size)
    else { return }
    cairo.setSource(.color(run.color))
    cairo_move_to(cairo, origin.x, origin.y)
    let layout = typesetter.layout(run.text, in: run.font, run.direction)
    if let line = pango_layout_get_line_readonly(layout, 0) {
      pango_cairo_show_layout_line(cairo, line)
    }
    cairo_new_path(cairo)
  }
}

extension CairoPainter {
  private func begin(_ scope: Scope) {
    scopes.append(scope)
    if case .unseen = scope { unseenScopes += 1 }
  }

  private func clip(
    _ outline: ArraySlice<HUDScene.DisplayList.Element>, _ rule: HUDScene.DisplayList.Rule,
    on cairo: OpaquePointer
  ) {
    guard unseenScopes == 0 else { return begin(.unseen) }
    cairo_save(cairo)
    cairo.trace(outline)
    cairo.setRule(rule)
    cairo_clip(cairo)
    begin(.plain)
  }

  private func group(
    _ transform: HUDScene.Transform, _ opacity: Double, _ bounds: HUDScene.Rect,
    on cairo: OpaquePointer
  ) {
    guard unseenScopes == 0, opacity > 0, let inner = cairo.transform(under: transform)
    else { return begin(.unseen) }
    cairo_save(cairo)
    var matrix = inner.matrix
    guard opacity < 1 else {
      cairo_set_matrix(cairo, &matrix)
      return begin(.plain)
    }
    cairo.clip(toPixelsOf: inner.applied(to: bounds))
    cairo_set_matrix(cairo, &matrix)
    cairo_push_group(cairo)
    begin(.faded(opacity))
  }

  private func end(on cairo: OpaquePointer) {
    switch scopes.popLast() {
    case nil: break
    case .unseen: unseenScopes -= 1
    case .plain: cairo_restore(cairo)
    case .faded(let opacity):
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, opacity)
      cairo_restore(cairo)
    }
  }
}
