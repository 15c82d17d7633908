import Foundation
import Testing

extension EndToEndTests {
  /// A program that uses the library, in a terminal.
  @Suite struct TerminalDemoTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
    }

    @Test("All outcomes stay as lines, in order, and nothing else does")
    func whole() throws {
      let tmux = try Tmux(place)
      try tmux.type("visor demo")
      let after = try tmux.view { $0.isPrompt(0) && $0.lines.count > 2 }
      #expect(
        after.text == """
          0> visor demo
          ✓ Resolved 12 packages  T
          mirror-2 did not answer; going on with mirror-3
          ⚠ No device is connected  the tests ran on this machine  T
          ✓ Fetched 12 packages  T
          ✓ Compiled 240 files  T
          ✗ Linking failed  undefined symbol: _main  T
          ℹ Nothing was downloaded and nothing was built
          0>
          """)
    }

    @Test(
      "A signal restores the terminal, and ends the program",
      arguments: [
        (SIGINT, ""), (SIGTERM, "Terminated\n"), (SIGHUP, "Hangup\n"), (SIGQUIT, "Quit\n"),
      ])
    func signals(signal: Int32, word: String) throws {
      let tmux = try Tmux(place)
      try tmux.type("sh -c 'echo $$ > pid; exec visor demo'")
      _ = try tmux.view { view in
        ["\n* Fetching", "\n* Compiling", "\n* Waiting"].allSatisfy { view.text.contains($0) }
      }
      let pid = try #require(pid_t(place.text("pid").trimmingCharacters(in: .newlines)))
      kill(pid, signal)
      let after = try tmux.view { $0.isPrompt(128 + signal) }
      #expect(
        after.text.hasPrefix(
          "0> sh -c 'echo $$ > pid; exec visor demo'\n✓ Resolved 12 packages  T\n"))
      #expect(after.text.hasSuffix("\n\(word)\(128 + signal)>"))
      #expect(!after.text.contains("*"))
    }

    @Test("A signal on which the language's runtime reports a crash ends the program all the same")
    func crash() throws {
      place.environment["SWIFT_BACKTRACE"] = "enable=yes,interactive=no"
      let tmux = try Tmux(place)
      try tmux.type("sh -c 'echo $$ > pid; exec visor demo'")
      _ = try tmux.view { $0.text.contains("\n* Fetching") }
      kill(try #require(pid_t(place.text("pid").trimmingCharacters(in: .newlines))), SIGQUIT)
      let after = try tmux.view { $0.isPrompt(131) }
      #expect(after.text.contains("Program crashed") && !after.text.contains("* Fetching"))
    }
  }
}
