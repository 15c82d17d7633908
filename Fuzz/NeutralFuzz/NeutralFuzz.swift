import VisorTerminal

/// Neutralises any bytes: what comes out steers no terminal, and comes out again unchanged.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNeutral(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let limit = Int(bytes.first ?? 0)
  let text = String(decoding: bytes, as: UTF8.self)
  var lines = [
    Neutral.line(utf8: bytes), Neutral.line(utf8: bytes, limit: limit), Neutral.line(text),
    Neutral.line(text, limit: limit),
  ]
  precondition(lines[0] == lines[2], "bytes and their text differ")
  precondition(lines[3].unicodeScalars.count <= limit, "the limit was passed")
  lines += Neutral.lines(text) + Neutral.lines(text, limit: limit)
  for line in lines {
    precondition(line.unicodeScalars.allSatisfy(\.isHarmless), "something harmful is left")
    precondition(Neutral.line(line) == line, "the second pass changes something")
    precondition(Neutral.lines(line) == (line.isEmpty ? [] : [line]), "one line is not one line")
    precondition(DisplayWidth.of(line) >= 0, "the text has a negative width")
  }
  return 0
}

extension Unicode.Scalar {
  /// Whether it neither is a control nor turns the direction of what follows.
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: break
    }
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: return false
    default: return true
    }
  }
}
