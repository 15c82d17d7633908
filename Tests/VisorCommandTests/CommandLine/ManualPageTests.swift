import Testing

@testable import VisorCommand

@Suite struct ManualPageTests {
  @Test(
    "Nothing in a text is taken for an instruction",
    arguments: [
      (".SH", "\\&.SH"), ("'a'", "\\(aqa\\(aq"), ("--x", "\\-\\-x"), ("a\\nb", "a\\enb"),
      ("\"`^~", "\\(dq\\(ga\\(ha\\(ti"), ("a\n.b", "a .b"), ("é…", "\\[u00E9]\\[u2026]"), ("", ""),
    ])
  func escapes(text: String, expected: String) {
    #expect(roff(text) == expected)
  }

  @Test("A command has its usage, its operands, its options and its ways to end")
  func page() {
    let table = CommandTable(
      name: "tool", summary: "A tool", discussion: ["Does 'it'."], options: [.help],
      commands: [
        CommandSpec(
          name: "join", summary: "Join files", discussion: [".so what"],
          operands: [.joined], options: [.tail], exitStatuses: [.success],
          examples: [ExampleSpec("tool join .a -t5", "Try it")], interpret: { _ in .manual })
      ])
    #expect(
      ManualPage(table: table).text == #"""
        .TH TOOL 1 \#(VisorVersion.date) "tool \#(VisorVersion.current)" "User Commands"
        .SH NAME
        tool \- A tool
        .SH SYNOPSIS
        \fBtool [OPTION...] COMMAND [ARG...]\fR
        .SH DESCRIPTION
        Does \(aqit\(aq.
        .SH OPTIONS
        These stand before or behind the name of a command.
        .TP
        \fB\-h, \-\-help\fR
        Show how this is used.
        .SH COMMANDS
        .SS join
        \fBtool join [OPTION...] [FILE...]\fR
        .PP
        Join files.
        .PP
        \&.so what
        .TP
        \fB[FILE...]\fR
        What to join.
        .TP
        \fB\-t, \-\-tail[=N]\fR
        Show the end.
        .PP
        Try it:
        .PP
        .RS 4
        .EX
        tool join .a \-t5
        .EE
        .RE
        .SH EXIT STATUS
        .SS join
        .TP
        \fB0\fR
        All went well.

        """#)
  }

  @Test(
    "A reader of manual pages finds nothing wrong",
    .enabled(if: mandoc.isInstalled), arguments: [true, false])
  func lint(isSample: Bool) throws {
    let page = ManualPage(table: isSample ? .sample : .visor).text
    #expect(try Self.mandoc.output(input: page) == "")
  }

  private static let mandoc = ExternalTool("mandoc", "-T", "lint")
}
