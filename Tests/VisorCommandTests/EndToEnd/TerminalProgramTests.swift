import Foundation
import Testing

extension EndToEndTests {
  /// Programs that use the terminal by ways of their own, inside `visor run`.
  @Suite struct TerminalProgramTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
      try place.makeGate()
      let lines = (1...100).map { "line \($0)\n" }.joined()
      try place.write(Array(lines.utf8), to: "text")
      try place.write(Array(Self.prompt.utf8), to: "prompt.py")
      try place.write(Array(Self.settings.utf8), to: "settings.py")
    }

    /// Asks as `sudo` and `ssh` do: past all redirections, without an echo.
    private static let prompt = """
      import os, sys, termios
      tty = os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY)
      usual = termios.tcgetattr(tty)
      quiet = termios.tcgetattr(tty)
      quiet[3] &= ~termios.ECHO
      termios.tcsetattr(tty, termios.TCSAFLUSH, quiet)
      os.write(tty, b"Password: ")
      answer = os.read(tty, 100)
      termios.tcsetattr(tty, termios.TCSAFLUSH, usual)
      os.write(tty, b"\\n")
      print("answer:", answer.decode().strip())
      """

    /// Reads a key as programs do that set the terminal through their standard output.
    private static let settings = """
      import os, sys, termios, tty
      usual = termios.tcgetattr(1)
      tty.setraw(1)
      while termios.tcgetattr(0)[1] & termios.OPOST:
          pass
      os.write(1, b"press\\r\\nnow\\n|")
      key = os.read(0, 1)
      termios.tcsetattr(1, termios.TCSADRAIN, usual)
      print("\\nkey:", ord(key))
      """

    /// Types a command between two looks at the terminal's settings.
    private func type(_ line: String, _ tmux: Tmux) throws {
      try tmux.type("stty -a > before; \(line); stty -a > after")
    }

    private func expectUnchangedSettings() {
      #expect(place.text("after") == place.text("before") && place.text("before") != "")
    }

    @Test("A prompt with an echo past all redirections gets its answer, and is seen with --quiet")
    func name() throws {
      try place.write(
        Array(
          """
          cat gate; printf 'Name? ' > /dev/tty; read name < /dev/tty; echo "It is $name."
          """.utf8), to: "asking")
      let tmux = try Tmux(place)
      try type("visor run --title Job -- sh asking", tmux)
      _ = try tmux.view { $0.text.contains("\n* Job") }
      place.openGate()
      try tmux.type("Ada")
      _ = try tmux.view { $0.text.contains("It is Ada.\n✓ Job  T\n0>") }
      expectUnchangedSettings()
      try type("clear; visor run --quiet -- sh asking", tmux)
      place.openGate()
      _ = try tmux.view { $0.text.contains("Name?") }
      try tmux.type("Ada")
      let after = try tmux.view { $0.isPrompt(0) }
      #expect(after.text == "Name? Ada\nIt is Ada.\n0>")
      expectUnchangedSettings()
    }

    @Test(
      "less takes keys, and leaves the screen and the settings as they were",
      arguments: ["bash", "dash"])
    func less(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try type("visor run --title Read -- less text", tmux)
      _ = try tmux.view { $0.lines.contains("line 23") && !$0.text.contains("Read") }
      try tmux.keys("Space")
      _ = try tmux.view { $0.lines.contains("line 46") }
      try tmux.keys("q")
      let after = try tmux.view { $0.isPrompt(0) && $0.text.contains("✓") }
      #expect(after.text.hasSuffix("✓ Read  T\n0>") && !after.text.contains("line"))
      expectUnchangedSettings()
    }

    @Test("A pager behind a pipe takes keys", arguments: ["bash", "dash"])
    func pager(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try type("visor run --title Read -- sh -c 'cat text | less'", tmux)
      _ = try tmux.view { $0.lines.contains("line 23") }
      try tmux.keys("G")
      _ = try tmux.view { $0.lines.contains("line 100") }
      try tmux.keys("q")
      _ = try tmux.view { $0.isPrompt(0) && $0.text.contains("✓ Read  T") }
      expectUnchangedSettings()
    }

    @Test("A HUD at the end of a pipeline leaves a pager its keys", arguments: ["bash", "dash"])
    func pipedPager(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try type("visor run --title Write -- cat text | less", tmux)
      _ = try tmux.view { $0.lines.contains("line 22") }
      try tmux.keys("q")
      _ = try tmux.view { $0.isPrompt(0) }
      expectUnchangedSettings()
    }

    @Test("vim edits, stops and goes on", arguments: ["bash", "dash"])
    func vim(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try tmux.type("visor run --title Edit -- vim -u NONE text")
      _ = try tmux.view { $0.lines.contains("line 23") }
      try tmux.keys("i new Escape C-z")
      let stopped = try tmux.view { $0.lines.last?.hasSuffix("148>") ?? false }
      #expect(!stopped.text.contains("line 23"))
      try tmux.type("fg")
      _ = try tmux.view { $0.lines.contains("newline 1") }
      try tmux.type(":wq")
      _ = try tmux.view { $0.isPrompt(0) && $0.text.contains("✓ Edit  T") }
      #expect(place.text("text").hasPrefix("newline 1\n"))
    }

    @Test("less stops and goes on, and leaves the screen as it was meanwhile")
    func stoppedLess() throws {
      let tmux = try Tmux(place, shell: "bash")
      try tmux.type("visor run --title Read -- less text")
      _ = try tmux.view { $0.lines.contains("line 23") }
      try tmux.keys("C-z")
      let stopped = try tmux.view { $0.isPrompt(148) }
      #expect(!stopped.text.contains("line 23") && stopped.text.contains("Stopped"))
      try tmux.type("fg")
      _ = try tmux.view { $0.lines.contains("line 23") }
      try tmux.keys("q")
      _ = try tmux.view { $0.isPrompt(0) && $0.text.contains("✓ Read  T") }
    }

    @Test(
      "A prompt without an echo stays, the row makes way for it and comes back",
      arguments: [
        "stty -echo; printf 'Password: '; read x; stty echo; echo; echo answer: $x",
        "bash -c 'read -s -p \"Password: \" x; echo; echo answer: $x'",
        "python3 prompt.py", "python3 prompt.py > answer < /dev/null; cat answer",
      ], ["bash", "dash"])
    func prompt(asking: String, shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try place.write(Array("cat gate; \(asking); cat gate".utf8), to: "script")
      try type("visor run --title Log --grace 0 -- sh script", tmux)
      _ = try tmux.view { $0.text.contains("\n* Log") }
      place.openGate()
      let asked = try tmux.view { $0.lines.last == "Password:" && $0.isCursorVisible }
      #expect(!asked.text.contains("* Log"))
      try tmux.type("secret")
      // The row may be back before the answer has come.
      let after = try tmux.view { $0.text.contains("answer: secret\n* Log") }
      #expect(after.text.contains("\nPassword:\nanswer: secret\n* Log"))
      place.openGate()
      let ended = try tmux.view { $0.isPrompt(0) }
      #expect(ended.text.hasSuffix("\nPassword:\nanswer: secret\n✓ Log  T\n0>"))
      expectUnchangedSettings()
    }

    @Test(
      "What is set through standard output holds for keys and for output",
      arguments: ["bash", "dash"])
    func settings(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try type("visor run --title Key -- python3 settings.py", tmux)
      // Without output processing a line feed goes straight down.
      _ = try tmux.view { $0.text.contains("\npress\nnow\n   |") }
      try tmux.keys("C-c")
      let after = try tmux.view { $0.isPrompt(0) }
      #expect(after.text.contains(#/\n *key: 3\n✓ Key  T\n0>/#))
      expectUnchangedSettings()
    }

    @Test("A shell inside edits its line, and has its jobs if nothing is shown")
    func shell() throws {
      let tmux = try Tmux(place, shell: "bash")
      try tmux.type("visor run --title Inner -- bash --norc --noprofile -i")
      _ = try tmux.view { $0.lines.last == "0>" && $0.text.contains("no job control") }
      try tmux.keys("'echo tw' BSpace 'hree' Enter")
      _ = try tmux.view { $0.lines.contains("three") && $0.isPrompt(0) }
      try tmux.type("exit")
      _ = try tmux.view { $0.text.hasSuffix("\n✓ Inner  T\n0>") }
      try tmux.type("clear; visor run --quiet -- bash --norc --noprofile -i")
      _ = try tmux.view { $0.lines.count < 3 && $0.isPrompt(0) }
      try tmux.type("cat gate")
      _ = try tmux.view { $0.text.hasSuffix("cat gate") }
      try tmux.keys("C-z")
      _ = try tmux.view { $0.text.contains("Stopped") && $0.isPrompt(148) }
    }

    @Test("top shows itself, and goes")
    func fullScreen() throws {
      let tmux = try Tmux(place, shell: "bash")
      try type("visor run --title Top -- top", tmux)
      _ = try tmux.view { $0.text.contains("load average") }
      try tmux.keys("q")
      _ = try tmux.view { $0.isPrompt(0) && $0.text.contains("✓ Top  T") }
      expectUnchangedSettings()
    }
  }
}
