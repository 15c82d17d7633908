/// The sequences that move, erase and switch.
extension [UInt8] {
  static let eraseBelow: [UInt8] = Array("\u{1B}[J".utf8)
  static let eraseToLineEnd: [UInt8] = Array("\u{1B}[K".utf8)
  static let hideCursor: [UInt8] = Array("\u{1B}[?25l".utf8)
  static let showCursor: [UInt8] = Array("\u{1B}[?25h".utf8)
  /// Until `wrap` what is beyond the last column is written into it.
  static let dontWrap: [UInt8] = Array("\u{1B}[?7l".utf8)
  static let wrap: [UInt8] = Array("\u{1B}[?7h".utf8)
  static let plainStyle: [UInt8] = Array("\u{1B}[m".utf8)
  /// Until `showUpdate` a terminal that knows it goes on showing what was there.
  static let holdUpdate: [UInt8] = Array("\u{1B}[?2026h".utf8)
  static let showUpdate: [UInt8] = Array("\u{1B}[?2026l".utf8)
  static let newLine: [UInt8] = [0x0D, 0x0A]

  mutating func appendUp(_ count: Int) { appendMove(count, 0x41) }
  mutating func appendDown(_ count: Int) { appendMove(count, 0x42) }

  /// Moves within the row; columns count from 0.
  mutating func appendColumn(_ column: Int) {
    if column == 0 { append(0x0D) } else { appendMove(column + 1, 0x47) }
  }

  private mutating func appendMove(_ number: Int, _ final: UInt8) {
    guard number > 0 else { return }
    append(0x1B)
    append(0x5B)
    if number > 1 { appendDecimal(number) }
    append(final)
  }

  mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }
}
