extension JSONReader {
  /// A string, its quotation marks included; `what` is what is missing where none begins.
  mutating func string(_ what: String) throws(InvalidJSON) -> String {
    guard takesHere("\"") else { throw expected(what) }
    var resolved: [UInt8] = []
    var start = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let end = position
        position += 1
        if resolved.isEmpty { return String(decoding: bytes[start..<end], as: UTF8.self) }
        resolved += bytes[start..<end]
        return String(decoding: resolved, as: UTF8.self)
      case UInt8(ascii: "\\"):
        resolved += bytes[start..<position]
        resolved += String(try escape()).utf8
        start = position
      case ..<0x20:
        throw InvalidJSON(reason: .controlCharacter, offset: position)
      default:
        position += 1
      }
    }
    throw expected("the closing quotation mark")
  }

  private mutating func escape() throws(InvalidJSON) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = next
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw InvalidJSON(reason: .unknownEscape, offset: start)
    }
  }

  /// The scalar of the four digits here and, where they are one half of a pair, of those that
  /// follow; a half without the other is U+FFFD.
  private mutating func unicodeEscape() throws(InvalidJSON) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[position...].starts(with: [0x5C, 0x75]) else { return "\u{FFFD}" }
    let afterFirst = position
    position += 2
    let second = try fourDigits()
    guard (0xDC00...0xDFFF).contains(second) else {
      position = afterFirst
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(InvalidJSON) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let next, let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
        throw expected("a hexadecimal digit")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
