/// A command line that cannot be understood.
///
/// Its description says what is wrong, what to do and where to read on; what it repeats of the
/// command line is made safe to print.
package struct UsageError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case noCommand
    case unknownCommand([UInt8], meant: String?)
    case unknownOption([UInt8], meant: String?)
    case missingValue(of: String, placeholder: String)
    /// An option stands where the value of another belongs.
    case optionAsValue([UInt8], of: String)
    case valueOfFlag([UInt8], flag: String)
    case invalidValue([UInt8], of: String, InvalidValue)
    case missingOperand(String)
    case missingOption(String)
    case extraOperand([UInt8])
  }

  /// The tool's exit status for wrong usage.
  package static let exitStatus: Int32 = 2

  package let problem: Problem
  /// The command that was called, as in `visor run`.
  package let scope: String

  package init(_ problem: Problem, scope: String) {
    self.problem = problem
    self.scope = scope
  }
}

/// What is wrong with a value.
package enum InvalidValue: Error, Equatable, Sendable {
  case empty
  case duration(InvalidDuration)
  case size(SizeText.Invalid)
  case notNumber(ClosedRange<Int>)
  case notDecimal(ClosedRange<Double>)
  case notExtent(ClosedRange<Int>)
  case noChoice([String], meant: String?)
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    "\(sentence) See \(scope) --help."
  }

  private var sentence: String {
    switch problem {
    case .noCommand:
      "\(scope) needs the name of a command."
    case .unknownCommand(let name, let meant):
      "\(scope) has no command \(quoted(name)).\(Self.question(meant))"
    case .unknownOption(let name, let meant):
      "\(scope) has no option \(quoted(name)).\(Self.question(meant))"
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder)."
    case .optionAsValue(let argument, let option):
      """
      \(option) needs a value, and \(quoted(argument)) is an option. If it is meant as the value, \
      write \(Self.attached(argument, to: option)).
      """
    case .valueOfFlag(let value, let flag):
      "\(flag) takes no value, but \(quoted(value)) was given."
    case .invalidValue(let value, let subject, let reason):
      "\(subject) \(Self.explanation(reason, value: quoted(value)))"
    case .missingOperand(let placeholder):
      "\(scope) needs the argument \(placeholder)."
    case .missingOption(let usage):
      "\(scope) needs \(usage)."
    case .extraOperand(let argument):
      "\(scope) takes no further argument, but \(quoted(argument)) was given."
    }
  }

  private static func question(_ meant: String?) -> String {
    meant.map { " Did you mean \($0)?" } ?? ""
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func attached(_ argument: [UInt8], to option: String) -> String {
    let joint = option.hasPrefix("--") ? "=" : ""
    return option + joint + printable(argument)
  }

  private static func explanation(_ reason: InvalidValue, value: String) -> String {
    switch reason {
    case .empty:
      "must not be empty."
    case .duration(.malformed):
      "takes a duration such as 300ms, 0.3s, 5m or 1h, but \(value) is none."
    case .duration(.negative):
      "takes a duration of zero or more, but \(value) is negative."
    case .duration(.tooLong):
      "takes a duration of less than 292 years, but \(value) is longer."
    case .size(.malformed):
      "takes a number of bytes such as 4096, 64K, 1.5GiB or 2GB, but \(value) is none."
    case .size(.negative):
      "takes a number of bytes of zero or more, but \(value) is negative."
    case .size(.tooLarge):
      "takes less than 8 EiB, but \(value) is more."
    case .notNumber(let range):
      """
      takes a whole number from \(range.lowerBound) to \(range.upperBound), but \(value) is none.
      """
    case .notDecimal(let range):
      "takes a number from \(short(range.lowerBound)) to \(short(range.upperBound)), but \(value) is none."
    case .notExtent(let range):
      """
      takes a width and a height such as 390x844, each from \(range.lowerBound) to \
      \(range.upperBound), but \(value) is none.
      """
    case .noChoice(let words, let meant):
      "takes one of \(words.joined(separator: ", ")), but not \(value).\(question(meant))"
    }
  }
}
