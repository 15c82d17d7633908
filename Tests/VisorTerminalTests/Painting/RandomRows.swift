import VisorTerminal
import VisorTestSupport

/// Rows and output to try a painter with.
enum RandomRows {
  private static let words = [
    "a", "Building", " ", "é", "日本", "👍🏽", "✓ ", "0123456789012345678901234567890", "e\u{301}x",
    "…", "⠋", "⠙", "42 %",
  ]
  private static let styles = [
    Style.plain, Style(.cyan), Style(.brightRed, .bold), Style(.standard, .dim),
    Style(.green, [.bold, .underlined]),
  ]

  static func rows(_ random: inout SeededGenerator) -> [Row] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      Row(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          Row.Span(random.pick(words), random.pick(styles))
        })
    }
  }

  private static let output = [
    "one", "two words", "\n", "\n", "\r\n", "\r", "\t", "\u{8}", "日", "本語", "é", "e", "\u{301}",
    "👨", "\u{200D}", "👩", "🏽", "\u{1B}[31m", "\u{1B}[1;38;5;17m", "\u{1B}[m",
    "\u{1B}[0;4m", "0123456789", "abcdefghijklmnopqrstuvwxyz", "\u{1B}]0;title\u{7}", "\r\u{1B}[K",
    "\u{1B}[2K\r", "   x",
  ]

  static func output(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) { bytes += random.pick(output).utf8 }
    return bytes
  }
}
