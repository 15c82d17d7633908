import CVisorSystem
import Testing
import VisorCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RunTests {
  /// Signals are the whole process's: each of these has one of its own, which must end as one
  /// whose expectations were met.
  @Suite struct SignalTests {
    /// Says that it is ready, and then waits for its input's end or a signal.
    private static let waiting = "echo ready; exec 3<&0; cat <&3 >/dev/null & wait $!"

    /// Runs a script on a terminal of its own, and acts when it is ready.
    private static func whenReady(
      _ script: String, hooks: RunHooks = RunHooks(), _ act: (TestTerminal) -> Void
    ) throws -> Outcome {
      let (terminal, pipe) = (try TestTerminal(), try TestPipe())
      var acted = false
      return shell(script + waiting, .on(terminal, input: pipe.reading), hooks: hooks) {
        guard !acted, $0.text.hasPrefix("ready\n") else { return }
        acted = true
        act(terminal)
      }
    }

    @Test(
      "A signal that is sent to the tool reaches the command, and the tool lives on",
      arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2])
    func forwarded(signal: Int32) async {
      await #expect(processExitsWith: .success) { [signal] in
        let outcome = try Self.whenReady("trap 'echo got; exit 7' \(signal);") { _ in
          kill(getpid(), signal)
        }
        #expect(outcome == Outcome(end: .exited(7), relayed: Array("ready\ngot\n".utf8)))
      }
    }

    @Test("A command that a passed-on signal kills has ended by it")
    func killed() async {
      await #expect(processExitsWith: .success) {
        let outcome = try Self.whenReady("") { _ in kill(getpid(), SIGTERM) }
        #expect(outcome.end == .signaled(SIGTERM, coreDumped: false))
      }
    }

    @Test("A signal that was ignored stays ignored, in the tool and in the command")
    func ignored() async {
      await #expect(processExitsWith: .success) {
        signal(SIGHUP, SIG_IGN)
        let terminal = try TestTerminal()
        let outcome = shell("kill -HUP $PPID; kill -HUP $$; echo alive", .on(terminal))
        #expect(outcome == Outcome(end: .exited(0), relayed: Array("alive\n".utf8)))
      }
    }

    @Test("The command has the signal mask that the tool was started with")
    func mask() async {
      await #expect(processExitsWith: .success) {
        let terminal = try TestTerminal()
        let outcome = shell(
          "kill -USR1 $$; echo alive", .on(terminal), blocked: [SIGUSR1, SIGCHLD])
        #expect(outcome == Outcome(end: .exited(0), relayed: Array("alive\n".utf8)))
      }
    }

    @Test("What was done on a signal before is done again after the command")
    func restored() async {
      await #expect(processExitsWith: .success) {
        signal(SIGUSR2, SIG_IGN)
        _ = shell("exit 0")
        let after = signal(SIGUSR2, SIG_DFL)
        #expect(unsafeBitCast(after, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
      }
    }

    @Test("A terminal that changes its size changes the command's, and the HUD is told")
    func changed() async {
      await #expect(processExitsWith: .success) {
        let wide = try TestTerminal()
        _ = run(
          ["stty", "rows", "50", "cols", "200"],
          CommandStreams(terminal: nil, input: wide.descriptor))
        var told = 0
        let outcome = try Self.whenReady(
          "trap 'stty size <&1; exit 0' WINCH;", hooks: RunHooks(changed: { told += 1 })
        ) {
          visor_pty_resize($0.master, wide.descriptor)
          kill(getpid(), SIGWINCH)
        }
        #expect(outcome == Outcome(end: .exited(0), relayed: Array("ready\n50 200\n".utf8)))
        #expect(told == 1)
      }
    }

    @Test("A signal reaches the command while nobody takes its output")
    func stalled() async {
      await #expect(processExitsWith: .success) {
        let outcome = try Self.whenReady("trap 'echo got; exit 7' TERM;") { _ in
          kill(getpid(), SIGTERM)
          // The command ends while this is still going on.
          var answer = siginfo_t()
          while waitid(P_ALL, 0, &answer, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        }
        #expect(outcome == Outcome(end: .exited(7), relayed: Array("ready\ngot\n".utf8)))
      }
    }

    @Test(
      "A command whose time is over is asked to end, and has then timed out, whatever it did",
      arguments: ["exec cat", "trap 'exit 0' TERM; exec 3<&0; cat <&3 & wait"])
    func limit(script: String) async {
      await #expect(processExitsWith: .success) { [script] in
        let pipe = try TestPipe()
        let outcome = run(
          ["sh", "-c", script], CommandStreams(terminal: nil, input: pipe.reading),
          limit: .milliseconds(100))
        #expect(outcome.end == .timedOut)
      }
    }

    @Test("A command that does not end when it is asked to is killed a while later")
    func killedLater() async {
      await #expect(processExitsWith: .success) {
        let terminal = try TestTerminal()
        let script = """
          trap '' TERM; count=0
          until [ $count = 10000000 ]; do count=$((count + 1)); done; echo survived
          """
        let outcome = run(
          ["sh", "-c", script], .on(terminal), limit: .milliseconds(50),
          patience: .milliseconds(50))
        #expect(outcome == Outcome(end: .timedOut))
      }
    }

    @Test("A signal to the whole group reaches a command that handles it once, or twice")
    func group() async {
      await #expect(processExitsWith: .success) {
        setpgid(0, 0)
        let outcome = shell(
          """
          got=0; trap 'got=$((got + 1))' USR1; kill -USR1 0; count=0
          until [ $got = 2 ] || [ $count = 1000000 ]; do count=$((count + 1)); done
          exit $got
          """)
        #expect(outcome.end == .exited(1) || outcome.end == .exited(2))
      }
    }

    #if os(Linux)
      @Test("The time of a stopped command goes on, and ends it when it is continued")
      func limitWhileStopped() async {
        await #expect(processExitsWith: .success) {
          setpgid(0, 0)
          let script = """
            {
              until grep -q 'State:.T' /proc/$PPID/status; do test -d /proc/$PPID || exit; done
              sleep 1; kill -CONT $PPID
            } &
            kill -TSTP $PPID
            wait
            exit 5
            """
          let outcome = run(["sh", "-c", script], limit: .milliseconds(500))
          #expect(outcome.end == .timedOut)
        }
      }

      @Test("A stop of the tool alone leaves the command running, and its output comes later")
      func stoppedAlone() async {
        await #expect(processExitsWith: .success) {
          let terminal = try TestTerminal()
          let outcome = shell(
            """
            kill -STOP $PPID
            until grep -q 'State:.T' /proc/$PPID/status; do :; done
            echo alive; kill -CONT $PPID; exit 5
            """, .on(terminal))
          #expect(outcome == Outcome(end: .exited(5), relayed: Array("alive\n".utf8)))
        }
      }

      @Test("The tool stops when its command does and goes on with it, and the HUD is told of both")
      func stopped() async {
        await #expect(processExitsWith: .exitCode(5)) {
          // A group of its own: its parent is outside it, as a shell would be.
          setpgid(0, 0)
          var told: [String] = []
          let outcome = shell(
            """
            {
              until grep -q 'State:.T' /proc/$PPID/status; do :; done
              kill -CONT $PPID
            } &
            kill -TSTP $PPID
            wait
            exit 5
            """,
            hooks: RunHooks(
              stopping: { told.append("stopping") }, resumed: { told.append("resumed") }))
          let expected = told.first == "stopping" && told.dropFirst().allSatisfy { $0 == "resumed" }
          guard expected, told.count > 1 else { exit(1) }
          outcome.end.mirror()
        }
      }

      @Test("A command that does not stop keeps the tool from stopping")
      func unstoppable() async {
        await #expect(processExitsWith: .exitCode(5)) {
          setpgid(0, 0)
          let outcome = shell(
            "trap '' TSTP; kill -TSTP $PPID; exit 5",
            hooks: RunHooks(stopping: { exit(1) }))
          outcome.end.mirror()
        }
      }
    #endif
  }
}
