import Foundation
import Testing

extension EndToEndTests {
  /// `visor run` under programs that change what a command finds.
  @Suite struct SurroundingsTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
      try place.makeGate()
    }

    /// A script's output, without the tool's own lines, and its status.
    private func outcome(_ script: String, _ run: String, _ shell: String) throws -> [String] {
      try place.write(Array(script.replacing("RUN", with: run).utf8), to: "script")
      let status = try place.run("exec \(shell) script")
      return [place.text("out"), "\(status)"]
    }

    @Test(
      "A script takes the same way as without the tool",
      arguments: [
        "RUN true && echo yes || echo no", "RUN false && echo yes || echo no",
        "RUN sh -c 'exit 7'; echo $?", "set -e; RUN false; echo not reached",
        "RUN sh -c 'kill -TERM $$'; echo $?", "RUN sh -c 'kill -KILL $$'; echo $?",
        "RUN sh -c 'kill -INT $$'; echo after",
        "yes | RUN head -n 1; echo $?", "{ RUN yes; echo $? >&2; } 2>&1 >&3 3>&- | tail -n 1",
        "echo in | RUN cat | RUN tr i o", "exec RUN echo last",
        "nohup RUN sh -c 'kill -HUP $$; echo alive' 2>&1 | grep -x alive",
        "timeout 0.2 RUN cat gate; echo $?", "timeout -s KILL 0.2 RUN cat gate; echo $?",
        "setsid -w RUN sh -c 'exit 3'; echo $?", "RUN echo closed >&- ; echo $?",
        "RUN sh -c 'echo fine' 2>&-; echo $?", "RUN sh -c 'cat; echo fine' <&- 2>&-; echo $?",
        "trap '' INT; RUN sh -c 'kill -INT $$; echo ignored'",
        "RUN sh -c 'exit 2' & wait $!; echo $?",
        "RUN cat gate & kill -TERM $!; wait $!; echo $?",
        "echo 'echo $0 $1' > s; chmod +x s; RUN ./s 1", "RUN env -i /bin/echo clean",
        "RUN sh -c 'exit 5' <&- >&- 2>&-; echo $?",
      ], ["bash", "dash"])
    func same(script: String, shell: String) throws {
      #expect(
        try outcome(script, "visor run --", shell) == outcome(script, "env", shell))
    }

    @Test(
      "A signal to the tool reaches a command that handles it",
      arguments: ["INT", "TERM", "HUP", "QUIT", "USR1", "USR2"], ["bash", "dash"])
    func signals(signal: String, shell: String) throws {
      let script = """
        trap - INT QUIT
        RUN sh -c 'trap "echo got; exit 6" \(signal); kill -\(signal) $PPID; while :; do :; done'
        echo $?
        """
      try place.write(Array(script.replacing("RUN", with: "visor run --").utf8), to: "script")
      #expect(try place.run("exec \(shell) script") == 0)
      #expect(place.text("out") == "got\n6\n")
    }

    @Test("script(1) and a terminal of no session change nothing")
    func otherTerminals() throws {
      #expect(
        try place.run("script -qec 'visor run --title Job -- sh -c \"echo out; exit 3\"' log") == 3)
      #expect(place.text("out").contains("out\r\n"))
      #expect(
        try place.run("script -qec 'setsid -w visor run -- sh -c \"echo out; exit 3\"' log") == 3)
      #expect(place.text("out").contains("out\r\n"))
    }
  }
}
