/// The two character sets that SO and SI choose between.
struct Charsets: Equatable, Sendable {
  enum Set: Equatable {
    case plain
    /// DEC Special Graphics: lines and corners in place of small letters.
    case lines
  }

  private var first = Set.plain
  private var second = Set.plain
  var isShifted = false

  private static let graphics = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)

  mutating func designate(_ set: Set, second isSecond: Bool) {
    if isSecond { second = set } else { first = set }
  }

  func translate(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (isShifted ? second : first) == .lines, (0x60...0x7E).contains(scalar.value) else {
      return scalar
    }
    return Self.graphics[Int(scalar.value - 0x60)]
  }
}
