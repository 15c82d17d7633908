/// A row of the table: one command of the tool.
package struct CommandSpec: Sendable {
  package let name: String
  /// What the command does, as a phrase without a full stop.
  package let summary: String
  /// Paragraphs that say the rest.
  package let discussion: [String]
  package let operands: [OperandSpec]
  package let options: [OptionSpec]
  package let exitStatuses: [ExitStatusSpec]
  package let examples: [ExampleSpec]
  /// Gives meaning to what was matched.
  package let interpret: @Sendable (MatchedArguments) throws(UsageError) -> Invocation

  /// Whether everything from the first operand on belongs to a program.
  package var runsProgram: Bool { operands.contains { $0.kind == .program } }
}

/// What stands behind the options.
package struct OperandSpec: Equatable, Sendable {
  package enum Count: Equatable, Sendable {
    case one
    case optional
    /// None or more; only the last operand.
    case any
  }

  package let kind: ValueKind
  package let count: Count
  package let summary: String

  package init(_ kind: ValueKind, count: Count = .one, summary: String) {
    self.kind = kind
    self.count = count
    self.summary = summary
  }

  package var placeholder: String { kind.placeholder }

  /// How it stands in a usage line: `FILE`, `[COMMAND]`, `[FILE...]` or `COMMAND [ARG...]`.
  package var usage: String {
    let name = kind == .program ? "\(placeholder) [ARG...]" : placeholder
    return switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name)...]"
    }
  }
}

/// A way for a command to end.
package struct ExitStatusSpec: Equatable, Sendable {
  package let status: String
  package let meaning: String

  package init(_ status: String, _ meaning: String) {
    self.status = status
    self.meaning = meaning
  }

  package static let success = ExitStatusSpec("0", "All went well")
  package static let wrongUsage = ExitStatusSpec(
    "\(UsageError.exitStatus)", "The command line is wrong")
}

/// A command line worth showing.
package struct ExampleSpec: Equatable, Sendable {
  package let line: String
  package let purpose: String

  package init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }
}
