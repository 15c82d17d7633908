/// One line of the replay form, cut into words and strings.
struct ReplayLine {
  enum Token: Equatable {
    case word(String)
    case string(String)
  }

  /// Why a line is refused; a sentence without its subject.
  struct Refusal: Error, Equatable {
    let reason: String
  }

  private var tokens: ArraySlice<Token>

  /// Cuts a line up.
  init(_ line: String) throws(Refusal) {
    var tokens: [Token] = []
    var rest = line[...].unicodeScalars
    while let first = rest.first {
      if Self.isSpace(first) {
        rest.removeFirst()
      } else if first == "\"" {
        tokens.append(.string(try Self.string(&rest)))
      } else {
        let word = rest.prefix { !Self.isSpace($0) && $0 != "\"" }
        rest = rest[word.endIndex...]
        tokens.append(.word(String(Substring(word))))
      }
    }
    self.tokens = tokens[...]
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
  }

  private static func string(_ rest: inout Substring.UnicodeScalarView) throws(Refusal) -> String {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else {
          throw Refusal(reason: #"a backslash in a string goes before " or \ only"#)
        }
        text.append(escaped)
      default: text.append(scalar)
      }
    }
    throw Refusal(reason: "a string is not closed")
  }

  // MARK: Reading on

  var isAtEnd: Bool { tokens.isEmpty }

  /// Takes the next token if it is this word.
  mutating func takes(_ word: String) -> Bool {
    guard tokens.first == .word(word) else { return false }
    tokens.removeFirst()
    return true
  }

  /// The next token if it is a word.
  mutating func takeWord() -> String? {
    guard case .word(let word)? = tokens.first else { return nil }
    tokens.removeFirst()
    return word
  }

  mutating func word(_ what: String) throws(Refusal) -> String {
    guard let word = takeWord() else { throw Refusal(reason: "\(what) is missing") }
    return word
  }

  mutating func string(_ what: String) throws(Refusal) -> String {
    guard case .string(let text)? = tokens.first else {
      throw Refusal(reason: "\(what) in double quotes is missing")
    }
    tokens.removeFirst()
    return text
  }

  /// A whole number of milliseconds; one beyond the range counts as the end of the range.
  mutating func milliseconds(_ what: String) throws(Refusal) -> Duration {
    let word = try word(what)
    guard let count = Self.whole(word) else {
      throw Refusal(reason: "\(what) is not a whole number of milliseconds: \(word)")
    }
    return .milliseconds(count)
  }

  /// A decimal number, `nan`, `inf` or `-inf`.
  mutating func number(_ what: String) throws(Refusal) -> Double {
    let word = try word(what)
    switch word {
    case "nan": return .nan
    case "inf": return .infinity
    case "-inf": return -.infinity
    default:
      guard Self.isDecimal(word), let number = Double(word) else {
        throw Refusal(reason: "\(what) is not a decimal number, nan, inf or -inf: \(word)")
      }
      return number
    }
  }

  func end() throws(Refusal) {
    switch tokens.first {
    case nil: return
    case .word(let word): throw Refusal(reason: "\(word) is not expected here")
    case .string(let text): throw Refusal(reason: "\"\(text)\" is not expected here")
    }
  }

  /// A whole decimal number, clamped to what fits; `nil` for anything else.
  static func whole(_ word: String) -> Int64? {
    guard isDecimal(word), !word.contains(".") else { return nil }
    return Int64(word) ?? (word.hasPrefix("-") ? .min : .max)
  }

  private static func isDecimal(_ word: String) -> Bool {
    let digits = word.hasPrefix("-") ? word.dropFirst() : word[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }
}
