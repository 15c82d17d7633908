/// A row of the table: one option of one or of all commands.
///
/// Of an option given twice the last counts, so that a script's setting can be overridden behind
/// it; a repeatable option collects its values instead.
package struct OptionSpec: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case none
    case required(ValueKind)
    /// A value that is given attached (`--tail=5`, `-t5`) or not at all.
    case optional(ValueKind)
  }

  /// The name without its dashes, in ASCII; one of a kind within a command.
  package let long: String
  package let short: Unicode.Scalar?
  package let value: Value
  package let isRepeatable: Bool
  /// What the option does, as a phrase without a full stop.
  package let summary: String

  package init(
    _ long: String, short: Unicode.Scalar? = nil, value: Value = .none, isRepeatable: Bool = false,
    summary: String
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The kind of the value, if the option can have one.
  package var kind: ValueKind? {
    switch value {
    case .none: nil
    case .required(let kind), .optional(let kind): kind
    }
  }
}

extension OptionSpec {
  /// The long name with its dashes.
  package var longSpelling: String { "--\(long)" }

  /// The short name with its dash.
  package var shortSpelling: String? { short.map { "-\($0)" } }

  /// All names with their dashes, the short one first.
  package var spellings: [String] { [shortSpelling, longSpelling].compactMap { $0 } }

  /// The long name and its value, as in `--title TEXT` or `--tail[=N]`.
  package var usage: String {
    switch value {
    case .none: longSpelling
    case .required(let kind): "\(longSpelling) \(kind.placeholder)"
    case .optional(let kind): "\(longSpelling)[=\(kind.placeholder)]"
    }
  }

  /// All names, as they stand in a list: `-t, --title TEXT`.
  package var label: String {
    (shortSpelling.map { "\($0), " } ?? "    ") + usage
  }
}
