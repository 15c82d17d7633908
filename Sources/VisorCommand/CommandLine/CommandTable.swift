/// Everything that the command line can say.
///
/// The parser, the help pages, the completions and the manual page all come from these rows; a new
/// command is a row here, a case of ``Invocation`` and a value for its arguments.
package struct CommandTable: Sendable {
  package let name: String
  /// What the tool is, as a phrase without a full stop.
  package let summary: String
  /// Paragraphs that hold for all commands.
  package let discussion: [String]
  /// Options that stand before as well as behind the name of a command.
  package let options: [OptionSpec]
  package let commands: [CommandSpec]

  package func command(named name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// The options that hold in a command, or before its name.
  package func options(of command: CommandSpec?) -> [OptionSpec] {
    (command?.options ?? []) + options
  }

  /// What the person calls: `visor run`, or `visor` alone.
  package func scope(of command: CommandSpec?) -> String {
    command.map { "\(name) \($0.name)" } ?? name
  }

  /// The usage line, such as `visor run [OPTION...] [--] COMMAND [ARG...]`.
  package func usage(of command: CommandSpec?) -> String {
    guard let command else { return "\(name) [OPTION...] COMMAND [ARG...]" }
    let dashes = command.runsProgram ? ["[--]"] : []
    let words = [scope(of: command), "[OPTION...]"] + dashes + command.operands.map(\.usage)
    return words.joined(separator: " ")
  }
}

extension CommandTable {
  /// The tool as it is.
  package static let visor = CommandTable(
    name: "visor",
    summary: "A heads-up display for work in progress",
    discussion: [
      """
      Visor shows on the terminal what is being done, how far it is and how it ended. It draws on \
      standard error and leaves standard output alone.
      """,
      """
      Long options take their value behind a space or an equals sign. Of an option given twice, \
      the last counts. A lone -- ends the options.
      """,
      """
      A DURATION is a number and a unit: 300ms, 0.3s, 5m, 1h. A number without a unit means \
      seconds.
      """,
      """
      A SIZE is a number of bytes, or a number and a unit: K, M, G, T or KiB, MiB, GiB, TiB for \
      powers of 1024, kB, MB, GB, TB for powers of 1000.
      """,
    ],
    options: [.help, .version],
    commands: [
      .run, .follow, .pipe, .flash, .replay, .demo, .snapshot, .gallery, .completions, .manual,
      .help,
    ])

  /// The part of it that draws pictures and windows, with the libraries that it needs for them.
  package static let desktop = CommandTable(
    name: "visor-desktop",
    summary: "The part of Visor that draws pictures and windows",
    discussion: ["The visor tool calls it for what it cannot do without further libraries."],
    options: [.help, .version],
    commands: [.snapshot, .gallery, .window])
}

extension OptionSpec {
  package static let help = OptionSpec("help", short: "h", summary: "Show how this is used")
  package static let version = OptionSpec("version", summary: "Show the version")
}
