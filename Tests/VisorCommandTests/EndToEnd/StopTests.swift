import Foundation
import Testing

extension EndToEndTests {
  /// A program that uses the library and is stopped, and what its terminal shows of what is typed.
  @Suite struct StopTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
    }

    @Test("^Z gives the terminal back, and fg takes it up again")
    func stop() throws {
      let tmux = try Tmux(place)
      try tmux.type("visor demo")
      _ = try tmux.view { $0.text.contains("\n* Fetching") }
      try tmux.keys("C-z")
      let stopped = try tmux.view { $0.isPrompt(148) }
      #expect(!stopped.text.contains("*") && !stopped.text.contains("^Z"))
      try tmux.type("stty -a | grep -oE -- '-?echo '; fg")
      _ = try tmux.view {
        $0.text.contains("fg\necho\nvisor demo") && $0.text.contains("\n* Fetching")
      }
      let after = try tmux.view { $0.isPrompt(0) && $0.text.contains("Nothing was downloaded") }
      #expect(!after.text.contains("*"))
      let outcomes = after.lines.filter { $0.hasPrefix("✓") || $0.hasPrefix("✗") }
      #expect(outcomes.count == 4)
    }

    @Test("What is typed meanwhile is not shown in the rows, and not lost")
    func typed() throws {
      let tmux = try Tmux(place)
      try tmux.type("visor demo; stty -a | grep -oE -- '-?echo '")
      _ = try tmux.view { $0.text.contains("\n* Fetching") }
      try tmux.type("echo ty''ped")
      let after = try tmux.view { $0.lines.suffix(2).first == "typed" && $0.isPrompt(0) }
      #expect(after.text.contains("built\necho\n"))
      #expect(after.text.components(separatedBy: "echo ty").count == 2)
    }

    @Test(
      "A signal that ends the program leaves the terminal showing what is typed",
      arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
    func echo(signal: Int32) throws {
      let tmux = try Tmux(place)
      // A shell that is not asked for commands leaves the terminal's settings as they are.
      try place.write(
        Array(
          """
          sh -c 'echo $$ > pid; exec visor demo' 2> /dev/tty
          echo "$?" > status
          stty -a < /dev/tty | grep -oE -- '-?echo ' > echo
          """.utf8), to: "script")
      try tmux.type("trap : INT; sh -c 'trap : INT QUIT; . ./script'")
      _ = try tmux.view { $0.text.contains("\n* Fetching") }
      kill(try #require(pid_t(place.text("pid").trimmingCharacters(in: .newlines))), signal)
      _ = try tmux.view { $0.isPrompt(0) }
      #expect(place.text("status") == "\(128 + signal)\n" && place.text("echo") == "echo \n")
    }
  }
}
