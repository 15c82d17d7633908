@testable import VisorCommand

/// A tool that has every kind of option and operand.
extension CommandTable {
  static let sample = CommandTable(
    name: "tool",
    summary: "A tool",
    discussion: ["For trying things out."],
    options: [.help, .version],
    commands: [.join])
}

extension CommandSpec {
  static let join = CommandSpec(
    name: "join",
    summary: "Join files",
    discussion: [".A line that begins with a point, and 'quotes' with a \\ between."],
    operands: [.joined],
    options: [.when, .tail, .number, .each, .output],
    exitStatuses: [],
    examples: [],
    interpret: { matched in
      // A reading of everything, in place of a command of the tool.
      let values =
        [OptionSpec.when, .tail, .number, .each, .output].map { option in
          "\(option.long) \(matched.values(option).map { $0.map { "\($0)" } ?? "none" })"
        } + ["files \(matched.operands(.joined).map { "\($0)" })"]
      return .help(values.filter { !$0.hasSuffix("[]") }.joined(separator: "; "))
    })
}

extension OptionSpec {
  static let when = OptionSpec(
    "when", short: "w", value: .required(.choice("WHEN", ["auto", "always", "never"])),
    summary: "Say [when]: now")
  static let tail = OptionSpec(
    "tail", short: "t", value: .optional(.number("N", 0...100)), summary: "Show the end")
  static let number = OptionSpec(
    "size", value: .required(.number("N", 1...100)), summary: "How many")
  static let each = OptionSpec(
    "each", short: "e", value: .required(.text("TEXT")), isRepeatable: true, summary: "One more")
  static let output = OptionSpec(
    "output", short: "o", value: .required(.file), summary: "Where it's written")
}

extension OperandSpec {
  static let joined = OperandSpec(.file, count: .any, summary: "What to join")
}

func bytes(_ arguments: [String]) -> [[UInt8]] {
  arguments.map { Array($0.utf8) }
}
