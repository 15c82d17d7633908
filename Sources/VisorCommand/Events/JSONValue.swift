/// A value in a JSON object, as far as events need it.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  /// A text; escapes are resolved, and what is no Unicode is U+FFFD.
  case string(String)
  /// An array or an object: well-formed, and of no further interest.
  case nested
}

/// A number of any size, as it was written.
package struct JSONNumber: Hashable, Sendable {
  /// By the grammar of JSON, which `Int` and `Double` understand.
  package let literal: String

  /// The nearest `Double`; infinite beyond the range.
  package var double: Double { Double(literal) ?? .nan }

  /// The whole part, clamped to what fits.
  package var whole: Int {
    if let whole = Int(literal) { return whole }
    let double = double
    if double.isNaN { return 0 }
    return Int(exactly: double.rounded(.towardZero)) ?? (double < 0 ? .min : .max)
  }
}

/// Why a text is no JSON object.
package struct InvalidJSON: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Something else belongs there, such as `a comma or }`.
    case expected(String)
    case controlCharacter
    case unknownEscape
    case tooDeep
  }

  package let reason: Reason
  /// How many bytes come before the place.
  package let offset: Int
}

extension InvalidJSON: CustomStringConvertible {
  /// What is wrong and where, without a full stop.
  package var description: String {
    let what =
      switch reason {
      case .expected(let what): "\(what) is missing"
      case .controlCharacter: "a string holds a control character"
      case .unknownEscape: "a string holds an unknown escape"
      case .tooDeep: "it is nested more than \(JSONReader.deepest) deep"
      }
    return "\(what) at byte \(offset + 1)"
  }
}
