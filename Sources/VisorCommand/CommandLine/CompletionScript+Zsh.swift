extension CompletionScript {
  /// For a folder of `fpath`, or to be sourced behind `compinit`.
  var zsh: String {
    #"""
    #compdef \#(table.name)
    # Completions of \#(table.name) for zsh.

    _\#(table.name)_commands() {
        local -a commands=(
    \#(lines(zshCommands))
        )
        _describe -t commands command commands
    }

    _\#(table.name)() {
        local curcontext=$curcontext state line ret=1
        typeset -A opt_args
        _arguments -C -s -S -A '-*' \
    \#(lines(table.options.map { "        \(zshOption($0)) \\" }))
            '1:command:_\#(table.name)_commands' \
            '*::argument:->argument' && ret=0
        [[ $state == argument ]] && case $words[1] in
    \#(lines(table.commands.flatMap(zshBranch)))
        esac
        return ret
    }

    if [[ $funcstack[1] == _\#(table.name) ]]; then
        _\#(table.name) "$@"
    else
        compdef _\#(table.name) \#(table.name)
    fi

    """#
  }

  private var zshCommands: [String] {
    table.commands.map { "        \(shellQuoted("\($0.name):\($0.summary)"))" }
  }

  private func zshBranch(of command: CommandSpec) -> [String] {
    let operands = command.operands.enumerated().flatMap { index, operand in
      zshOperand(operand, at: index + 1)
    }
    let specs = table.options(of: command).map(zshOption) + operands
    let stop = command.runsProgram ? " -A '-*'" : ""
    return ["        (\(command.name))", "            _arguments -s -S\(stop) \\"]
      + specs.dropLast().map { "                \($0) \\" }
      + specs.suffix(1).map { "                \($0) && ret=0" }
      + ["            ;;"]
  }

  private func zshOption(_ option: OptionSpec) -> String {
    let (shortJoint, longJoint, value) =
      switch option.value {
      case .none: ("", "", "")
      case .required(let kind): ("+", "=", ":\(zshKind(kind))")
      case .optional(let kind): ("-", "=-", "::\(zshKind(kind))")
      }
    let summary = shellQuoted("[\(zshEscaped(option.summary))]\(value)")
    let long = option.longSpelling + longJoint
    let others = option.isRepeatable ? "*" : zshExclusions(of: option)
    guard let short = option.shortSpelling else { return "'\(others)'\(long)\(summary)" }
    return "'\(others)'{\(short)\(shortJoint),\(long)}\(summary)"
  }

  /// What is not offered any more once the option was given: all, behind help and version.
  private func zshExclusions(of option: OptionSpec) -> String {
    if table.options.contains(option) { return "(- *)" }
    return "(\(option.spellings.joined(separator: " ")))"
  }

  private func zshOperand(_ operand: OperandSpec, at position: Int) -> [String] {
    if operand.kind == .program {
      let first = "(-)\(position):\(operand.placeholder):_command_names -e"
      return [shellQuoted(first), "'*::argument:_normal'"]
    }
    let place =
      switch operand.count {
      case .one: "\(position):"
      case .optional: "\(position)::"
      case .any: "*:"
      }
    return [shellQuoted(place + zshKind(operand.kind))]
  }

  private func zshKind(_ kind: ValueKind) -> String {
    let action =
      switch kind {
      case .choice(_, let words), .setting(_, let words, _, _):
        "(\(words.joined(separator: " ")))"
      case .command: "_\(table.name)_commands"
      case .file: "_files"
      case .program: "_command_names -e"
      case .text, .duration, .size, .number, .decimal, .extent: " "
      }
    return "\(kind.placeholder):\(action)"
  }

  private func zshEscaped(_ text: String) -> String {
    text.map { #"\[]:"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
