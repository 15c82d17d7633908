internal import CCairo
internal import VisorScene

/// Shades that stay where they are, kept as masks: gradients of one hue, alone or inside a clip, as
/// shadows and dimmed grounds are.
///
/// To work out a gradient takes some twenty times as long as to lay a mask over what is there. A shade
/// is kept when it is drawn a second time in the same place, so that what moves keeps nothing.
final class Shades {
  /// More than a HUD has; while it moves, each frame brings another.
  private static let most = 8
  /// A byte a pixel.
  private static let mostPixels = 16 << 20

  /// The latest first.
  private var kept: [Shade] = []

  /// Draws the shade that begins at a command, if there is one.
  ///
  /// - Returns: Its commands, and whether it is drawn: one that is new is still to be; `nil` where
  ///   no shade begins.
  func draw(
    _ list: HUDScene.DisplayList, at index: Int, before end: Int, on cairo: OpaquePointer
  ) -> (commands: Range<Int>, isDrawn: Bool)? {
    guard let range = Shade.range(in: list, from: index, before: end),
      let transform = cairo.transform(under: .identity)
    else { return nil }
    if let place = kept.firstIndex(where: { $0.matches(list, range, transform) }) {
      let shade = kept.remove(at: place)
      kept.insert(shade, at: 0)
      return (range, shade.draw(atMost: Self.mostPixels, on: cairo))
    }
    if kept.count >= Self.most { kept.removeLast() }
    kept.insert(Shade(list, range, transform), at: 0)
    return (range, false)
  }
}

/// Commands that draw in one hue, and what they leave behind.
private final class Shade {
  private let commands: [HUDScene.DisplayList.Command]
  private let outlines: [[HUDScene.DisplayList.Element]]
  private let transform: HUDScene.Transform
  private var mask: (bitmap: Mask, pixels: HUDScene.Rect)?
  private var isHopeless = false

  init(_ list: HUDScene.DisplayList, _ range: Range<Int>, _ transform: HUDScene.Transform) {
    commands = Array(list.commands[range])
    outlines = commands.map { $0.outline.map { Array(list[$0]) } ?? [] }
    self.transform = transform
  }

  /// The commands of a shade: a fill, or a clip with fills up to its end.
  static func range(
    in list: HUDScene.DisplayList, from index: Int, before end: Int
  ) -> Range<Int>? {
    switch list.commands[index] {
    case .fill(_, _, let paint): return paint.hue.map { _ in index..<(index + 1) }
    case .clip:
      var hue: HUDScene.Color?
      for next in (index + 1)..<max(index + 1, end) {
        switch list.commands[next] {
        case .end: return hue.map { _ in index..<(next + 1) }
        case .fill(_, _, let paint):
          guard let color = paint.hue, hue == nil || hue == color else { return nil }
          hue = color
        case .stroke, .text, .picture, .clip, .group: return nil
        }
      }
      return nil
    case .stroke, .text, .picture, .group, .end: return nil
    }
  }

  /// Whether the commands of a list draw the same in the same place.
  func matches(
    _ list: HUDScene.DisplayList, _ range: Range<Int>, _ transform: HUDScene.Transform
  ) -> Bool {
    self.transform == transform && commands.elementsEqual(list.commands[range])
      && zip(commands, outlines).allSatisfy { command, outline in
        command.outline.map { list[$0].elementsEqual(outline) } ?? true
      }
  }

  /// Whether it could be drawn by its mask.
  func draw(atMost limit: Int, on cairo: OpaquePointer) -> Bool {
    if mask == nil, !isHopeless {
      mask = make(atMost: limit)
      isHopeless = mask == nil
    }
    guard let mask, let hue = commands.lazy.compactMap(\.hue).first else { return false }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    if let hole { cairo.clip(mask.pixels, without: hole) }
    cairo_set_source_rgb(cairo, hue.red, hue.green, hue.blue)
    cairo_mask_surface(cairo, mask.bitmap.surface, mask.pixels.x, mask.pixels.y)
    cairo_restore(cairo)
    return true
  }

