internal import CCairo
internal import VisorScene

/// Outlines, pens and colours, as Cairo takes them.
extension OpaquePointer {
  /// Makes an outline the path of this context.
  func trace(_ outline: ArraySlice<HUDScene.DisplayList.Element>) {
    cairo_new_path(self)
    for element in outline {
      switch element {
      case .move(let point):
        if let point = point.sound { cairo_move_to(self, point.x, point.y) }
      case .line(let point):
        if let point = point.sound { cairo_line_to(self, point.x, point.y) }
      case .curve(let first, let second, let end):
        if let first = first.sound, let second = second.sound, let end = end.sound {
          cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
        }
      case .arc(let center, let radius, let from, let to):
        arc(center, radius, from: from, to: to)
      case .close: cairo_close_path(self)
      case .rounded(let rect, let radius): rounded(rect, radius)
      }
    }
  }

  private func arc(_ center: HUDScene.Point, _ radius: Double, from: Double, to: Double) {
    guard let center = center.sound, radius >= 0, from.isFinite, to.isFinite else { return }
    let radius = min(radius, HUDScene.Point.limit)
    let start = from.remainder(dividingBy: 2 * .pi)
    let sweep = Swift.min(Swift.max(to - from, -2 * .pi), 2 * .pi)
    if sweep < 0 {
      cairo_arc_negative(self, center.x, center.y, radius, start, start + sweep)
    } else {
      cairo_arc(self, center.x, center.y, radius, start, start + sweep)
    }
  }

  private func rounded(_ rect: HUDScene.Rect, _ radius: Double) {
    guard let rect = rect.sound else { return }
    let radius = radius > 0 ? min(radius, rect.width / 2, rect.height / 2) : 0
    guard radius > 0 else { return cairo_rectangle(self, rect.x, rect.y, rect.width, rect.height) }
    let (left, right) = (rect.x + radius, rect.maxX - radius)
    let (top, bottom) = (rect.y + radius, rect.maxY - radius)
    cairo_new_sub_path(self)
    cairo_arc(self, right, top, radius, -.pi / 2, 0)
    cairo_arc(self, right, bottom, radius, 0, .pi / 2)
    cairo_arc(self, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(self, left, top, radius, .pi, 1.5 * .pi)
    cairo_close_path(self)
  }

  func setRule(_ rule: HUDScene.DisplayList.Rule) {
    switch rule {
    case .winding: cairo_set_fill_rule(self, CAIRO_FILL_RULE_WINDING)
    case .evenOdd: cairo_set_fill_rule(self, CAIRO_FILL_RULE_EVEN_ODD)
    }
  }

  /// Whether the pen draws anything.
  func setPen(_ pen: HUDScene.DisplayList.Pen) -> Bool {
    guard pen.width > 0 else { return false }
    cairo_set_line_width(self, min(pen.width, HUDScene.Point.limit))
    switch pen.cap {
    case .butt: cairo_set_line_cap(self, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
    }
    switch pen.join {
    case .miter: cairo_set_line_join(self, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
    }
    return true
  }

  func setSource(_ paint: HUDScene.Paint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(self, color.red, color.green, color.blue, color.opacity)
    case .linear(let from, let to, let ramp):
      guard let from = from.sound, let to = to.sound else { return setSource(.color(.clear)) }
      setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), ramp)
    case .radial(let center, let inner, let outer, let ramp):
      guard let center = center.sound, inner.isFinite, outer.isFinite
      else { return setSource(.color(.clear)) }
      let inner = min(max(0, inner), HUDScene.Point.limit)
      let outer = min(max(inner, outer), HUDScene.Point.limit)
      setSource(
        cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer), ramp)
    }
  }

  private func setSource(_ pattern: OpaquePointer?, _ ramp: HUDScene.Ramp) {
    for (offset, color) in [(0, ramp.start), (0.5, ramp.middle), (1, ramp.end)] {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(self, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension HUDScene.Point {
  /// Cairo's own coordinates end at some eight million pixels.
  static let limit = 1e5

  /// Within what Cairo can draw; `nil` if it is no place at all.
  var sound: HUDScene.Point? {
    guard !x.isNaN, !y.isNaN else { return nil }
    return HUDScene.Point(
      min(max(x, -Self.limit), Self.limit), min(max(y, -Self.limit), Self.limit))
  }
}

extension HUDScene.Rect {
  /// Within what Cairo can draw; `nil` if it is no rectangle, or has nothing in it.
  var sound: HUDScene.Rect? {
    guard !isEmpty, let origin = HUDScene.Point(x, y).sound,
      let corner = HUDScene.Point(maxX, maxY).sound
    else { return nil }
    let rect = HUDScene.Rect(origin.x, origin.y, corner.x - origin.x, corner.y - origin.y)
    return rect.isEmpty ? nil : rect
  }
}
