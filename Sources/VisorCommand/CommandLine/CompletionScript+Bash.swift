extension CompletionScript {
  /// For bash 3.2 and later, with or without the bash-completion package.
  ///
  /// It goes through the words before the cursor as the parser does. Bash makes three words of
  /// `--name=value` while `=` is among its word breaks.
  var bash: String {
    #"""
    # Completions of \#(table.name) for bash.

    # Sets `kind` to what the value of an option is, `needed` if it has to follow.
    _\#(table.name)_option() {
        local pattern
        kind= needed=
    \#(lines(bashOptionKinds))
        return 0
    }

    _\#(table.name)_operand() {
        case $1 in
    \#(lines(bashOperandKinds))
            *) kind= ;;
        esac
    }

    _\#(table.name)_options() {
        case $1 in
    \#(lines(bashOptions))
            *) kind= ;;
        esac
    }

    _\#(table.name)() {
        local IFS=$' \t\n' current=${COMP_WORDS[COMP_CWORD]} command= operands=0 closed=
        local pending= attachable= prefix= kind= needed= word line i
        COMPREPLY=()
        for (( i = 1; i < COMP_CWORD; i++ )); do
            word=${COMP_WORDS[i]}
            if [[ $word == = && $attachable ]]; then
                pending=$attachable attachable=
                continue
            fi
            attachable=
            if [[ $pending ]]; then
                pending=
            elif [[ ! $closed && $word == -- ]]; then
                closed=1
            elif [[ ! $closed && $word == -?* ]]; then
                _\#(table.name)_option "$command $word"
                [[ $word == --* ]] && attachable=$kind
                [[ $needed ]] && pending=$kind
            elif [[ ! $command ]]; then
                command=$word closed=
            else
                _\#(table.name)_operand "$command $operands"
                if [[ $kind == program ]]; then
                    _\#(table.name)_program "$i"
                    return
                fi
                operands=$((operands + 1))
            fi
        done
        if [[ $current == = && $attachable ]]; then
            kind=$attachable current=
        elif [[ $pending ]]; then
            kind=$pending
        elif [[ ! $closed && $current == --*=* ]]; then
            prefix=${current%%=*}
            _\#(table.name)_option "$command $prefix"
            prefix+== current=${current#*=}
        elif [[ ! $closed && $current == -* ]]; then
            _\#(table.name)_options "$command"
        elif [[ ! $command ]]; then
            kind='words \#(table.commands.map(\.name).joined(separator: " "))'
        else
            _\#(table.name)_operand "$command $operands"
        fi
        _\#(table.name)_reply
    }

    # Leaves the rest to the completion of the program at that index.
    _\#(table.name)_program() {
        if declare -F _comp_command_offset >/dev/null; then
            _comp_command_offset "$1"
        elif declare -F _command_offset >/dev/null; then
            _command_offset "$1"
        else
            kind=file
            _\#(table.name)_reply
        fi
    }

    _\#(table.name)_reply() {
        case $kind in
            words\ *) _\#(table.name)_collect compgen -W "${kind#words }" ;;
            program)
                [[ $current == */* ]] && compopt -o filenames 2>/dev/null
                _\#(table.name)_collect compgen -c
                ;;
            file)
                if [[ $prefix ]] || ! compopt -o default 2>/dev/null; then
                    _\#(table.name)_collect compgen -f
                fi
                ;;
        esac
    }

    _\#(table.name)_collect() {
        while IFS= read -r line; do
            COMPREPLY+=("$prefix$line")
        done < <("$@" -- "$current")
    }

    complete -F _\#(table.name) \#(table.name)

    """#
  }

  private var bashOptionKinds: [String] {
    scopes.flatMap { command in
      table.options(of: command).compactMap { option in
        option.kind.map { kind in
          let needed = if case .required = option.value { " needed=1" } else { "" }
          let pattern = shellQuoted("^\(pattern(for: option, of: command))$")
          let kind = shellQuoted(bashKind(kind))
          return "    pattern=\(pattern); [[ $1 =~ $pattern ]] && kind=\(kind)\(needed)"
        }
      }
    }
  }

  private var bashOperandKinds: [String] {
    table.commands.flatMap { command in
      command.operands.enumerated().map { index, operand in
        let place = operand.count == .any ? "'\(command.name) '*" : "'\(command.name) \(index)'"
        return "        \(place)) kind=\(shellQuoted(bashKind(operand.kind))) ;;"
      }
    }
  }

  private var bashOptions: [String] {
    scopes.map { command in
      let spellings = table.options(of: command).flatMap(\.spellings)
      let kind = shellQuoted("words \(spellings.joined(separator: " "))")
      return "        \(shellQuoted(command?.name ?? ""))) kind=\(kind) ;;"
    }
  }

  private func bashKind(_ kind: ValueKind) -> String {
    if let words = words(for: kind) { return "words \(words.joined(separator: " "))" }
    return switch kind {
    case .file: "file"
    case .program: "program"
    case .text, .duration, .size, .number, .decimal, .extent, .choice, .setting, .command: "other"
    }
  }
}
