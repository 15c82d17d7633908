import Testing
import Visor
@testable import VisorTerminal

@Suite struct TerminalEnvironmentTests {
  /// How a stream is written to, as words.
  private func said(
    _ variables: String, isTerminal: Bool, mode: TerminalSurface.Mode = .automatic
  ) -> String {
    let pairs = variables.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
    let table = Dictionary(
      uniqueKeysWithValues: pairs.map { ("\($0[0])", $0.count > 1 ? "\($0[1])" : "") })
    let environment = TerminalEnvironment(isTerminal: isTerminal) { table[$0] }
    let look = Look(environment, mode: mode, words: Words())
    let facts = [
      (true, "\(look.manner)"), (look.palette == .basic, "colour"),
      (look.theme.bar == .line, "utf8"), (look.theme.reducesMotion, "calm"),
    ]
    return facts.filter(\.0).map(\.1).joined(separator: " ")
  }

  @Test(
    "The environment decides for each stream how it is written to",
    arguments: [
      // Variables, then what a terminal gets, then any other stream.
      ("TERM=xterm-256color", "live colour", "plain"), ("TERM=tmux", "live colour", "plain"),
      ("TERM=dumb", "plain", "plain"), ("TERM=unknown", "plain", "plain"),
      ("TERM=", "plain", "plain"), ("", "plain", "plain"),
      // CI
      ("TERM=xterm CI=1", "plain", "plain"), ("TERM=xterm CI=true", "plain", "plain"),
      ("TERM=xterm CI=", "live colour", "plain"), ("TERM=xterm CI=0", "live colour", "plain"),
      ("TERM=xterm CI=False", "live colour", "plain"),
      // Colours: NO_COLOR, then FORCE_COLOR, then CLICOLOR_FORCE, then CLICOLOR, then the stream.
      ("TERM=xterm NO_COLOR=1", "live", "plain"), ("TERM=xterm NO_COLOR=0", "live", "plain"),
      ("TERM=xterm NO_COLOR=", "live colour", "plain"),
      ("TERM=xterm NO_COLOR=1 FORCE_COLOR=1", "live", "plain"),
      ("TERM=xterm NO_COLOR=1 CLICOLOR_FORCE=1", "live", "plain"),
      ("TERM=xterm FORCE_COLOR=1", "live colour", "plain colour"),
      ("TERM=xterm FORCE_COLOR=3", "live colour", "plain colour"),
      ("TERM=xterm FORCE_COLOR=true", "live colour", "plain colour"),
      ("TERM=xterm FORCE_COLOR=", "live colour", "plain"),
      ("TERM=xterm FORCE_COLOR=0", "live", "plain"),
      ("TERM=xterm FORCE_COLOR=false", "live", "plain"),
      ("TERM=xterm FORCE_COLOR=0 CLICOLOR_FORCE=1", "live", "plain"),
      ("TERM=xterm CLICOLOR_FORCE=1", "live colour", "plain colour"),
      ("TERM=xterm CLICOLOR_FORCE=0", "live colour", "plain"),
      ("TERM=xterm CLICOLOR=0", "live", "plain"),
      ("TERM=xterm CLICOLOR=1", "live colour", "plain"),
      ("TERM=xterm CLICOLOR=0 CLICOLOR_FORCE=1", "live colour", "plain colour"),
      ("TERM=xterm CLICOLOR=0 FORCE_COLOR=1", "live colour", "plain colour"),
      ("TERM=dumb FORCE_COLOR=1", "plain colour", "plain colour"),
      ("TERM=xterm CI=1 FORCE_COLOR=1", "plain colour", "plain colour"),
      // For whoever hears the lines, or is disturbed by what moves.
      ("TERM=xterm ACCESSIBLE=1", "accessible", "accessible"),
      ("TERM=xterm ACCESSIBLE=0", "live colour", "plain"),
      ("TERM=xterm ACCESSIBLE=", "live colour", "plain"),
      ("TERM=dumb CI=1 ACCESSIBLE=yes", "accessible", "accessible"),
      ("TERM=xterm ACCESSIBLE=1 FORCE_COLOR=1", "accessible colour", "accessible colour"),
      ("TERM=xterm REDUCED_MOTION=1", "live colour calm", "plain calm"),
      ("TERM=xterm REDUCED_MOTION=0", "live colour", "plain"),
      // The locale
      ("TERM=xterm LANG=C.UTF-8", "live colour utf8", "plain utf8"),
      ("TERM=xterm LANG=de_DE.utf8", "live colour utf8", "plain utf8"),
      ("TERM=xterm LANG=C", "live colour", "plain"),
      ("TERM=xterm LANG=C.UTF-8 LC_ALL=C", "live colour", "plain"),
      ("TERM=xterm LANG=C LC_CTYPE=C.UTF-8", "live colour utf8", "plain utf8"),
      ("TERM=xterm LANG=C.UTF-8 LC_ALL=", "live colour utf8", "plain utf8"),
    ])
  func decides(variables: String, terminal: String, other: String) {
    #expect(
      [said(variables, isTerminal: true), said(variables, isTerminal: false)] == [terminal, other])
  }

  @Test(
    "What the program insists on comes before the environment",
    arguments: [
      (.live, "TERM=dumb CI=1 ACCESSIBLE=1", "live"), (.live, "TERM=xterm", "live colour"),
      (.plain, "TERM=xterm", "plain"), (.plain, "TERM=xterm ACCESSIBLE=1", "accessible"),
      (.accessible, "TERM=xterm", "accessible"),
      (.accessible, "TERM=xterm ACCESSIBLE=0", "accessible"),
    ] as [(TerminalSurface.Mode, String, String)])
  func insists(mode: TerminalSurface.Mode, variables: String, outcome: String) {
    #expect(said(variables, isTerminal: true, mode: mode) == outcome)
  }
}