  private func make(atMost limit: Int) -> (Mask, HUDScene.Rect)? {
    guard let bounds, let pixels = transform.pixels(round: bounds),
      pixels.width * pixels.height <= Double(limit)
    else { return nil }
    var matrix = transform.matrix
    matrix.x0 -= pixels.x
    matrix.y0 -= pixels.y
    guard let mask = Mask(pixels) else { return nil }
    mask.draw { cairo in
      cairo_set_matrix(cairo, &matrix)
      for (command, outline) in zip(commands, outlines) {
        cairo.trace(outline[...])
        switch command {
        case .fill(_, let rule, let paint):
          cairo.setRule(rule)
          cairo.setSource(paint)
          cairo_fill(cairo)
        case .clip(_, let rule):
          cairo.setRule(rule)
          cairo_clip(cairo)
        case .stroke, .text, .picture, .group, .end: break
        }
      }
    }
    return (mask, pixels)
  }

  /// The whole pixels that a clip with a hole, as that of a shadow round its box, surely leaves out.
  private var hole: HUDScene.Rect? {
    guard case .clip(_, .evenOdd)? = commands.first, let outline = outlines.first,
      outline.count == 2, case .rounded(let rect, let radius) = outline[1], radius.isFinite
    else { return nil }
    // What lies within the corners.
    let place = transform.applied(to: rect.inset(by: max(0, radius) * 0.3))
    let (left, top) = (place.x.rounded(.up), place.y.rounded(.up))
    let hole = HUDScene.Rect(
      left, top, place.maxX.rounded(.down) - left, place.maxY.rounded(.down) - top)
    return hole.isEmpty ? nil : hole
  }

  /// All of it lies in this; `nil` where that is not known.
  private var bounds: HUDScene.Rect? {
    var (fills, clip) = (HUDScene.Rect.zero, HUDScene.Rect?.none)
    for (command, outline) in zip(commands, outlines) {
      var rect = HUDScene.Rect.zero
      for element in outline {
        guard case .rounded(let part, _) = element, let part = part.sound else { return nil }
        rect = rect.union(part)
      }
      if case .clip = command { clip = rect } else { fills = fills.union(rect) }
    }
    return clip.map { fills.intersection($0) } ?? fills
  }
}

/// How opaque each pixel of a rectangle is.
private final class Mask {
  let surface: OpaquePointer

  init?(_ pixels: HUDScene.Rect) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(pixels.width), Int32(pixels.height))
    else { return nil }
    self.surface = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { cairo_surface_destroy(surface) }

  func draw(_ body: (OpaquePointer) -> Void) {
    guard let cairo = cairo_create(surface) else { return }
    body(cairo)
    cairo_destroy(cairo)
  }
}

extension OpaquePointer {
  /// Leaves out a hole: four rectangles of whole pixels cost nothing to keep to.
  fileprivate func clip(_ pixels: HUDScene.Rect, without hole: HUDScene.Rect) {
    let hole = hole.intersection(pixels)
    guard !hole.isEmpty else { return }
    cairo_new_path(self)
    cairo_rectangle(self, pixels.x, pixels.y, pixels.width, hole.y - pixels.y)
    cairo_rectangle(self, pixels.x, hole.maxY, pixels.width, pixels.maxY - hole.maxY)
    cairo_rectangle(self, pixels.x, hole.y, hole.x - pixels.x, hole.height)
    cairo_rectangle(self, hole.maxX, hole.y, pixels.maxX - hole.maxX, hole.height)
    cairo_clip(self)
  }
}

extension HUDScene.DisplayList.Command {
  fileprivate var hue: HUDScene.Color? {
    if case .fill(_, _, let paint) = self { paint.hue } else { nil }
  }
}

extension HUDScene.Paint {
  /// The colour that a gradient has everywhere, its opacity apart; `nil` if it has more than one.
  fileprivate var hue: HUDScene.Color? {
    switch self {
    case .color: nil
    case .linear(_, _, let ramp), .radial(_, _, _, let ramp): ramp.hue
    }
  }
}

extension HUDScene.Ramp {
  fileprivate var hue: HUDScene.Color? {
    func opaque(_ color: HUDScene.Color) -> HUDScene.Color {
      HUDScene.Color(red: color.red, green: color.green, blue: color.blue)
    }
    let hue = opaque(start)
    return opaque(middle) == hue && opaque(end) == hue ? hue : nil
  }
}

extension HUDScene.Transform {
  /// The whole pixels round a rectangle; `nil` where there is none, or more than a surface can have.
  fileprivate func pixels(round rect: HUDScene.Rect) -> HUDScene.Rect? {
    let place = applied(to: rect)
    guard !place.isEmpty, place.width < 32_000, place.height < 32_000 else { return nil }
    let (left, top) = (place.x.rounded(.down), place.y.rounded(.down))
    return HUDScene.Rect(
      left, top, place.maxX.rounded(.up) - left, place.maxY.rounded(.up) - top)
  }
}
