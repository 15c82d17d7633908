/// Makes text from outside harmless to a terminal and to the row that it is put in.
///
/// What comes out holds no control and no escape sequence, overrides no direction, and is bounded
/// in bytes for its cells. Neutralising it again changes nothing. The rules, in the order in which
/// they are tried:
///
/// - An escape sequence vanishes whole, in its ESC and in its C1 form: CSI, OSC, DCS, SOS, PM, APC
///   and the short ones. An incomplete one vanishes as far as what follows can belong to it.
/// - A run of tabs, line feeds, carriage returns, vertical tabs, form feeds, U+0085, U+2028 and
///   U+2029 becomes one space. Spaces stay as they are.
/// - Other controls vanish: C0, DEL and C1, and the invisible scalars that Unicode breaks like
///   them. Those are the bidirectional overrides, embeddings, isolates and marks (U+202A–202E,
///   U+2066–2069, U+200E, U+200F, U+061C), zero width space, word joiner, byte order mark, soft
///   hyphen, interlinear annotation and the like. The joiners U+200C and U+200D stay: scripts and
///   emoji need them.
/// - Tags vanish, except after U+1F3F4 as the code of a region (England, Scotland, Wales).
/// - A noncharacter becomes U+FFFD. Unassigned and private use scalars stay.
/// - A cluster keeps its first 16 scalars; whatever would extend it further vanishes. That is more
///   than any emoji has, and bounds what one cell can carry to 64 bytes.
package enum Neutral {
  /// The most scalars that a cluster keeps.
  package static let longestCluster = 16

  /// The text as one line.
  ///
  /// Text that needs no change is answered as it is. At most `limit` scalars of the text are
  /// looked at, and the rest is left out; 0 or less gives "". The time is linear in those.
  package static func line(_ text: String, limit: Int = .max) -> String {
    if text.utf8.count <= limit, isPrintableASCII(text) { return text }
    let head = firstScalars(text, limit)
    if let changed = neutralised(head) { return changed }
    return head.endIndex == text.endIndex ? text : String(head)
  }

  /// The bytes as one line, where what is no UTF-8 becomes U+FFFD.
  ///
  /// At most `limit` bytes are looked at; one that is cut within a scalar ends in U+FFFD.
  package static func line(utf8 bytes: some Collection<UInt8>, limit: Int = .max) -> String {
    line(String(decoding: bytes.prefix(max(0, limit)), as: UTF8.self))
  }

  /// The lines of the text, each neutralised by itself.
  ///
  /// A line ends at CR LF, LF, CR, U+0085, U+2028, U+2029 or the end of the text, and so does a
  /// sequence that is incomplete there. A line break at the end of the text begins no further
  /// line, and "" has no lines. At most `limit` scalars of the text are looked at.
  package static func lines(_ text: String, limit: Int = .max) -> [String] {
    var lines: [String] = []
    var rest = firstScalars(text, limit)
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.breaksLine) ?? rest.endIndex
      let line = rest[..<end]
      lines.append(neutralised(line) ?? String(line))
      rest = rest[end...]
      if rest.starts(with: "\r\n".unicodeScalars) { rest = rest.dropFirst() }
      rest = rest.dropFirst()
    }
    return lines
  }

  /// The scalars as one line, or nil if they are one already.
  private static func neutralised(_ scalars: Substring.UnicodeScalarView) -> String? {
    var pass = NeutralPass(scalars)
    return pass.run()
  }

  private static func firstScalars(_ text: String, _ limit: Int) -> Substring.UnicodeScalarView {
    let scalars = text.unicodeScalars
    return text.utf8.count <= limit ? scalars[...] : scalars.prefix(max(0, limit))
  }

  private static func isPrintableASCII(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x5F }
    } ?? false
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line: LF, CR, NEL or one of the separators.
  fileprivate var breaksLine: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
