/// The numbers of a control sequence; what is missing or beyond the last reads as 0.
struct SequenceParameters: Equatable, Sendable {
  private static let most = 64
  private static let largest = 65_535

  private var numbers: [Int] = []
  /// Whether a number follows a colon and so belongs to the one before.
  private var parts: [Bool] = []

  var count: Int { numbers.count }

  subscript(index: Int) -> Int {
    index < numbers.count ? numbers[index] : 0
  }

  /// The number as a count or a place from 1: 0 is 1.
  func count(at index: Int) -> Int { max(1, self[index]) }

  func isPart(_ index: Int) -> Bool {
    index < parts.count && parts[index]
  }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }

  /// Takes a digit, a semicolon or a colon.
  mutating func take(_ byte: UInt8) {
    if numbers.isEmpty { append(isPart: false) }
    switch byte {
    case 0x30...0x39:
      let last = numbers.count - 1
      numbers[last] = min(Self.largest, numbers[last] * 10 + Int(byte - 0x30))
    case 0x3A: append(isPart: true)
    default: append(isPart: false)
    }
  }

  private mutating func append(isPart: Bool) {
    guard numbers.count < Self.most else { return }
    numbers.append(0)
    parts.append(isPart)
  }
}
