import Testing

@testable import VisorCommand

@Suite struct CommandTitleTests {
  @Test(
    "A command is shown as it could be typed into a shell, with nothing that moves a cursor",
    arguments: [
      (["make", "-j8", "CC=clang", "all"], "make -j8 CC=clang all"),
      (["sh", "-c", "exit 3"], "sh -c 'exit 3'"),
      (
        ["echo", "it's", "", "$HOME", "*", "~", "a;b"], #"echo 'it'\''s' '' '$HOME' '*' '~' 'a;b'"#
      ),
      (["grep", "日本", "naïve.txt", "100%"], "grep 日本 naïve.txt 100%"),
      (["printf", "a\u{1B}[31mb", "\u{A0}"], "printf ab '\u{A0}'"),
    ])
  func title(command: [String], text: String) {
    #expect(CommandTitle.text(command.map { Array($0.utf8) }) == text)
  }
}
