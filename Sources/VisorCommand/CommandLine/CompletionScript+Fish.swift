extension CompletionScript {
  /// For fish 3.0 and later.
  ///
  /// It goes through the words before the cursor as the parser does.
  var fish: String {
    let programs = table.commands.filter(\.runsProgram).map(\.name).joined(separator: " ")
    return #"""
      # Completions of \#(table.name) for fish.

      # Prints the command, whether options may follow, how many operands there are, and the words of
      # the program that is to run.
      function __\#(table.name)_state
          set -l words (commandline -opc)
          set -e words[1]
          set -l command ''
          set -l open yes
          set -l operands 0
          set -l pending no
          while set -q words[1]
              set -l word $words[1]
              if test $pending = yes
                  set pending no
              else if test $open = yes; and test "$word" = --
                  set open no
              else if test $open = yes; and string match -qr -- '^-.' "$word"
                  string match -qr -- \#(fishQuoted(fishValued)) "$command $word"; and set pending yes
              else if test -z "$command"
                  set command "$word"
                  set open yes
              else if contains -- "$command" \#(programs)
                  set open no
                  break
              else
                  set operands (math $operands + 1)
              end
              set -e words[1]
          end
          printf '%s\n' "$command" $open $operands $words
      end

      # Whether an option of that command may stand here.
      function __\#(table.name)_open
          set -l state (__\#(table.name)_state)
          test "$state[1]" = "$argv[1]"; and test "$state[2]" = yes
      end

      # Whether an operand of that command, at that place, may stand here.
      function __\#(table.name)_at
          set -l state (__\#(table.name)_state)
          test "$state[1]" = "$argv[1]"; or return 1
          not set -q argv[2]; or test "$state[3]" = "$argv[2]"
      end

      # Leaves the rest to the completions of the program.
      function __\#(table.name)_program
          set -l state (__\#(table.name)_state)
          set -l current (commandline -ct)
          complete --do-complete=(string join -- ' ' (string escape -- $state[4..-1]) "$current")
      end

      complete -c \#(table.name) -f
      \#(lines(fishCommands + fishOptions + fishOperands))

      """#
  }

  private var fishCommands: [String] {
    table.commands.map { command in
      fishRow("__\(table.name)_at ''", "-a \(command.name) -d \(fishQuoted(command.summary))")
    }
  }

  private var fishOptions: [String] {
    scopes.flatMap { command in
      table.options(of: command).map { fishOption($0, of: command) }
    }
  }

  private var fishOperands: [String] {
    table.commands.flatMap { command in
      command.operands.enumerated().map { fishOperand($1, at: $0, of: command) }
    }
  }

  /// A regular expression for what takes the next word as its value.
  private var fishValued: String {
    let patterns = scopes.flatMap { command in
      table.options(of: command).compactMap { option in
        if case .required = option.value { pattern(for: option, of: command) } else { nil }
      }
    }
    return "^(\(patterns.joined(separator: "|")))$"
  }

  private func fishRow(_ condition: String, _ rest: String) -> String {
    "complete -c \(table.name) -n \(fishQuoted(condition)) \(rest)"
  }

  private func fishOption(_ option: OptionSpec, of command: CommandSpec?) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let value =
      if case .required(let kind) = option.value { " " + fishArgument(kind) } else { "" }
    return fishRow(
      "__\(table.name)_open '\(command?.name ?? "")'",
      "-l \(option.long)\(short)\(value) -d \(fishQuoted(option.summary))")
  }

  private func fishArgument(_ kind: ValueKind) -> String {
    if let words = words(for: kind) { return "-x -a \(fishQuoted(words.joined(separator: " ")))" }
    return kind == .file ? "-r -F" : "-x"
  }

  private func fishOperand(
    _ operand: OperandSpec, at index: Int, of command: CommandSpec
  ) -> String {
    let place = operand.count == .any || operand.kind == .program ? "" : " \(index)"
    let offer =
      switch operand.kind {
      case .file: "-F"
      case .program: "-a '(__\(table.name)_program)'"
      case .choice, .setting, .command:
        "-a \(fishQuoted((words(for: operand.kind) ?? []).joined(separator: " ")))"
      case .text, .duration, .size, .number, .decimal, .extent: "-f"
      }
    return fishRow("__\(table.name)_at \(command.name)\(place)", offer)
  }
}

/// A text as one word of fish.
func fishQuoted(_ text: String) -> String {
  "'" + text.map { #"\'"#.contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
}
