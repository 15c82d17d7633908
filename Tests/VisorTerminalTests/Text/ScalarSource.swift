import VisorTestSupport

/// Draws texts that are rich in what is hard: controls, sequences, marks, joiners, emoji, tags.
///
/// The same seed gives the same texts on every system.
struct ScalarSource {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A text of up to `longest` scalars.
  mutating func text(upTo longest: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int(below(UInt64(longest) + 1)) { text.append(scalar()) }
    return String(text)
  }

  /// A number from 0 up to but not including `bound`.
  mutating func below(_ bound: UInt64) -> UInt64 {
    random.next() % bound
  }

  private mutating func scalar() -> Unicode.Scalar {
    let kind = Int(below(UInt64(ScalarSource.kinds.count)))
    let range = ScalarSource.kinds[kind]
    let value = range.lowerBound + UInt32(below(UInt64(range.count)))
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static let kinds: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x61...0x7A, 0x30...0x3B, 0x5B...0x5D, 0x00...0x1F, 0x7F...0x9F, 0x1B...0x1B,
    0x9B...0x9F, 0x07...0x07, 0x300...0x36F, 0x600...0x605, 0x900...0x94F, 0x1100...0x11FF,
    0xAC00...0xAC40, 0x200B...0x200F, 0x200D...0x200D, 0x2028...0x202E, 0x2060...0x206F,
    0x20E3...0x20E3, 0x2600...0x27BF, 0x3040...0x3100, 0xFDD0...0xFDEF, 0xFE0E...0xFE0F,
    0xFE0F...0xFE0F, 0xFF61...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F3F4...0x1F3F4, 0x1F3FB...0x1F3FF,
    0x1F466...0x1F469, 0x1F600...0x1F6FF, 0xE0061...0xE007F, 0xE007F...0xE007F,
    0xE0100...0xE01EF, 0x0...0x10FFFF,
  ]
}
