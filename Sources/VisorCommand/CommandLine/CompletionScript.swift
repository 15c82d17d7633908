/// The completions of the tool for a shell, as a script that the shell reads.
package struct CompletionScript: Sendable {
  let table: CommandTable

  package init(table: CommandTable) {
    self.table = table
  }

  package func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }
}

extension CompletionScript {
  func lines(_ lines: [String]) -> String {
    lines.joined(separator: "\n")
  }

  /// The state before the name of a command, and that in each command.
  var scopes: [CommandSpec?] {
    [nil] + table.commands.map { $0 }
  }

  /// The words that can stand for a value, if they are known.
  func words(for kind: ValueKind) -> [String]? {
    switch kind {
    case .choice(_, let words), .setting(_, let words, _, _): words
    case .command: table.commands.map(\.name)
    case .text, .duration, .size, .number, .decimal, .extent, .file, .program: nil
    }
  }

  /// A regular expression for a command and an option with a value that may end a word.
  ///
  /// It knows clusters of flags with such an option at their end: `run (--title|-[hq]*t)`.
  func pattern(for option: OptionSpec, of command: CommandSpec?) -> String {
    let flags = table.options(of: command).filter { $0.value == .none }.compactMap(\.short)
    let letters = flags.map { String($0) }.joined()
    let cluster = letters.isEmpty ? "" : "[\(letters)]*"
    let spellings = [option.longSpelling] + (option.short.map { ["-\(cluster)\($0)"] } ?? [])
    return "\(command?.name ?? "") (\(spellings.joined(separator: "|")))"
  }
}

/// A text as one word of a POSIX shell.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
