/// How a piece of text looks: one of the basic colours, and traits.
package struct Style: Hashable, Sendable {
  /// The colour of the characters; the raw value is the number that selects it.
  package enum Ink: UInt8, Hashable, Sendable, CaseIterable {
    case black = 30
    case red, green, yellow, blue, magenta, cyan, white
    /// The terminal's own.
    case standard = 39
    case brightBlack = 90
    case brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Traits(rawValue: 1 << 0)
    package static let dim = Traits(rawValue: 1 << 1)
    package static let italic = Traits(rawValue: 1 << 2)
    package static let underlined = Traits(rawValue: 1 << 3)
    package static let reversed = Traits(rawValue: 1 << 4)
  }

  package var ink: Ink
  package var traits: Traits

  package init(_ ink: Ink = .standard, _ traits: Traits = []) {
    self.ink = ink
    self.traits = traits
  }

  /// As the terminal writes when nothing was asked of it.
  package static let plain = Style()
}

extension Style {
  /// Appends what brings the terminal from this style to another, in one sequence or none.
  func appendChange(to other: Style, into bytes: inout [UInt8]) {
    guard other != self else { return }
    bytes.append(contentsOf: [0x1B, 0x5B])
    guard other != .plain else { return bytes.append(0x6D) }
    // Bold and dim are switched off by one number; to take a trait away, all is set anew.
    let isAnew = !other.traits.isSuperset(of: traits)
    var isFirst = true
    func append(_ number: UInt8) {
      if !isFirst { bytes.append(0x3B) }
      bytes.appendDecimal(Int(number))
      isFirst = false
    }
    if isAnew { append(0) }
    for (trait, number) in Self.numbers
    where other.traits.contains(trait) && (isAnew || !traits.contains(trait)) {
      append(number)
    }
    if other.ink != (isAnew ? .standard : ink) { append(other.ink.rawValue) }
    bytes.append(0x6D)
  }

  private static let numbers: [(Traits, UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underlined, 4), (.reversed, 7),
  ]
}
