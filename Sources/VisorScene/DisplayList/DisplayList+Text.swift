/// The list as text, one command a line, for tests and for people.
extension HUDScene.DisplayList: CustomStringConvertible {
  /// One command a line, what lies in a group or clip indented; numbers with three decimals at most.
  public var description: String {
    var lines: [String] = []
    var depth = 0
    for command in commands {
      if case .end = command { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + text(of: command))
      switch command {
      case .clip, .group: depth += 1
      case .fill, .stroke, .text, .picture, .end: break
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(of command: Command) -> String {
    switch command {
    case .fill(let outline, let rule, let paint):
      "fill \(paint)\(rule == .evenOdd ? " even-odd" : "") \(text(of: outline))"
    case .stroke(let outline, let pen, let paint):
      "stroke \(paint) \(pen.width.short) \(pen.cap.rawValue) \(pen.join.rawValue) "
        + text(of: outline)
    case .text(let run): "text \(run)"
    case .picture(let picture, let rect, let tint):
      "picture \(picture.name) \(rect)" + (tint.map { " \($0)" } ?? "")
    case .clip(let outline, let rule):
      "clip\(rule == .evenOdd ? " even-odd" : "") \(text(of: outline))"
    case .group(let transform, let opacity, let bounds):
      "group \(opacity.short) \(transform) \(bounds)"
    case .end: "end"
    }
  }

  private func text(of outline: Outline) -> String {
    self[outline].map(\.description).joined(separator: " ")
  }
}

extension HUDScene.DisplayList.Element: CustomStringConvertible {
  /// As in SVG where it has a letter there; `A` centre, radius and two angles, `R` a rectangle.
  public var description: String {
    switch self {
    case .move(let point): "M\(point)"
    case .line(let point): "L\(point)"
    case .curve(let first, let second, let point): "C\(first) \(second) \(point)"
    case .arc(let center, let radius, let from, let to):
      "A\(center) \(radius.short) \(from.short)..\(to.short)"
    case .close: "Z"
    case .rounded(let rect, let radius): "R\(rect)" + (radius > 0 ? " \(radius.short)" : "")
    }
  }
}

extension HUDScene.Paint: CustomStringConvertible {
  /// The colour, or the kind and measures of a gradient with its colours.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .linear(let from, let to, let ramp): "linear(\(from) \(to) \(ramp))"
    case .radial(let center, let inner, let outer, let ramp):
      "radial(\(center) \(inner.short) \(outer.short) \(ramp))"
    }
  }
}

extension HUDScene.Ramp: CustomStringConvertible {
  /// Its three colours.
  public var description: String { "\(start) \(middle) \(end)" }
}

extension HUDScene.Color: CustomStringConvertible {
  /// `#RRGGBB`, with two digits more where it is not opaque.
  public var description: String {
    let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}

extension HUDScene.Point: CustomStringConvertible {
  /// `x,y`.
  public var description: String { "\(x.short),\(y.short)" }
}

extension HUDScene.Rect: CustomStringConvertible {
  /// `x,y widthxheight`.
  public var description: String { "\(x.short),\(y.short) \(width.short)x\(height.short)" }
}

extension HUDScene.Transform: CustomStringConvertible {
  /// `[xx yx xy yy dx dy]`, or `x` and the scale with the way it is moved.
  public var description: String {
    xy == 0 && yx == 0 && xx == yy
      ? "x\(xx.short)+\(dx.short),\(dy.short)"
      : "[\(xx.short) \(yx.short) \(xy.short) \(yy.short) \(dx.short) \(dy.short)]"
  }
}

extension HUDScene.TextRun: CustomStringConvertible {
  /// The text in quotes, where it starts, how wide it is, its font and its colour.
  public var description: String {
    "\"\(text)\" \(origin) \(width.short)w \(font) \(color)"
      + (direction == .rightToLeft ? " rtl" : "")
  }
}

extension HUDScene.Font: CustomStringConvertible {
  /// Its size and weight, behind its family if it names one.
  public var description: String {
    (family.isEmpty ? "" : "\(family) ") + "\(size.short)/\(weight)"
  }
}

extension Double {
  /// With three decimals at most, and none that are zero; `nan` and `inf` as they are.
  var short: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let thousandths = Int((abs(self) * 1000).rounded())
    let sign = self < 0 && thousandths > 0 ? "-" : ""
    var decimals = String(thousandths % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(thousandths / 1000)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}
