/// Reads one JSON object by the letter of RFC 8259.
///
/// It is Visor's own because Foundation, which has the other one at hand, would add many times to
/// the size of the tool and to the time in which it starts. It knows only what events need: an
/// object at the top, of whose members those that are arrays or objects are checked and left out.
/// Of a name that is there twice, the last counts. Bytes that are no UTF-8 are repaired within
/// strings and refused outside. It is total: every input gives an object or a reason, in time
/// linear in its length and with bounded depth.
package struct JSONReader {
  /// How many arrays and objects may be open at once, the outermost included.
  package static let deepest = 32

  let bytes: [UInt8]
  var position = 0

  /// The members of the object that is all of `bytes`, but for blanks around it.
  package static func object(_ bytes: [UInt8]) throws(InvalidJSON) -> [String: JSONValue] {
    var reader = JSONReader(bytes: bytes)
    reader.skipBlanks()
    let members = try reader.object(depth: 1)
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.expected("the end of the line") }
    return members
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Structure

  private mutating func object(depth: Int) throws(InvalidJSON) -> [String: JSONValue] {
    try expect("{", "{")
    var members: [String: JSONValue] = [:]
    if takes("}") { return members }
    repeat {
      skipBlanks()
      let name = try string("a name in quotation marks")
      skipBlanks()
      try expect(":", "a colon")
      members[name] = try value(depth: depth)
    } while takes(",")
    try expect("}", "a comma or }")
    return members
  }

  private mutating func array(depth: Int) throws(InvalidJSON) {
    try expect("[", "[")
    if takes("]") { return }
    repeat { _ = try value(depth: depth) } while takes(",")
    try expect("]", "a comma or ]")
  }

  /// A value within so many open arrays and objects.
  private mutating func value(depth: Int) throws(InvalidJSON) -> JSONValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "\""): return .string(try string("a string"))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.deepest else { throw InvalidJSON(reason: .tooDeep, offset: position) }
      if next == UInt8(ascii: "{") {
        _ = try object(depth: depth + 1)
      } else {
        try array(depth: depth + 1)
      }
      return .nested
    default:
      if takes(word: "null") { return .null }
      if takes(word: "true") { return .bool(true) }
      if takes(word: "false") { return .bool(false) }
      return .number(JSONNumber(literal: try number()))
    }
  }

  // MARK: Numbers

  private mutating func number() throws(InvalidJSON) -> String {
    let start = position
    let isNegative = takesHere("-")
    if !takesHere("0") { try digits(isNegative ? "a digit" : "a value") }
    if takesHere(".") { try digits("a digit") }
    if takesHere("e") || takesHere("E") {
      _ = takesHere("+") || takesHere("-")
      try digits("a digit")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits(_ what: String) throws(InvalidJSON) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw expected(what) }
  }

  // MARK: Bytes

  /// The byte at the place that has been reached; `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  func expected(_ what: String) -> InvalidJSON {
    InvalidJSON(reason: .expected(what), offset: position)
  }

  mutating func takesHere(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    return takesHere(character)
  }

  private mutating func expect(
    _ character: Unicode.Scalar, _ what: String
  ) throws(InvalidJSON) {
    guard takesHere(character) else { throw expected(what) }
  }

  private mutating func takes(word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    let isHere = word.withUTF8Buffer { word in
      end <= bytes.count && bytes[position..<end].elementsEqual(word)
    }
    if isHere { position = end }
    return isHere
  }
}
