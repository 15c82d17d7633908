extension Screen.Style {
  /// Applies the parameters of one SGR sequence, in order.
  ///
  /// Returns whether all of them were known; those that were have been applied all the same.
  mutating func render(_ parameters: [ControlSequence.Parameter]) -> Bool {
    var rest = parameters[...]
    var allKnown = true
    if rest.isEmpty { reset() }
    while let parameter = rest.popFirst() {
      let code = parameter[0] ?? 0
      switch code {
      case 38, 48, 58:
        if let color = Self.color(parameter, &rest) {
          paint(code, color)
        } else {
          allKnown = false
        }
      case 4: isUnderlined = parameter.count < 2 || parameter[1] != 0
      default: allKnown = apply(code) && parameter.count == 1 && allKnown
      }
    }
    return allKnown
  }

  private mutating func reset() {
    let link = link
    self = Screen.Style()
    self.link = link
  }

  private mutating func paint(_ code: Int, _ color: Screen.Color) {
    switch code {
    case 38: foreground = color
    case 48: background = color
    default: break  // The colour of the underline has no place in a style.
    }
  }

  private mutating func apply(_ code: Int) -> Bool {
    switch code {
    case 0: reset()
    case 1: isBold = true
    case 2: isDim = true
    case 3: isItalic = true
    case 5, 6: isBlinking = true
    case 7: isInverse = true
    case 8: isHidden = true
    case 9: isStruckThrough = true
    case 21: isUnderlined = true
    case 22: (isBold, isDim) = (false, false)
    case 23: isItalic = false
    case 24: isUnderlined = false
    case 25: isBlinking = false
    case 27: isInverse = false
    case 28: isHidden = false
    case 29: isStruckThrough = false
    case 30...37: foreground = .indexed(UInt8(code - 30))
    case 39: foreground = .standard
    case 40...47: background = .indexed(UInt8(code - 40))
    case 49: background = .standard
    case 59: break
    case 90...97: foreground = .indexed(UInt8(code - 90 + 8))
    case 100...107: background = .indexed(UInt8(code - 100 + 8))
    default: return false
    }
    return true
  }

  /// The colour behind 38, 48 or 58: `38:2::r:g:b`, `38:2:r:g:b` and `38:5:n` carry it themselves;
  /// `38;2;r;g;b` and `38;5;n` take it from the parameters that follow.
  private static func color(
    _ parameter: ControlSequence.Parameter, _ rest: inout ArraySlice<ControlSequence.Parameter>
  ) -> Screen.Color? {
    if parameter.count > 1 {
      let parts = parameter.dropFirst(2)
      switch parameter[1] {
      case 2: return rgb(parts.count > 3 ? parts.dropFirst().prefix(3) : parts)
      case 5: return indexed(parts.first ?? nil)
      default: return nil
      }
    }
    guard let kind = rest.popFirst()?[0] else { return nil }
    switch kind {
    case 2:
      let parts = rest.prefix(3).map { $0[0] }
      rest = rest.dropFirst(3)
      return rgb(parts[...])
    case 5: return rest.popFirst().flatMap { indexed($0[0]) }
    default: return nil
    }
  }

  private static func indexed(_ value: Int?) -> Screen.Color? {
    UInt8(exactly: value ?? 0).map { .indexed($0) }
  }

  private static func rgb(_ parts: ArraySlice<Int?>) -> Screen.Color? {
    let values = parts.compactMap { UInt8(exactly: $0 ?? 0) }
    guard values.count == 3 else { return nil }
    return .rgb(red: values[0], green: values[1], blue: values[2])
  }
}
