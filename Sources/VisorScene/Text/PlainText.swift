/// Text from anywhere, made fit to be drawn.
enum PlainText {
  /// What is longer is cut: nobody reads it on a HUD, and measuring it takes time.
  static let limit = 1024

  /// The paragraphs of a text: controls are taken out, and so is what turns the direction of
  /// whatever follows; blank lines at the begin and end go.
  static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars.prefix(limit) {
      if isNewline(scalar) {
        if !(scalar == "\n" && previous == "\r") {
          paragraphs.append(trimmed(line))
          line = String.UnicodeScalarView()
        }
      } else if scalar == "\t" {
        line.append(" ")
      } else if !isControl(scalar) {
        line.append(scalar)
      }
      previous = scalar
    }
    paragraphs.append(trimmed(line))
    while paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    return Array(paragraphs.drop(while: \.isEmpty))
  }

  /// The text on one line.
  static func line(_ text: String) -> String { paragraphs(text).joined(separator: " ") }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB, 0xFEFF: true
    default: false
    }
  }

  private static func trimmed(_ line: String.UnicodeScalarView) -> String {
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    var end = line.endIndex
    while end > start, line[line.index(before: end)] == " " { end = line.index(before: end) }
    return String(String.UnicodeScalarView(line[start..<end]))
  }
}
