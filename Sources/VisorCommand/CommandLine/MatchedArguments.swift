/// The options and operands of one command, found and checked, before they mean anything.
package struct MatchedArguments: Sendable {
  let scope: String
  private var options: [String: [ArgumentValue?]] = [:]
  private var operands: [String: [ArgumentValue]] = [:]

  init(scope: String) {
    self.scope = scope
  }

  mutating func record(_ option: OptionSpec, _ value: ArgumentValue?) {
    if option.isRepeatable {
      options[option.long, default: []].append(value)
    } else {
      options[option.long] = [value]
    }
  }

  mutating func record(_ operand: OperandSpec, _ value: ArgumentValue) {
    operands[operand.placeholder, default: []].append(value)
  }

  func error(_ problem: UsageError.Problem) -> UsageError {
    UsageError(problem, scope: scope)
  }
}

extension MatchedArguments {
  /// Whether the option was given, with or without a value.
  package func contains(_ option: OptionSpec) -> Bool {
    options[option.long] != nil
  }

  /// The values of a repeatable option, in their order; `nil` where an optional value is missing.
  package func values(_ option: OptionSpec) -> [ArgumentValue?] {
    options[option.long] ?? []
  }

  /// The value that counts, if the option was given with one.
  package func last(_ option: OptionSpec) -> ArgumentValue? {
    values(option).last ?? nil
  }

  /// The operand, which must be there.
  package func operand(_ operand: OperandSpec) throws(UsageError) -> ArgumentValue {
    guard let value = operandIfGiven(operand) else {
      throw error(.missingOperand(operand.placeholder))
    }
    return value
  }

  package func operandIfGiven(_ operand: OperandSpec) -> ArgumentValue? {
    operands(operand).first
  }

  /// The values of an operand that may be there several times, in their order.
  package func operands(_ operand: OperandSpec) -> [ArgumentValue] {
    operands[operand.placeholder] ?? []
  }
}
