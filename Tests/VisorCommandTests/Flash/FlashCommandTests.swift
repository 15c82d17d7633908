import Testing
import VisorCommand

extension RunTests {
  @Suite struct FlashCommandTests {
    @Test(
      "An outcome is one line on standard error, and all is well",
      arguments: [
        ("success Done", "✓ Done\n"), ("failure 'Not done'", "✗ Not done\n"),
        ("warning Done -d 'almost all'", "⚠ Done  almost all\n"), ("info ''", "ℹ\n"),
        ("info \"$(printf 'a\\nb\\033[2J')\"", "ℹ a b\n"),
      ])
    func lines(arguments: String, expected: String) throws {
      let folder = try TestFolder()
      let end = shell(
        """
        cd '\(folder.path)'; LC_ALL=C.UTF-8 '\(BuiltTool.path)' flash \(arguments) 2>said >out
        status=$?; test -s out && exit 99; exit $status
        """
      ).end
      #expect(end == .exited(0))
      #expect(String(decoding: try folder.contents(of: "said"), as: UTF8.self) == expected)
    }

    @Test("On a terminal the mark has its colour, and the line stays")
    func live() throws {
      let terminal = try TestTerminal()
      let outcome = shell(
        "env -u CI -u NO_COLOR TERM=xterm LC_ALL=C.UTF-8 '\(BuiltTool.path)' flash success Done",
        .on(terminal))
      #expect(outcome.text.hasSuffix("\u{1B}[32m✓\u{1B}[m Done\r\n"))
    }
  }
}
