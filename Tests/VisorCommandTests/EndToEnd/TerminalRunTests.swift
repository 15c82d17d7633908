import Foundation
import Testing

extension EndToEndTests {
  /// `visor run` in a terminal with somebody in front of it.
  @Suite struct TerminalRunTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
      try place.makeGate()
    }

    private func typed(_ tmux: Tmux, _ line: String) throws -> String {
      try tmux.type(line)
      return "0> \(line)\n"
    }

    @Test(
      "A row moves while the command runs, its output passes above, and a line says how it ended",
      arguments: [
        ("", Int32(0), "✓ Build  T"), ("exit 3", 3, "✗ Build  exit status 3  T"),
        ("kill -TERM $$", 143, "✗ Build  killed by SIGTERM  T"),
      ])
    func run(last: String, status: Int32, line: String) throws {
      let tmux = try Tmux(place)
      try place.write(
        Array("printf '\\033[31mred\\033[m\\none'; cat gate; echo ' line'; \(last)".utf8),
        to: "script")
      let command = try typed(tmux, "visor run --title Build -- sh script")
      let during = try tmux.view { $0.text.contains("\n* Build") }
      #expect(during.text == command + "red\none\n* Build" && !during.isCursorVisible)
      #expect(try tmux.colored().contains("\u{1B}[31mred"))
      place.openGate()
      let after = try tmux.view { $0.isPrompt(status) }
      let killed = status > 128 ? "Terminated\n" : ""
      #expect(after.text == command + "red\none line\n\(line)\n\(killed)\(status)>")
    }

    @Test("Only what goes to the terminal passes the HUD: a pipeline gets its bytes")
    func pipeline() throws {
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
      try place.write(bytes, to: "data")
      let tmux = try Tmux(place)
      let command = try typed(
        tmux, "visor run --title Copy -- sh -c 'cat data; cat gate; echo so >&2' | cat > copy")
      _ = try tmux.view { $0.text.contains("\n* Copy") }
      place.openGate()
      let after = try tmux.view { $0.isPrompt(0) }
      #expect(after.text == command.wrapped(80) + "so\n✓ Copy  T\n0>")
      #expect(place.bytes("copy") == bytes)
    }

    @Test(
      "A key that ends the command leaves no row and no key behind",
      arguments: [
        ("C-c", Int32(130), "⊘ Build  Cancelled  T"),
        ("C-\\", 131, "✗ Build  killed by SIGQUIT  T"),
      ])
    func keys(key: String, status: Int32, line: String) throws {
      let tmux = try Tmux(place)
      let command = try typed(tmux, "visor run --title Build -- cat gate")
      _ = try tmux.view { $0.text.contains("\n* Build") }
      try tmux.keys("'\(key)'")
      let after = try tmux.view { $0.isPrompt(status) }
      #expect(after.text.hasPrefix(command + line + "\n"))
      #expect(!after.text.contains("*") && !after.text.contains("^"))
    }

    @Test(
      "A signal to the tool ends the command, then the tool, and restores the terminal",
      arguments: [("INT", Int32(130)), ("TERM", 143), ("HUP", 129), ("QUIT", 131)])
    func signals(signal: String, status: Int32) throws {
      let tmux = try Tmux(place)
      let command = try typed(
        tmux, "visor run --title Build -- sh -c 'cat gate; kill -\(signal) $PPID; read line'")
      _ = try tmux.view { $0.text.contains("\n* Build") }
      place.openGate()
      let after = try tmux.view { $0.isPrompt(status) }
      #expect(after.text.hasPrefix(command) && !after.text.contains("*"))
    }

    @Test("^Z gives the terminal back, and fg shows the row again beneath what the shell has said")
    func stopped() throws {
      let tmux = try Tmux(place)
      let command = try typed(
        tmux, "visor run --title Build -- sh -c 'echo one; cat gate; echo two'")
      _ = try tmux.view { $0.text.contains("\n* Build") }
      try tmux.keys("C-z")
      let stopped = try tmux.view { $0.isPrompt(148) }
      #expect(stopped.text.hasPrefix(command + "one\n") && !stopped.text.contains("*"))
      try tmux.type("fg")
      let going = try tmux.view { $0.text.contains("\n* Build") }
      #expect(!going.isCursorVisible)
      place.openGate()
      let after = try tmux.view { $0.isPrompt(0) }
      #expect(after.text.hasSuffix("\ntwo\n✓ Build  T\n0>") && !after.text.contains("*"))
    }

    @Test("A window that becomes narrower and wider while the row moves keeps no trace of it")
    func resized() throws {
      let tmux = try Tmux(place, columns: 60)
      let title = "A title that is too long for a window that is as narrow"
      try tmux.type("visor run --title '\(title)' -- sh -c 'echo one; cat gate; echo two'")
      _ = try tmux.view { $0.text.contains("\n* A title") }
      for columns in [30, 100, 45] {
        try tmux.resize(columns: columns)
        let room = columns - 3
        let shown = "\n* " + (title.count > room ? title.prefix(room - 1) + "…" : title)
        let view = try tmux.view { view in
          view.text.contains(shown) && view.text.count { $0 == "*" } == 1
        }
        #expect(!view.isCursorVisible)
      }
      place.openGate()
      let after = try tmux.view { $0.isPrompt(0) }
      // Where a line was wrapped at a blank, the terminal shows none.
      let rest = after.text.filter { !$0.isWhitespace }
      #expect(rest.hasSuffix("onetwo✓\(title.filter { !$0.isWhitespace })T0>"))
      #expect(!after.text.contains("*"))
    }

    @Test("A command that cannot be run is told of in a sentence alone")
    func missing() throws {
      let tmux = try Tmux(place, columns: 100)
      let command = try typed(tmux, "visor run -- ./nothing")
      let after = try tmux.view { $0.isPrompt(127) }
      #expect(
        after.text == command
          + "visor: cannot run './nothing': no such command. Check the name and your PATH.\n127>")
    }
  }
}

extension String {
  /// As a terminal of that width shows it.
  fileprivate func wrapped(_ width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      stride(from: 0, to: max(1, line.count), by: width)
        .map { line.dropFirst($0).prefix(width) }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
