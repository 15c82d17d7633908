import Foundation
import Testing
import VisorTestSupport

extension EndToEndTests {
  /// Where no stream is a terminal.
  @Suite struct StreamTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
    }

    /// What was written to standard error, how long things took being `T`.
    private var errors: String {
      place.text("err").replacing(/\d+\.\ds/, with: "T")
    }

    @Test("A command's output goes through a pipeline byte for byte, and the HUD speaks beside it")
    func pipeline() throws {
      var source = SystemRandomNumberGenerator()
      let bytes = (0..<1_000_000).map { _ in UInt8.random(in: 0...255, using: &source) }
      try place.write(bytes, to: "data")
      #expect(try place.run("visor run --title Copying -- cat data | cat") == 0)
      #expect(place.bytes("out") == bytes)
      #expect(errors.hasSuffix("✓ Copying  T\n"))
    }

    @Test("Standard input is the command's")
    func input() throws {
      #expect(try place.run("printf x | visor run -- cat") == 0)
      #expect(place.text("out") == "x")
    }

    @Test(
      "The tool ends as its command did, and says so in lines",
      arguments: [
        ("-- true", 0, "✓ true  T\n"),
        ("--title Build --success 'Built it' -- true", 0, "✓ Built it  T\n"),
        ("--title Build -- sh -c 'exit 3'", 3, "✗ Build  exit status 3  T\n"),
        ("--failure 'Not built' -- false", 1, "✗ Not built  exit status 1  T\n"),
        ("--title Build -- sh -c 'kill -TERM $$'", 143, "✗ Build  killed by SIGTERM  T\n"),
        ("--title Build -- sh -c 'kill -KILL $$'", 137, "✗ Build  killed by SIGKILL  T\n"),
        ("--title Build -- sh -c 'kill -INT $$'", 130, "⊘ Build  Cancelled  T\n"),
        ("--quiet -- true", 0, ""),
        ("--quiet --title Build -- false", 1, "✗ Build  exit status 1  T\n"),
        ("-- sh -c 'echo to stderr >&2'", 0, "to stderr\n✓ sh -c 'echo to stderr >&2'  T\n"),
        (
          "-- no-such-command", 127,
          "visor: cannot run 'no-such-command': no such command. Check the name and your PATH.\n"
        ),
        ("-- /tmp", 126, "visor: cannot run '/tmp': it is a folder. Name a file in it.\n"),
      ])
    func ends(arguments: String, status: Int32, error: String) throws {
      #expect(try place.run("exec visor run --grace 1h \(arguments)") == status)
      #expect(place.text("out") == "")
      #expect(errors == error)
    }

    @Test(
      "Wrong usage is refused with a sentence",
      arguments: ["", "nonsense", "run", "run --title", "run --nonsense -- true", "replay a b"])
    func usage(arguments: String) throws {
      #expect(try place.run("visor \(arguments)") == 2)
      #expect(place.text("out") == "")
      #expect(place.text("err").hasSuffix("--help.\n"))
    }

    @Test("Work that takes long is told of when it begins, without an escape or a carriage return")
    func plain() throws {
      try place.makeGate()
      try place.makeGate("told")
      let child = try place.start(
        """
        visor run --title Building -- cat gate 2>&1 |
          { IFS= read -r line; echo "$line" > begin; cat told; cat > end; }
        """)
      place.openGate("told")
      place.openGate()
      _ = Workplace.wait(child)
      let end = place.text("end").replacing(/\d+\.\ds/, with: "T")
      #expect([place.text("begin"), end] == ["Building…\n", "✓ Building  T\n"])
    }

    @Test("The demonstration has no escape and no carriage return in a pipe")
    func demo() throws {
      #expect(try place.run("visor demo 2>&1 | cat") == 0)
      var screen = Screen(columns: 100, rows: 24)
      screen.feed(place.bytes("out"))
      #expect(!screen.hasSeenEscape && !screen.hasSeenCarriageReturn)
      #expect(screen.transcript.hasPrefix("Resolving packages…\n✓ Resolved 12 packages"))
    }

    @Test("A line that is not in the replay form is named by its number")
    func replay() throws {
      try place.write(Array("begin 1 a\n".utf8), to: "history")
      #expect(try place.run("printf '# fine\\nnonsense here\\n' | visor replay -") == 2)
      #expect(place.text("err").hasPrefix("visor: standard input, line 2"))
      #expect(try place.run("visor replay no-such-file") == 125)
      #expect(
        place.text("err")
          == "visor: cannot read 'no-such-file': No such file or directory. Check the path.\n")
    }

    @Test(
      "A stream that is closed, full or without a reader changes nothing for the command",
      arguments: [
        "visor run -- echo fine 2>&-", "visor run -- echo fine 2>/dev/full",
        "visor run -- echo fine 2>&1 >out | true", "visor run -- echo fine <&- 2>&1",
      ])
    func broken(script: String) throws {
      #expect(try place.run(script) == 0)
      #expect(place.text("out").hasPrefix("fine\n"))
    }

    @Test("A command whose reader has gone ends, and the tool with it")
    func reader() throws {
      #expect(try place.run("{ visor run -- yes; echo $? > status; } | head -n 1") == 0)
      #expect([place.text("out"), place.text("status")] == ["y\n", "141\n"])
    }
  }
}
