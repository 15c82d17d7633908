/// The help page of a command, or of the whole tool.
package struct HelpPage: Sendable {
  let table: CommandTable
  let command: CommandSpec?

  /// The page of the command of this name, or of the tool when there is no such command.
  package init(table: CommandTable, command name: String?) {
    self.table = table
    command = name.flatMap(table.command(named:))
  }

  /// The text, with a line feed at its end, in lines of this many columns where words allow.
  package func text(width: Int = 80) -> String {
    let layout = TextLayout(width: max(20, min(width, 1000)))
    let sections = command.map { page(of: $0, layout) } ?? overview(layout)
    let blocks = sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func overview(_ layout: TextLayout) -> [[String]] {
    let commands = table.commands.map { (label: $0.name, text: $0.summary) }
    return [usage, layout.paragraph("\(table.summary).")]
      + table.discussion.map { layout.paragraph($0) }
      + [
        section("Commands:", layout.columns(commands)),
        options(table.options, layout),
        layout.paragraph("\(table.name) COMMAND --help shows how a command is used."),
      ]
  }

  private func page(of command: CommandSpec, _ layout: TextLayout) -> [[String]] {
    let operands = command.operands.map { (label: $0.usage, text: $0.summary) }
    let statuses = command.exitStatuses.map { (label: $0.status, text: $0.meaning) }
    let examples = command.examples.flatMap { example in
      ["  \(example.line)"] + layout.paragraph(example.purpose, indent: 6)
    }
    return [usage, layout.paragraph("\(command.summary).")]
      + command.discussion.map { layout.paragraph($0) }
      + [
        section("Arguments:", layout.columns(operands)),
        options(table.options(of: command), layout),
        section("Exit status:", layout.columns(statuses)),
        section("Examples:", examples),
      ]
  }

  private var usage: [String] {
    ["Usage: \(table.usage(of: command))"]
  }

  private func options(_ options: [OptionSpec], _ layout: TextLayout) -> [String] {
    section("Options:", layout.columns(options.map { ($0.label, $0.summary) }))
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [title] + lines
  }
}
