import VisorTestSupport

extension SeededGenerator {
  /// The bytes with a few of them changed, taken out, put in or doubled.
  mutating func mangled(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...4, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0...3, using: &self) {
      case 0: bytes[place] = .random(in: 0...255, using: &self)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(Self.telling.randomElement(using: &self) ?? 0, at: place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
      }
    }
    return bytes
  }

  private static let telling = Array("{}[]\",:\\u0eE-+.\n\r#%X \0".utf8) + [0xFF, 0xC3, 0xED]
}
