import CVisorSystem
import Testing
import VisorCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RunTests {
  @Suite struct CommandStreamsTests {
    let terminal: TestTerminal
    let folder: TestFolder

    init() throws {
      terminal = try TestTerminal()
      folder = try TestFolder()
    }

    private static let whatItSees = """
      for n in 1 2; do test -t $n && printf 'tty ' >&3 || printf 'none ' >&3; done
      """

    private func seen(_ streams: CommandStreams) throws -> String {
      _ = shell("exec 3> '\(folder.path)/seen'; \(Self.whatItSees)", streams)
      return String(decoding: try folder.contents(of: "seen"), as: UTF8.self)
    }

    @Test("A command sees a terminal where it would have seen one")
    func terminals() throws {
      let pipe = try TestPipe()
      let tty = terminal.descriptor
      #expect(
        try [
          seen(.on(terminal)),
          seen(CommandStreams(terminal: tty, output: pipe.writing, error: tty)),
          seen(CommandStreams(terminal: tty, output: pipe.writing, error: pipe.writing)),
          seen(CommandStreams(terminal: nil, output: tty, error: pipe.writing)),
        ] == ["tty tty ", "none tty ", "none none ", "tty none "])
    }

    @Test("A terminal that is not the HUD's is handed on")
    func anotherTerminal() throws {
      let other = try TestTerminal()
      let outcome = shell(
        "echo there; echo here >&2",
        CommandStreams(
          terminal: terminal.descriptor, output: other.descriptor, error: terminal.descriptor))
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(other.master, &bytes, bytes.count)
      #expect(outcome.text == "here\n")
      #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "there\r\n")
    }

    @Test("Output and errors on one terminal keep their order")
    func order() {
      let outcome = shell(
        "for n in 1 2 3 4 5; do printf o$n; printf e$n >&2; done", .on(terminal))
      #expect(outcome == Outcome(end: .exited(0), relayed: Array("o1e1o2e2o3e3o4e4o5e5".utf8)))
    }

    @Test("What goes into a pipe arrives byte for byte, and none of it at the HUD")
    func piped() throws {
      let pipe = try TestPipe()
      let reader = try start("cat > '\(folder.path)/arrived'", input: pipe.reading)
      let outcome = shell(
        "head -c 1000000 /dev/urandom | tee '\(folder.path)/sent'; printf note >&2",
        CommandStreams(
          terminal: terminal.descriptor, output: pipe.writing, error: terminal.descriptor))
      pipe.closeWriting()
      waitpid(reader, nil, 0)

      let sent = try folder.contents(of: "sent")
      #expect(outcome == Outcome(end: .exited(0), relayed: Array("note".utf8)))
      #expect(sent.count == 1_000_000)
      #expect(try sent == folder.contents(of: "arrived"))
    }

    @Test("Any bytes pass a terminal unchanged, however many, also those still in it at the end")
    func relayed() throws {
      let outcome = shell(
        """
        cd '\(folder.path)'; head -c 5000000 /dev/urandom > sent; exec cat sent
        """, .on(terminal))
      #expect(outcome.end == .exited(0))
      #expect(try outcome.relayed == folder.contents(of: "sent"))
    }

    @Test("A line ends as it was written: the terminal itself turns it into its own end")
    func lines() {
      #expect(shell("printf 'a\\nb\\r\\n\\tc\\n'", .on(terminal)).text == "a\nb\r\n\tc\n")
    }

    @Test("The last words of a command are not lost", arguments: 0..<50)
    func lastWords(_: Int) {
      #expect(shell("printf last", .on(terminal)).text == "last")
    }

    @Test("What a command leaves behind is not waited for, silent or not")
    func leftBehind() throws {
      let pipe = try TestPipe()
      let silent = shell(
        "exec 3<&0; cat <&3 & echo done", .on(terminal, input: pipe.reading))
      let loud = shell("yes left & printf done", .on(terminal))
      #expect(silent == Outcome(end: .exited(0), relayed: Array("done\n".utf8)))
      #expect(loud.end == .exited(0))
      #expect(loud.text.contains("done"))
    }

    @Test("A command that closes its streams early runs on to its end")
    func closesEarly() {
      let outcome = shell(
        "echo a; exec >&- 2>&-; head -c 100000 /dev/zero | cksum >/dev/null; exit 9", .on(terminal))
      #expect(outcome == Outcome(end: .exited(9), relayed: Array("a\n".utf8)))
    }

    @Test("Bytes of arguments arrive as they are")
    func arguments() {
      let command = ChildCommand(
        arguments: [Array("printf".utf8), Array("%s".utf8), [0xFF, 0x1B, 0x80, 0x0A]],
        streams: .on(terminal))
      var bytes: [UInt8] = []
      _ = command.run { output, _ in
        bytes.append(contentsOf: output)
        return true
      }
      #expect(bytes == [0xFF, 0x1B, 0x80, 0x0A])
    }

    @Test("A command sees the size of the terminal")
    func size() {
      _ = run(
        ["stty", "rows", "41", "cols", "133"],
        CommandStreams(terminal: nil, input: terminal.descriptor))
      #expect(shell("stty size <&1", .on(terminal)).text == "41 133\n")
    }

    #if os(Linux)
      @Test("A command gets no descriptor more than it would have without the tool's")
      func descriptors() throws {
        let script = "ls /proc/self/fd | wc -l > '\(folder.path)/count'"
        // Other tests in this process may just be opening something: what leaks is there each time.
        let isClean = try (0..<10).contains { _ in
          _ = shell(script, .on(terminal))
          let relayed = try folder.contents(of: "count")
          _ = shell(script)
          return try relayed == folder.contents(of: "count")
        }
        #expect(isClean)
      }
    #endif

    /// Starts a reader that runs beside a command.
    private func start(_ script: String, input: Int32) throws -> pid_t {
      var child: pid_t = 0
      var found = false
      let arguments = ["sh", "-c", script].map { (argument: String) in strdup(argument) }
      defer { arguments.forEach { free($0) } }
      let error = visor_child_start(arguments + [nil], [input, 1, 2], nil, &child, &found)
      guard error == 0 else { throw TestFailure(error) }
      return child
    }
  }
}
