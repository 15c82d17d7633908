extension Screen {
  private static let mostReports = 1_000
  private static let longestReport = 200

  /// Adds to `unrecognized`.
  mutating func report(_ text: String) {
    guard unrecognized.count < Self.mostReports else { return }
    unrecognized.append(Self.readable(text.unicodeScalars.prefix(Self.longestReport)))
  }

  /// Text with what can't be seen spelt out.
  private static func readable(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
