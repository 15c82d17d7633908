import Testing
import VisorTerminal
import VisorTestSupport

@Suite struct SteppingAsideTests {
  private static let size = ScreenSize(columns: 20, rows: 5)

  /// What is to be seen after output, a row, what another program writes, and a step aside.
  private func seen(_ output: String, foreign: String, returning: Bool, then: String) -> String {
    var painter = FramePainter()
    var screen = Screen(columns: 20, rows: 5)
    func feed(_ body: (inout FramePainter, inout [UInt8]) -> Void) {
      var bytes: [UInt8] = []
      body(&painter, &bytes)
      screen.feed(bytes)
    }
    feed { $0.pass(Array(output.utf8), size: Self.size, into: &$1) }
    feed { $0.frame([Row("A row of ours")], size: Self.size, into: &$1) }
    screen.feed(Array(foreign.utf8))
    feed { $0.stepAside(returning: returning, size: Self.size, into: &$1) }
    feed { $0.pass(Array(then.utf8), size: Self.size, into: &$1) }
    return screen.transcript + (screen.isCursorVisible ? "" : " without a cursor")
  }

  @Test(
    "The row goes, and what was written in its place stays",
    arguments: [
      ("", "", false, "", ""),
      ("one\r\n", "", false, "two", "one\ntwo"),
      ("one\r\n", "Password: ", false, "", "one\nPassword:"),
      ("one", "Password: ", false, "", "one\nPassword:"),
      ("one", "", true, " two", "one two"),
      ("one\r\n", "", true, "two", "one\ntwo"),
    ])
  func stays(
    output: String, foreign: String, returning: Bool, then: String, expected: String
  ) {
    #expect(seen(output, foreign: foreign, returning: returning, then: then) == expected)
  }
}
