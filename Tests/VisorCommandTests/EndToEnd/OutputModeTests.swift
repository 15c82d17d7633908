import Foundation
import Testing

extension EndToEndTests {
  /// What becomes of a command's output, and of its streams.
  @Suite struct OutputModeTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
      try place.makeGate()
    }

    private static let talking = "sh -c 'echo out; echo err >&2; exit STATUS'"

    private func run(_ options: String, _ status: Int, _ redirections: String = "") throws
      -> [String]
    {
      let command = Self.talking.replacing("STATUS", with: "\(status)")
      let ended = try place.run(
        "exec visor run --title Job --grace 1h \(options) -- \(command) \(redirections)")
      let errors = place.text("err").replacing(/\d+\.\ds/, with: "T")
      return [place.text("out"), errors, "\(ended)"]
    }

    @Test(
      "Output that goes where standard error goes is hidden, or kept until the command has failed",
      arguments: [
        ("--output stream", 0, "", ["out\n", "err\n✓ Job  T\n", "0"]),
        ("--output hide", 0, "", ["out\n", "✓ Job  T\n", "0"]),
        ("--output hide", 3, "", ["out\n", "✗ Job  exit status 3  T\n", "3"]),
        ("--output hide", 0, ">&2", ["", "✓ Job  T\n", "0"]),
        ("--output on-failure", 0, ">&2", ["", "✓ Job  T\n", "0"]),
        ("--output on-failure", 3, ">&2", ["", "out\nerr\n✗ Job  exit status 3  T\n", "3"]),
        ("--output on-failure", 3, "", ["out\n", "err\n✗ Job  exit status 3  T\n", "3"]),
        ("--quiet --output on-failure", 0, ">&2", ["", "", "0"]),
        (
          "--quiet --output on-failure", 3, ">&2",
          ["", "out\nerr\n✗ Job  exit status 3  T\n", "3"]
        ),
        ("--output tail", 0, ">&2", ["", "out\nerr\n✓ Job  T\n", "0"]),
        ("--output hide", 0, "2>&1", ["✓ Job  T\n", "", "0"]),
      ])
    func modes(options: String, status: Int, redirections: String, expected: [String]) throws {
      let outcome = try run(options, status, redirections)
      #expect(outcome.map { $0.replacing(/\d+\.\ds/, with: "T") } == expected)
    }

    @Test("More than memory is to hold is kept for a command that fails, byte for byte")
    func much() throws {
      let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
      try place.write(bytes, to: "data")
      let status = try place.run(
        "exec visor run -q --output on-failure -- sh -c 'cat data >&2; exit 4'")
      #expect(status == 4)
      #expect(Array(place.bytes("err").prefix(bytes.count)) == bytes)
    }

    @Test("What memory is not to hold is kept in a file without a name in TMPDIR")
    func folder() throws {
      try place.write([UInt8](repeating: 0x61, count: 3_000_000), to: "data")
      let status = try place.run(
        """
        mkdir kept; export TMPDIR="$PWD/kept"
        exec visor run -q --output on-failure -- sh -c '
          cat data >&2; ls -l /proc/$PPID/fd > held; ls -A kept > named; exit 4'
        """)
      #expect(status == 4 && place.text("named") == "")
      #expect(place.text("held").contains(#/\/kept\/visor\.\w+ \(deleted\)/#))
    }

    @Test("What finds no room is counted, and said")
    func noRoom() throws {
      try place.write([UInt8](repeating: 0x61, count: 3_000_000), to: "data")
      let status = try place.run(
        "TMPDIR=/nowhere exec visor run -q --output on-failure -- sh -c 'cat data >&2; exit 4'")
      #expect(status == 4)
      let kept = String(repeating: "a", count: 65_536)
      let sentence = "visor: \(3_000_000 - 65_536) bytes of the output could not be kept\n"
      let isSaid = place.text("err").hasPrefix(kept + sentence)
      #expect(isSaid)
    }

    @Test("A command whose time is over ends, and the tool says so with a status of its own")
    func timeout() throws {
      let status = try place.run(
        "exec visor run --title Job --events events --timeout 0.1 -- cat gate")
      #expect(status == 124)
      #expect(place.text("err").contains("✗ Job  Timed out"))
      #expect(place.text("events").contains(#""outcome":"timed-out","status":124"#))
      #expect(try place.run("exec visor run --timeout 1h -- sh -c 'exit 3'") == 3)
    }

    @Test("The last lines are shown beneath the row, and gone at the end")
    func tail() throws {
      let tmux = try Tmux(place)
      try place.write(
        Array("for n in 1 2 3 4; do echo $n; done; printf '10%%\\r20%%'; cat gate".utf8),
        to: "script")
      try tmux.type("visor run --title Job --grace 0 --output=tail=3 -- sh script")
      let during = try tmux.view { $0.text.contains("20%") }
      #expect(during.text.contains(#/\n\* Job.*\n  3\n  4\n  20%$/#))
      place.openGate()
      let after = try tmux.view { $0.isPrompt(0) }
      #expect(after.text.hasSuffix("sh script\n✓ Job  T\n0>"))
    }

    @Test("The last line is shown beside the title, also one that changes")
    func detail() throws {
      let tmux = try Tmux(place)
      try place.write(
        Array("echo one; printf '10%%\\r\\033[31m20%%\\033[m'; cat gate".utf8), to: "script")
      try tmux.type("visor run --title Job --grace 0 --output hide --detail last-line -- sh script")
      let during = try tmux.view { $0.text.contains("20%") }
      #expect(during.text.contains(#/\n\* Job  20%/#) && !during.text.contains("10%"))
      place.openGate()
      let after = try tmux.view { $0.isPrompt(0) }
      #expect(after.text.hasSuffix("sh script\n✓ Job  T\n0>"))
    }

    @Test("A command sees its streams as without the tool, whichever of them are the terminal")
    func streams() throws {
      let tmux = try Tmux(place, columns: 200)
      try place.write(
        Array(
          """
          exec 3>> seen
          for n in 0 1 2; do test -t $n && printf t >&3 || printf f >&3; done
          echo ready > /dev/tty; cat; echo out; echo err >&2; exit $1
          """.utf8), to: "script")
      try place.write(Array("input\n".utf8), to: "input")
      for redirections in 0..<8 {
        for status in [0, 3] {
          let streams = [
            redirections & 1 == 0 ? "< input" : "", redirections & 2 == 0 ? "> output" : "",
            redirections & 4 == 0 ? "2> errors" : "",
          ].joined(separator: " ")
          _ = try place.run("rm -f seen output errors ended")
          try tmux.type(
            "clear; visor run --grace 1h --title Job -- sh script \(status) \(streams); echo $? > ended"
          )
          if redirections & 1 != 0 {
            _ = try tmux.view { $0.lines.contains("ready") }
            try tmux.type("input")
            try tmux.keys("C-d")
          }
          let seen = try tmux.view { $0.isPrompt(0) && place.text("ended") == "\(status)\n" }
          let shown = seen.lines.filter { ["out", "err"].contains($0) }
          #expect(
            place.text("seen") == [1, 2, 4].map { redirections & $0 == 0 ? "f" : "t" }.joined())
          #expect(
            shown == (redirections & 2 == 0 ? [] : ["out"]) + (redirections & 4 == 0 ? [] : ["err"])
          )
          #expect(redirections & 2 != 0 || place.text("output") == "input\nout\n")
          let end = (status == 0 ? "✓ Job" : "✗ Job  exit status 3")
          #expect(redirections & 4 != 0 || place.text("errors").hasPrefix("err\n\(end)  "))
          #expect(redirections & 4 == 0 || seen.text.contains("\n\(end)  T\n"))
        }
      }
    }
  }
}
