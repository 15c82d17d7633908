import Testing
import VisorTerminal

@Suite struct TerminalEnvironmentTests {
  @Test(
    "Rows move and colours show where somebody can see them",
    arguments: [
      ("TERM=xterm-256color", "live colour"), ("TERM=tmux", "live colour"),
      ("TERM=dumb", ""), ("TERM=unknown", ""), ("TERM=", ""), ("", ""),
      ("TERM=xterm CI=1", "colour"), ("TERM=xterm CI=true", "colour"),
      ("TERM=xterm CI=", "live colour"), ("TERM=xterm CI=0", "live colour"),
      ("TERM=xterm CI=False", "live colour"),
      ("TERM=xterm NO_COLOR=1", "live"), ("TERM=xterm NO_COLOR=0", "live"),
      ("TERM=xterm NO_COLOR=", "live colour"), ("TERM=dumb NO_COLOR=1", ""),
      ("TERM=xterm LANG=C.UTF-8", "live colour utf8"),
      ("TERM=xterm LANG=de_DE.utf8", "live colour utf8"), ("TERM=xterm LANG=C", "live colour"),
      ("TERM=xterm LANG=C.UTF-8 LC_ALL=C", "live colour"),
      ("TERM=xterm LANG=C LC_CTYPE=C.UTF-8", "live colour utf8"),
      ("TERM=xterm LANG=C.UTF-8 LC_ALL=", "live colour utf8"),
    ])
  func terminal(variables: String, outcome: String) {
    #expect(said(variables, isTerminal: true) == outcome)
  }

  @Test("Nothing moves and nothing is coloured on any other stream")
  func stream() {
    #expect(said("TERM=xterm LANG=C.UTF-8", isTerminal: false) == "utf8")
  }

  private func said(_ variables: String, isTerminal: Bool) -> String {
    let pairs = variables.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    let table = Dictionary(
      uniqueKeysWithValues: pairs.map { ("\($0[0])", $0.count > 1 ? "\($0[1])" : "") })
    let environment = TerminalEnvironment(isTerminal: isTerminal) { table[$0] }
    let facts = [
      (environment.isLive, "live"), (environment.hasColor, "colour"), (environment.isUTF8, "utf8"),
    ]
    return facts.filter(\.0).map(\.1).joined(separator: " ")
  }
}
