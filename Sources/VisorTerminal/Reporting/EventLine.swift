/// One line in the event form, as it is written.
///
/// Texts are cut. With those of the usual length it is at most `longest` bytes long, its line feed
/// included, so that lines that several processes write to one FIFO do not mix.
package struct EventLine {
  /// The version of the form.
  package static let version = 1
  /// What Linux keeps whole in a FIFO (`PIPE_BUF`); Darwin does so for an eighth of it.
  package static let longest = 4096

  /// The most bytes that a text takes, its escapes included.
  private let longestText: Int
  private var bytes: [UInt8]

  /// An event of this name, at this time in nanoseconds since 1970.
  package init(
    _ event: StaticString, source: String, time: Int64, longestText: Int = 1200
  ) {
    self.longestText = longestText
    bytes = Array(#"{"visor":\#(Self.version),"event":""#.utf8)
    event.withUTF8Buffer { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
    set("source", source)
    let milliseconds = "\(1000 + max(0, time) / 1_000_000 % 1000)".dropFirst()
    set("time", literal: "\(max(0, time) / 1_000_000_000).\(milliseconds)")
  }

  /// Adds a text, unless it is empty.
  package mutating func set(_ member: StaticString, _ text: String) {
    if !text.isEmpty { set(member, evenIfEmpty: text) }
  }

  /// Adds a text, also when it is empty.
  mutating func set(_ member: StaticString, evenIfEmpty text: String) {
    name(member)
    bytes.append(UInt8(ascii: "\""))
    let end = bytes.count + longestText
    for scalar in text.unicodeScalars {
      let escaped = Self.escaped(scalar)
      guard bytes.count + escaped.count <= end else { break }
      bytes += escaped
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds a number.
  package mutating func set(_ member: StaticString, _ number: some BinaryInteger) {
    set(member, literal: "\(number)")
  }

  /// Adds a number, or null for one that is not known.
  mutating func set(_ member: StaticString, _ number: Int?) {
    set(member, literal: number.map { "\($0)" } ?? "null")
  }

  /// Adds a number, or null for one that is not known.
  mutating func set(_ member: StaticString, _ number: Double?) {
    set(member, literal: number.flatMap { $0.isFinite ? "\($0)" : nil } ?? "null")
  }

  /// The line, with its line feed.
  package var line: [UInt8] { bytes + Array("}\n".utf8) }

  private mutating func set(_ member: StaticString, literal: String) {
    name(member)
    bytes += literal.utf8
  }

  private mutating func name(_ member: StaticString) {
    bytes += Array(",\"".utf8)
    member.withUTF8Buffer { bytes += $0 }
    bytes += Array("\":".utf8)
  }

  /// Controls are escaped, those above ASCII too, so that a terminal can show the file.
  private static func escaped(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar.value {
    case 0x22: Array("\\\"".utf8)
    case 0x5C: Array("\\\\".utf8)
    case ..<0x20, 0x7F..<0xA0:
      Array("\\u00".utf8) + Array(String(0x100 + scalar.value, radix: 16).utf8.dropFirst())
    default: Array(String(scalar).utf8)
    }
  }
}
