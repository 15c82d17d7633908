package import Visor

/// What `visor flash` was asked to say.
package struct FlashArguments: Equatable, Sendable {
  package var kind: Flash.Kind
  package var text: String
  package var detail: String
  package var display = DisplayArguments()

  package init(kind: Flash.Kind, text: String, detail: String = "") {
    self.kind = kind
    self.text = text
    self.detail = detail
  }
}

extension FlashArguments {
  init(_ matched: MatchedArguments) throws(UsageError) {
    let name = try matched.operand(.outcome).text ?? ""
    guard let kind = Flash.Kind(rawValue: name) else {
      throw matched.error(.missingOperand(OperandSpec.outcome.placeholder))
    }
    self.init(
      kind: kind, text: try matched.operand(.flashed).text ?? "",
      detail: matched.last(.detail)?.text ?? "")
    display = DisplayArguments(matched)
  }
}

extension OptionSpec {
  package static let detail = OptionSpec(
    "detail", short: "d", value: .required(.text("TEXT")),
    summary: "Say this behind the text, less loudly")
}

extension OperandSpec {
  package static let outcome = OperandSpec(
    .choice("KIND", Flash.Kind.allCases.map(\.rawValue)), summary: "What became of it")
  package static let flashed = OperandSpec(.text("TEXT"), summary: "What to say, in one line")
}

extension CommandSpec {
  package static let flash = CommandSpec(
    name: "flash",
    summary: "Say in one line what became of something",
    discussion: [
      """
      The line goes to standard error, with the mark and the colour of its kind: success, failure, \
      warning or info. The exit status is 0 for each of them.
      """
    ],
    operands: [.outcome, .flashed],
    options: [.detail] + OptionSpec.display,
    exitStatuses: [.success, .wrongUsage],
    examples: [
      ExampleSpec("visor flash success \"Deployed\" --detail \"3 hosts\"", "Say that it worked"),
      ExampleSpec("./check || visor flash failure \"Check failed\"", "Say that it did not"),
    ],
    interpret: { matched throws(UsageError) in .flash(try FlashArguments(matched)) })
}
