/// The style that other output has left the terminal in, in all that SGR can say.
struct ForeignStyle: Equatable, Sendable {
  enum Color: Equatable, Sendable {
    /// By the number that selects it.
    case basic(Int)
    case indexed(Int)
    case direct(Int, Int, Int)
  }

  /// One bit for each of the numbers 1 to 9.
  private var traits: UInt16 = 0
  /// The kind of underline, where it is not the usual one.
  private var underline = 0
  private var isOverlined = false
  private var foreground: Color?
  private var background: Color?
  private var underlineColor: Color?

  static let plain = ForeignStyle()
}

extension ForeignStyle {
  /// Applies the parameters of an SGR sequence, in order; what it doesn't know it skips.
  mutating func apply(_ parameters: SequenceParameters) {
    var index = 0
    if parameters.count == 0 { self = .plain }
    while index < parameters.count {
      let code = parameters[index]
      switch code {
      case 38, 48, 58:
        if let color = Self.color(parameters, at: &index) { set(code, color) }
      case 4 where parameters.isPart(index + 1):
        setUnderline(parameters[index + 1])
      default: apply(code)
      }
      index += 1
      while parameters.isPart(index) { index += 1 }
    }
  }

  private mutating func apply(_ code: Int) {
    switch code {
    case 0: self = .plain
    case 1...9:
      traits |= 1 << UInt16(code)
      if code == 4 { underline = 0 }
    case 21: setUnderline(2)
    case 22: traits &= ~(1 << 1 | 1 << 2)
    case 24: setUnderline(0)
    case 25: traits &= ~(1 << 5 | 1 << 6)
    case 23, 27, 28, 29: traits &= ~(1 << UInt16(code - 20))
    case 30...37, 90...97: foreground = .basic(code)
    case 39: foreground = nil
    case 40...47, 100...107: background = .basic(code)
    case 49: background = nil
    case 53: isOverlined = true
    case 55: isOverlined = false
    case 59: underlineColor = nil
    default: break
    }
  }

  private mutating func setUnderline(_ kind: Int) {
    underline = kind > 1 ? min(kind, 9) : 0
    if kind > 0 { traits |= 1 << 4 } else { traits &= ~(1 << 4) }
  }

  private mutating func set(_ code: Int, _ color: Color) {
    switch code {
    case 38: foreground = color
    case 48: background = color
    default: underlineColor = color
    }
  }

  /// Reads `38;5;N`, `38;2;R;G;B` and the same with colons; leaves the index at its last number.
  private static func color(_ parameters: SequenceParameters, at index: inout Int) -> Color? {
    let first = index + 1
    let isParts = parameters.isPart(first)
    var last = first
    while isParts, parameters.isPart(last + 1) { last += 1 }
    switch parameters[first] {
    case 5:
      index = isParts ? last : first + 1
      return .indexed(parameters[first + 1])
    case 2:
      // With colons a colour space may come before the three.
      let red = isParts && last - first > 3 ? first + 2 : first + 1
      index = isParts ? last : first + 3
      return .direct(parameters[red], parameters[red + 1], parameters[red + 2])
    default:
      index = isParts ? last : index
      return nil
    }
  }
}

extension ForeignStyle {
  /// Appends what sets this style where none is set.
  func append(into bytes: inout [UInt8]) {
    guard self != .plain else { return }
    bytes.append(contentsOf: [0x1B, 0x5B])
    var separator: UInt8?
    func number(_ number: Int, _ next: UInt8 = 0x3B) {
      if let separator { bytes.append(separator) }
      bytes.appendDecimal(number)
      separator = next
    }
    for code in 1...9 where traits & 1 << UInt16(code) != 0 {
      number(code, code == 4 && underline > 0 ? 0x3A : 0x3B)
      if code == 4, underline > 0 { number(underline) }
    }
    if isOverlined { number(53) }
    for (code, color) in [(38, foreground), (48, background), (58, underlineColor)] {
      switch color {
      case .none: break
      case .basic(let basic): number(basic)
      case .indexed(let index):
        number(code)
        number(5)
        number(index)
      case .direct(let red, let green, let blue):
        number(code)
        number(2)
        number(red)
        number(green)
        number(blue)
      }
    }
    bytes.append(0x6D)
  }
}
