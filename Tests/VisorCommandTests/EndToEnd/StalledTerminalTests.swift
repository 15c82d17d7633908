import Foundation
import Testing

extension EndToEndTests {
  /// `visor run` on a terminal that takes nothing, such as one that ^S has stopped.
  @Suite struct StalledTerminalTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
    }

    /// Ends by a signal what has not ended by itself.
    private static let bounded = "exec timeout -s KILL --foreground 60"

    @Test(
      "The tool ends with its command's status all the same",
      arguments: [
        ("run", "exit 3", Int32(3)), ("run --plain", "exit 3", 3),
        ("run --output hide", "seq 1 100000; exit 3", 3),
        ("run --output tail", "seq 1 100000; exit 3", 3), ("run", "kill -TERM $$", 143),
      ])
    func ends(options: String, script: String, status: Int32) throws {
      let terminal = try TestTerminal()
      tcflow(terminal.descriptor, TCOOFF)
      let child = try place.start(
        "\(Self.bounded) visor \(options) -- sh -c '\(script)'",
        output: terminal.descriptor, error: terminal.descriptor)
      #expect(Workplace.wait(child) == status)
    }

    @Test(
      "What the command wrote is waited for after its end, and comes when the terminal goes on",
      arguments: ["run", "run --output on-failure", "run --quiet --output on-failure"])
    func held(options: String) throws {
      let terminal = try TestTerminal()
      tcflow(terminal.descriptor, TCOOFF)
      let child = try place.start(
        "\(Self.bounded) visor \(options) --title Job -- sh -c 'seq 1 100; echo $$ > pid; exit 3'",
        output: terminal.descriptor, error: terminal.descriptor)
      try awaitEnd()
      #expect(!Workplace.hasEnded(child))
      tcflow(terminal.descriptor, TCOON)
      let bytes = try bytes(terminal) { $0.contains(UInt8(ascii: "J")) }
      #expect(Workplace.wait(child) == 3)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
      #expect(lines.prefix(100).elementsEqual((1...100).map { "\($0)" }))
    }

    @Test("A signal ends that wait, and the tool ends as its command did")
    func released() throws {
      let terminal = try TestTerminal()
      tcflow(terminal.descriptor, TCOOFF)
      let child = try place.start(
        "exec visor run -- sh -c 'seq 1 100; echo $$ > pid; exit 3'",
        output: terminal.descriptor, error: terminal.descriptor)
      try awaitEnd()
      kill(child, SIGTERM)
      #expect(Workplace.wait(child) == 3)
    }

    /// Waits until the command has written its number, and has ended.
    private func awaitEnd() throws {
      while !place.text("pid").hasSuffix("\n") { sched_yield() }
      let command = try #require(pid_t(place.text("pid").trimmingCharacters(in: .newlines)))
      while kill(command, 0) == 0 { sched_yield() }
    }

    /// What a terminal shows until that is enough.
    private func bytes(
      _ terminal: TestTerminal, until isEnough: (ArraySlice<UInt8>) -> Bool
    ) throws -> [UInt8] {
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 64)
      var isOver = false
      while !isOver {
        var ready = pollfd(fd: terminal.master, events: Int16(POLLIN), revents: 0)
        try #require(poll(&ready, 1, 60_000) == 1)
        let count = max(0, read(terminal.master, &part, part.count))
        bytes += part.prefix(count)
        isOver = isEnough(part.prefix(count))
      }
      return bytes
    }

    @Test("A command that cannot be run is no reason to wait")
    func missing() throws {
      let terminal = try TestTerminal()
      tcflow(terminal.descriptor, TCOOFF)
      let child = try place.start(
        "\(Self.bounded) visor run -- ./nothing", error: terminal.descriptor)
      #expect(Workplace.wait(child) == 127)
    }

    @Test("One that is told to end by its time, while what it wrote is not taken, has timed out")
    func timeout() throws {
      let terminal = try TestTerminal()
      tcflow(terminal.descriptor, TCOOFF)
      let child = try place.start(
        "\(Self.bounded) visor run --timeout 0.2 -- seq 1 1000000",
        output: terminal.descriptor, error: terminal.descriptor)
      #expect(Workplace.wait(child) == 124)
    }

    @Test("A reader that is merely slow gets all that the command wrote, and how it ended")
    func slow() throws {
      let terminal = try TestTerminal()
      let child = try place.start(
        "\(Self.bounded) visor run --grace 1h --title Job -- seq 1 30000",
        output: terminal.descriptor, error: terminal.descriptor)
      let bytes = try bytes(terminal) { $0.contains(UInt8(ascii: "J")) }
      #expect(Workplace.wait(child) == 0)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
      #expect(lines.prefix(30_000).enumerated().allSatisfy { $1 == "\($0 + 1)" })
      #expect(lines.count == 30_001 && lines.last?.contains("✓") == true)
    }

    @Test("A stop takes effect while the terminal takes nothing, and what was written comes later")
    func stopped() throws {
      try place.makeGate()
      try place.write([UInt8](repeating: UInt8(ascii: "\n"), count: 4_000_000), to: "much")
      // Writes until nothing more is taken.
      try place.write(
        Array(
          """
          echo $PPID > pid; cat gate
          dd if=much of=/dev/stdout oflag=nonblock bs=4096 2> /dev/null; echo full > full
          exec seq 1 1000
          """.utf8), to: "script")
      let tmux = try Tmux(place)
      try tmux.type("visor run --title Job -- sh script")
      _ = try tmux.view { $0.text.contains("\n* Job") }
      try tmux.keys("C-s")
      place.openGate()
      while place.text("full").isEmpty { sched_yield() }
      let tool = try #require(pid_t(place.text("pid").trimmingCharacters(in: .newlines)))
      kill(tool, SIGTSTP)
      #expect(try place.run("until grep -q 'State:.T' /proc/\(tool)/status; do :; done") == 0)
      try tmux.keys("C-q")
      // The rows were taken away as little as anything else could be written.
      _ = try tmux.view { $0.lines.last?.hasSuffix("148>") ?? false }
      try tmux.type("fg")
      let after = try tmux.view { $0.isPrompt(0) }
      #expect(after.text.hasSuffix("\n999\n1000\n✓ Job  T\n0>"))
    }
  }
}
