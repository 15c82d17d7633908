import Testing

@testable import VisorCommand

@Suite struct CompletionScriptTests {
  private static let bashTool = ExternalTool("bash", "--norc", "-s")
  private static let zshTool = ExternalTool("zsh", "-f", "-n", "/dev/stdin")
  private static let fishTool = ExternalTool("fish", "--no-config")

  @Test(
    "Bash offers what may stand at the cursor",
    .enabled(if: bashTool.isInstalled),
    arguments: [
      ("visor ''", "run follow pipe flash replay demo snapshot gallery completions man help"),
      ("visor r", "run replay"),
      ("visor -", "-h --help --version"),
      ("visor -- r", "run replay"),
      ("visor --version=", ""),
      (
        "visor run --",
        "--title --success --failure --grace --quiet --output --detail --timeout --events "
          + "--surface --theme --plain --no-color --help --version"
      ),
      ("visor run -q --suc", "--success"),
      ("visor run --title -", ""),
      ("visor run --title = -", ""),
      ("visor run --title = x --suc", "--success"),
      ("visor run --title x --suc", "--success"),
      ("visor run -qt x --suc", "--success"),
      ("visor run -tx --suc", "--success"),
      ("visor run visor_program", "visor_program_a visor_program_b"),
      ("visor run -- visor_program", "visor_program_a visor_program_b"),
      ("visor run -- --s", ""),
      ("visor run ls --s", ""),
      ("visor run -q ls /dev/nul", "/dev/null"),
      ("visor replay /dev/nul", "/dev/null"),
      ("visor replay /dev/null /dev/nul", ""),
      ("visor snapshot --content tu", "turning-image"),
      ("visor snapshot --scale /dev/nul", ""),
      ("visor snapshot --motion slide-t", "slide-top slide-trailing"),
      ("visor pipe --s", "--size"),
      ("visor pipe --size /dev/nul", ""),
      ("visor pipe /dev/zero /dev/nul", "/dev/null"),
      ("visor flash w", "warning"),
      ("visor flash info /dev/nul", ""),
      ("visor completions ''", "bash zsh fish"),
      ("visor help re", "replay"),
      ("visor make --", ""),
    ])
  func bash(line: String, expected: String) throws {
    let lines = """
      visor_program_a() { :; }; visor_program_b() { :; }
      COMP_WORDS=(\(line)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _visor
      echo "${COMPREPLY[*]}"
      """
    let script = CompletionScript(table: .visor).text(for: .bash)
    #expect(try Self.bashTool.output(input: script + lines) == expected + "\n")
  }

  @Test(
    "Bash offers the values of options, attached or not",
    .enabled(if: bashTool.isInstalled),
    arguments: [
      ("tool join --when a", "auto always"),
      ("tool join -w a", "auto always"),
      ("tool join --when =", "auto always never"),
      ("tool join --when = n", "never"),
      ("tool join --when=n", "--when=never"),
      ("tool join --output=/dev/nul", "--output=/dev/null"),
      ("tool join --tail /dev/nul", "/dev/null"),
      ("tool join --tail = 5 --ou", "--output"),
      ("tool join x y /dev/nul", "/dev/null"),
    ])
  func bashValues(line: String, expected: String) throws {
    let lines = """
      COMP_WORDS=(\(line)) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _tool
      echo "${COMPREPLY[*]}"
      """
    let script = CompletionScript(table: .sample).text(for: .bash)
    #expect(try Self.bashTool.output(input: script + lines) == expected + "\n")
  }

  @Test(
    "Fish offers what may stand at the cursor",
    .enabled(if: fishTool.isInstalled),
    arguments: [
      ("visor ", "completions demo flash follow gallery help man pipe replay run snapshot"),
      ("visor run --suc", "--success"),
      ("visor run -qt x --suc", "--success"),
      ("visor run --title ", ""),
      ("visor run visor_program", "visor_program_a visor_program_b"),
      ("visor run -q -- visor_program", "visor_program_a visor_program_b"),
      ("visor run ls /dev/nul", "/dev/null"),
      ("visor run visor_program_a --ot", "--other"),
      ("visor completions ", "bash fish zsh"),
      ("visor completions bash ", ""),
      ("visor help re", "replay"),
      ("visor replay /dev/nul", "/dev/null"),
    ])
  func fish(line: String, expected: String) throws {
    let lines = """
      function visor_program_a; end; function visor_program_b; end
      complete -c visor_program_a -l other
      echo (complete --do-complete='\(line)' | string replace -r '\\t.*' '')
      """
    let script = CompletionScript(table: .visor).text(for: .fish)
    #expect(try Self.fishTool.output(input: script + lines) == (expected + "\n"))
  }

  @Test("Zsh can read its script", .enabled(if: zshTool.isInstalled), arguments: [true, false])
  func zsh(isSample: Bool) throws {
    let script = CompletionScript(table: isSample ? .sample : .visor).text(for: .zsh)
    #expect(try Self.zshTool.output(input: script) == "")
  }

  @Test("Zsh is told of every kind of option and operand")
  func zshOptions() {
    let script = CompletionScript(table: .sample).text(for: .zsh)
    let start = script.firstRange(of: "            _arguments")?.lowerBound ?? script.endIndex
    let end = script.firstRange(of: "            ;;")?.lowerBound ?? script.endIndex
    #expect(
      script[start..<end] == #"""
                    _arguments -s -S \
                        '(-w --when)'{-w+,--when=}'[Say \[when\]\: now]:WHEN:(auto always never)' \
                        '(-t --tail)'{-t-,--tail=-}'[Show the end]::N: ' \
                        '(--size)'--size='[How many]:N: ' \
                        '*'{-e+,--each=}'[One more]:TEXT: ' \
                        '(-o --output)'{-o+,--output=}'[Where it'\''s written]:FILE:_files' \
                        '(- *)'{-h,--help}'[Show how this is used]' \
                        '(- *)'--version'[Show the version]' \
                        '*:FILE:_files' && ret=0

        """#)
  }
}
