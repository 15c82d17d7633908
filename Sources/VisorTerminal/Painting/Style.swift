/// The name under which rows and painters know a style.
package typealias Style = TerminalStyle

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
