import Testing
import VisorTestSupport

@testable import VisorCommand

extension RunTests {
  @Suite struct RunEventsTests {
    private let tool: ToolTerminal

    init() throws {
      tool = try ToolTerminal()
    }

    @Test(
      "A run tells of its command what is needed to follow it",
      arguments: [
        ("true", "✓ true", ["success"], "0", nil),
        ("sh -c 'exit 3'", "✗ sh -c 'exit 3'  exit status 3", ["failure"], "3", nil),
        (
          "sh -c 'kill -9 $$'", "✗ sh -c 'kill -9 $$'  killed by SIGKILL", ["failure"], "137",
          "SIGKILL"
        ),
        ("sh -c 'kill -2 $$'", "⊘ sh -c 'kill -2 $$'  Cancelled", ["cancelled"], "130", "SIGINT"),
      ] as [(String, String, [String], String, String?)])
    func events(
      command: String, line: String, outcome: [String], status: String, signal: String?
    ) throws {
      _ = tool.shown("(visor run -q --events file -- \(command))")
      let members = try tool.folder.contents(of: "file").split(separator: 0x0A).map {
        try JSONReader.object(Array($0))
      }
      let told = members.map { line in
        ["event", "outcome", "status", "signal"].compactMap { line[$0]?.text }
      }
      #expect(told == [["begin"], ["end"] + outcome + [status] + [signal].compactMap { $0 }])
      #expect(members.allSatisfy { $0["source"] == members[0]["source"] && $0["time"] != nil })

      let (screen, end) = tool.shown("visor follow file")
      #expect(end == .exited(0) && screen.outcomes == [line])
    }

    @Test(
      "Events that cannot be written are told of once, and do not hold the command up",
      arguments: [
        ("/dev/full", "No space left on device"), ("/none/file", "No such file or directory"),
        ("fifo", "Nobody reads it"), ("/dev/fd/99", "Bad file descriptor"), (".", "Is a directory"),
      ])
    func unwritable(file: String, reason: String) {
      let (screen, end) = tool.shown("mkfifo fifo; visor run -q --events \(file) -- sh -c 'exit 4'")
      #expect(end == .exited(4))
      #expect(
        screen.outcomes == [
          "⚠ Events are not written to '\(file)': \(reason).",
          "✗ sh -c 'exit 4'  exit status 4",
        ])
    }

    @Test("A full pipe and one that nobody reads any more hold no command up")
    func stuckReader() throws {
      let (screen, end) = tool.shown(
        """
        mkfifo fifo; exec 3<> fifo; yes | head -c 65536 >&3
        visor run -q --events /dev/fd/3 -- true; visor run -q --events fifo -- true; exec 3>&-
        { visor run -q --events /dev/fd/4 -- sh -c 'until [ -e gone ]; do :; done'; } 4>&1 >/dev/null |
          { read -r line; exec <&-; : > gone; }
        """)
      #expect(end == .exited(0))
      #expect(
        screen.outcomes == [
          "⚠ Events are not written to '/dev/fd/3': Resource temporarily unavailable.",
          "⚠ Events are not written to 'fifo': Resource temporarily unavailable.",
          "⚠ Events are not written to '/dev/fd/4': Broken pipe.",
        ])
    }

    @Test("The lines of many runs that write to one FIFO do not mix")
    func manyWriters() {
      let (screen, end) = tool.shown(
        """
        mkfifo work; exec 3<> work
        visor follow work & follower=$!
        for n in 1 2 3 4 5 6 7 8; do
          visor run -q --events work --success "Done $n" -- true & runs="$runs $!"
        done
        wait $runs
        echo '{"event":"close"}' > work; wait $follower
        """)
      #expect(end == .exited(0))
      #expect(screen.outcomes.sorted() == (1...8).map { "✓ Done \($0)" })
    }
  }
}

extension JSONValue {
  fileprivate var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.literal
    case .null, .bool, .nested: nil
    }
  }
}
