/// A shell for which there are completions.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension OperandSpec {
  package static let shell = OperandSpec(
    .choice("SHELL", Shell.allCases.map(\.rawValue)), summary: "The shell to write them for")
  package static let topic = OperandSpec(
    .command, count: .optional, summary: "The command to explain; without one, the tool")
}

extension CommandSpec {
  package static let completions = CommandSpec(
    name: "completions",
    summary: "Print the completions for a shell",
    discussion: ["The script goes to standard output, for the shell to read when it starts."],
    operands: [.shell],
    options: [],
    exitStatuses: [.success, .wrongUsage],
    examples: [
      ExampleSpec("source <(visor completions bash)", "In ~/.bashrc"),
      ExampleSpec("source <(visor completions zsh)", "In ~/.zshrc, behind compinit"),
      ExampleSpec("visor completions fish | source", "In ~/.config/fish/config.fish"),
    ],
    interpret: { matched throws(UsageError) in
      let name = try matched.operand(.shell).text ?? ""
      guard let shell = Shell(rawValue: name) else {
        throw matched.error(.missingOperand(OperandSpec.shell.placeholder))
      }
      return .completions(shell)
    })

  package static let manual = CommandSpec(
    name: "man",
    summary: "Print the manual page",
    discussion: ["The page goes to standard output, in the man macros of roff."],
    operands: [],
    options: [],
    exitStatuses: [.success, .wrongUsage],
    examples: [ExampleSpec("visor man | man -l -", "Read it")],
    interpret: { _ in .manual })

  package static let help = CommandSpec(
    name: "help",
    summary: "Show how a command is used",
    discussion: [],
    operands: [.topic],
    options: [],
    exitStatuses: [.success, .wrongUsage],
    examples: [ExampleSpec("visor help run", "Show how to run a command")],
    interpret: { matched in .help(matched.operandIfGiven(.topic)?.text) })
}
