import Testing
import VisorCommand
import VisorTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RunTests {
  @Suite struct PipeCommandTests {
    let folder: TestFolder

    init() throws {
      folder = try TestFolder()
      _ = shell("head -c 5000000 /dev/urandom > '\(folder.path)/sent'")
    }

    /// Runs a script in the folder, with the tool as `$V`.
    private func script(
      _ script: String, _ streams: CommandStreams = CommandStreams(terminal: nil)
    ) -> Outcome {
      shell(
        """
        cd '\(folder.path)'; V='\(BuiltTool.path)'
        export TERM=xterm LC_ALL=C.UTF-8 NO_COLOR=1; unset CI
        \(script)
        """, streams)
    }

    @Test(
      "Bytes arrive as they were sent, whatever they come from and go to",
      arguments: [
        "$V pipe sent", "$V pipe < sent", "cat sent | $V pipe", "cat sent | $V pipe -",
        "cat sent > fifo & $V pipe fifo", "$V pipe - < sent", "$V pipe sent --size 3",
      ],
      [
        "> got", ">> got", "| cat > got", "| $V pipe > got",
        "> other & cat other > got",
      ])
    func copies(from input: String, to output: String) {
      #expect(
        script("mkfifo fifo other; exec 2>said; { \(input); } \(output); wait; cmp sent got").end
          == .exited(0))
    }

    @Test("Several inputs come one behind the other, also of files that hide their size")
    func several() {
      #expect(
        script(
          """
          cat sent | $V pipe /proc/self/limits - /proc/version sent 2>said | cat > got
          cat /proc/self/limits sent /proc/version sent | cmp - got
          """
        ).end == .exited(0))
    }

    @Test("A file that is read from within goes on from there, and has as much left")
    func rest() throws {
      let outcome = script(
        """
        { head -c 4096000 >head; $V pipe --title Rest; } < sent 2>said > got
        cat head got | cmp - sent
        """)
      #expect(outcome.end == .exited(0))
      #expect(try said().contains("✓ Rest  882.8 KiB"))
    }

    @Test("A terminal that is not the HUD's gets the bytes alone")
    func terminal() throws {
      let terminal = try TestTerminal()
      let outcome = script("cat sent | $V pipe 2>said; $V pipe sent 2>/dev/null", .on(terminal))
      let sent = try folder.contents(of: "sent")
      #expect(outcome == Outcome(end: .exited(0), relayed: sent + sent))
    }

    @Test("What goes to the HUD's terminal passes above it")
    func above() throws {
      let terminal = try TestTerminal()
      let outcome = script(
        "{ seq 3000; printf end; } | $V pipe --title Passing --size 20000", .on(terminal))
      var screen = Screen(columns: 80, rows: 5)
      screen.feed(outcome.relayed)
      let lines = (1...3000).map { "\($0)" } + ["end"]
      #expect(outcome.end == .exited(0))
      #expect((screen.scrollback + screen.lines).prefix(3001).elementsEqual(lines))
      #expect(screen.lines.contains { $0.hasPrefix("✓ Passing  13.5 KiB") })
    }

    @Test(
      "Descriptors that do not wait are waited for",
      arguments: ["read", "write", "both"])
    func nonBlocking(ends: String) {
      let input = ends == "write" ? "" : "fcntl.fcntl(0, fcntl.F_SETFL, os.O_NONBLOCK)"
      let output = ends == "read" ? "" : "fcntl.fcntl(1, fcntl.F_SETFL, os.O_NONBLOCK)"
      let program = """
        import fcntl, os, sys
        \(input)
        \(output)
        os.execv(sys.argv[1], sys.argv[1:])
        """
      #expect(
        script(
          """
          { head -c 1000000 sent; sh -c :; tail -c +1000001 sent; } |
            python3 -c '\(program)' "$V" pipe 2>said | { sh -c :; cat > got; }; cmp sent got
          """
        ).end == .exited(0))
    }
  }
}

extension RunTests.PipeCommandTests {
  private func said() throws -> String {
    String(decoding: try folder.contents(of: "said"), as: UTF8.self)
  }

  @Test(
    "What cannot be read is reported and the rest is copied",
    arguments: [
      ("none", "cannot read 'none': No such file or directory. Check the path."),
      (".", "cannot read '.': it is a folder. Name a file in it."),
      ("\"$(printf 'a\\033[2J')\"", "cannot read 'a': No such file or directory. Check the path."),
      ("- <&-", "cannot read standard input: Bad file descriptor."),
    ])
  func unreadable(source: String, sentence: String) throws {
    let outcome = script(
      "$V pipe sent \(source) 2>said >got; status=$?; cmp sent got || exit 99; exit $status")
    #expect(outcome.end == .exited(1))
    #expect(try said().contains("visor: \(sentence)\n✗ 2 inputs  4.7 MiB"))
  }

  @Test("A file is not copied behind itself")
  func itself() throws {
    let outcome = script("cp sent got; $V pipe got >>got 2>said; s=$?; cmp sent got && exit $s")
    #expect(outcome.end == .exited(1))
    #expect(
      try said().contains(
        "visor: 'got' is where standard output goes, and was left out. Write elsewhere.\n"))
  }

  @Test(
    "Output that cannot be written is reported",
    arguments: [
      (">&-", "Bad file descriptor"), (">/dev/full", "No space left on device"),
      ("1</dev/null", "Bad file descriptor"),
    ])
  func unwritable(output: String, reason: String) throws {
    for input in ["$V pipe sent", "cat sent | $V pipe"] {
      #expect(script("\(input) 2>said \(output)").end == .exited(125))
      #expect(
        try said().contains(
          "visor: cannot write to standard output: \(reason). Nothing more was copied.\n✗ "))
    }
  }

  @Test(
    "A reader that goes away ends it by SIGPIPE, in silence",
    arguments: ["cat sent sent |", "<sent", "</dev/zero"])
  func readerGone(input: String) throws {
    let outcome = script(
      """
      mkfifo fifo; head -c 1 fifo >/dev/null &
      \(input) sh -c 'exec "$0" pipe --title Copying 2>said >fifo' "$V"
      """)
    #expect(outcome.end == .exited(128 + SIGPIPE))
    #expect(try ["", "Copying…\n"].contains(said()))
  }

  @Test("Where SIGPIPE is ignored, a reader that goes away is an error as any other")
  func readerGoneIgnored() throws {
    let outcome = script(
      """
      mkfifo fifo; head -c 1 fifo >/dev/null & trap '' PIPE
      $V pipe sent 2>said >fifo
      """)
    #expect(outcome.end == .exited(125))
    #expect(try said().contains("visor: cannot write to standard output: Broken pipe."))
  }

  @Test("A terminal's bytes arrive as they were typed")
  func typed() {
    let program = """
      import os, pty, subprocess, sys, threading, tty
      master, slave = pty.openpty()
      tty.setraw(slave)
      tool = subprocess.Popen([sys.argv[1], "pipe"], stdin=slave, stdout=subprocess.PIPE)
      os.close(slave)
      sent = open("sent", "rb").read()
      def type():
        left = memoryview(sent)
        while left: left = left[os.write(master, left):]
      typist = threading.Thread(target=type)
      typist.start()
      got = tool.stdout.read(len(sent))
      typist.join()
      os.close(master)
      # A reader of a line that has gone dead is told of an end, or of an error.
      ended = tool.wait() in (0, 1)
      sys.exit(0 if ended and got == sent and tool.stdout.read() == b"" else 1)
      """
    #expect(script("python3 - \"$V\" 2>said <<'END'\n\(program)\nEND").end == .exited(0))
  }
}
