/// Random bytes that are the same for the same seed.
struct SeededBytes: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
