import Foundation
import Testing

extension EndToEndTests {
  /// `visor run` as a job among others of a shell in a terminal.
  @Suite struct JobControlTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
      try place.makeGate()
    }

    /// The status with which the next prompt is seen.
    private func status(_ tmux: Tmux) throws -> Int32? {
      let view = try tmux.view {
        $0.lines.last?.wholeMatch(of: #/.*\d+>/#) != nil && $0.isCursorVisible
      }
      return view.lines.last.flatMap { $0.firstMatch(of: #/(\d+)>$/#) }.flatMap { Int32($0.1) }
    }

    @Test(
      "^Z, bg and fg: nothing is drawn in the background, and output passes",
      arguments: ["bash", "dash"])
    func background(shell: String) throws {
      try place.makeGate("second")
      let tmux = try Tmux(place, shell: shell)
      try tmux.type("visor run --title Job -- sh -c 'cat gate; echo one; cat second; echo two'")
      _ = try tmux.view { $0.text.contains("\n* Job") }
      try tmux.keys("C-z")
      let stopped = try tmux.view { $0.lines.last?.hasSuffix("148>") ?? false }
      #expect(!stopped.text.contains("* Job"))
      try tmux.type("clear; bg")
      _ = try tmux.view { $0.lines.last?.hasSuffix("0>") ?? false && !$0.text.contains("148>") }
      place.openGate()
      let passed = try tmux.view { $0.text.contains("one") }
      #expect(!passed.text.contains("* Job"))
      try tmux.keys("C-u")
      try tmux.type("fg")
      _ = try tmux.view { $0.text.contains("\n* Job") }
      place.openGate("second")
      let after = try tmux.view { $0.isPrompt(0) && $0.text.contains("✓") }
      #expect(after.text.hasSuffix("\ntwo\n✓ Job  T\n0>"))
    }

    @Test(
      "A job in the background says nothing, not even in a terminal that stops those that do",
      arguments: ["bash", "dash"])
    func silent(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try tmux.type("stty tostop; visor run --title Job --grace 0 -- cat gate & echo $! > pid")
      _ = try tmux.view { $0.lines.count > 1 && $0.lines.last?.hasSuffix("0>") ?? false }
      place.openGate()
      try tmux.type("wait $(cat pid); echo ended with $?")
      let after = try tmux.view { $0.text.contains("\nended with 0\n") }
      #expect(!after.text.contains("✓") && !after.text.contains("* Job"))
    }

    @Test(
      "Where the terminal stops output from the background, it stops the command's as ever",
      arguments: ["bash", "dash"])
    func toStop(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try tmux.type("stty tostop; visor run --title Job -- sh -c 'cat gate; echo out' &")
      place.openGate()
      try tmux.type("until grep -q 'State:.T' /proc/$!/status; do :; done; clear; echo held")
      let held = try tmux.view { $0.lines.contains("held") }
      #expect(!held.lines.contains("out"))
      try tmux.type("fg")
      _ = try tmux.view { $0.text.contains("\nout\n✓ Job  T\n0>") }
    }

    @Test("kill ends the command of a job in the background", arguments: ["bash", "dash"])
    func killed(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try tmux.type("visor run -- sh -c 'echo $$ > pid; exec cat gate' & visor=$!")
      while place.text("pid").isEmpty { sched_yield() }
      try tmux.type("kill %1; wait $visor; echo ended with $?")
      _ = try tmux.view { $0.text.contains("ended with 143") }
      let pid = try #require(pid_t(place.text("pid").trimmingCharacters(in: .newlines)))
      #expect(kill(pid, 0) == -1)
    }

    @Test(
      "^C ends a list, a pipeline or a script where it would have ended without",
      arguments: [
        "RUN cat gate && echo next", "RUN cat gate || echo next", "RUN cat gate; echo next",
        "RUN sh handles || echo next", "RUN sh handles && echo next", "RUN cat gate | RUN cat",
        "RUN cat gate | cat; echo next", "sh script; echo next", "bash script && echo next",
        "sh handling; echo next", "bash handling; echo next",
      ], ["bash", "dash"])
    func interrupted(list: String, shell: String) throws {
      try place.write(Array("trap 'exit 0' INT; cat gate".utf8), to: "handles")
      var outcomes: [[String]] = []
      for run in ["visor run --title Job --grace 0 --", "env"] {
        try place.write(Array("\(run) cat gate; echo script goes on".utf8), to: "script")
        try place.write(Array("\(run) sh handles; echo script goes on".utf8), to: "handling")
        let tmux = try Tmux(place, shell: shell)
        try tmux.type(list.replacing("RUN", with: run))
        try awaitReader()
        try tmux.keys("C-c")
        let status = try status(tmux)
        let text = try tmux.view { $0.isCursorVisible }.text
        outcomes.append([
          "\(status ?? -1)", text.contains(#/(\n|\^C)next\n/#) ? "next" : "",
          text.contains(#/(\n|\^C)script goes on\n/#) ? "goes on" : "",
        ])
      }
      #expect(outcomes[0] == outcomes[1])
    }

    /// Waits until the command reads the gate.
    private func awaitReader() throws {
      var gate: Int32 = -1
      repeat {
        gate = open(place.path("gate"), O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      } while gate < 0 && errno == ENXIO
      // Held open for the rest of the test, so that the command does not end by itself.
      #expect(gate >= 0)
    }

    @Test("Both ends of a pipeline stop and go on together", arguments: ["bash", "dash"])
    func pipeline(shell: String) throws {
      let tmux = try Tmux(place, shell: shell)
      try tmux.type(
        "visor run --title One -- sh -c 'cat gate; echo through' | visor run --title Two -- cat")
      _ = try tmux.view { $0.text.contains("\n* ") }
      try tmux.keys("C-z")
      _ = try tmux.view { $0.lines.last?.hasSuffix("148>") ?? false }
      try tmux.type("fg")
      _ = try tmux.view { $0.text.contains("\n* ") }
      place.openGate()
      let after = try tmux.view { $0.isPrompt(0) && $0.text.contains("✓ Two") }
      #expect(after.text.contains("\nthrough\n") && after.text.contains("✓ One  T"))
    }
  }
}
