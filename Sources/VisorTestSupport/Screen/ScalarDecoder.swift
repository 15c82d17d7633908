/// Reads UTF-8 a byte at a time, however the bytes were cut.
///
/// Each longest beginning of a character that comes to nothing is one fault, as Unicode advises.
struct ScalarDecoder: Equatable, Sendable {
  /// What a byte brought to an end; a byte can end a broken character and be one itself.
  struct Outcome {
    /// The bytes that could not be read, a fault each.
    var faults: [[UInt8]] = []
    var scalar: Unicode.Scalar?
  }

  private var bytes: [UInt8] = []
  private var value: UInt32 = 0
  private var missing = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  var isMidCharacter: Bool { missing > 0 }

  mutating func consume(_ byte: UInt8) -> Outcome {
    guard missing > 0 else { return begin(byte) }
    guard range.contains(byte) else {
      let fault = bytes
      missing = 0
      bytes.removeAll(keepingCapacity: true)
      var outcome = begin(byte)
      outcome.faults.insert(fault, at: 0)
      return outcome
    }
    range = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    bytes.append(byte)
    guard missing == 0 else { return Outcome() }
    bytes.removeAll(keepingCapacity: true)
    return Outcome(scalar: Unicode.Scalar(value))
  }

  private mutating func begin(_ byte: UInt8) -> Outcome {
    switch byte {
    case 0x00...0x7F: return Outcome(scalar: Unicode.Scalar(byte))
    case 0xC2...0xDF: expect(1, after: byte, 0x1F)
    case 0xE0: expect(2, after: byte, 0x0F, 0xA0...0xBF)
    case 0xED: expect(2, after: byte, 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: expect(2, after: byte, 0x0F)
    case 0xF0: expect(3, after: byte, 0x07, 0x90...0xBF)
    case 0xF1...0xF3: expect(3, after: byte, 0x07)
    case 0xF4: expect(3, after: byte, 0x07, 0x80...0x8F)
    default: return Outcome(faults: [[byte]])
    }
    return Outcome()
  }

  private mutating func expect(
    _ count: Int, after byte: UInt8, _ mask: UInt8, _ next: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    bytes.append(byte)
    value = UInt32(byte & mask)
    missing = count
    range = next
  }
}
