import Testing
import VisorCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RunTests {
  @Suite struct CommandEndTests {
    @Test(
      "A command's end is told as it was",
      arguments: [
        ("exit 0", CommandEnd.exited(0)),
        ("exit 1", .exited(1)),
        ("exit 42", .exited(42)),
        ("exit 255", .exited(255)),
        ("kill -TERM $$", .signaled(SIGTERM, coreDumped: false)),
        ("kill -KILL $$", .signaled(SIGKILL, coreDumped: false)),
        ("ulimit -c 0; kill -SEGV $$", .signaled(SIGSEGV, coreDumped: false)),
      ])
    func end(script: String, expected: CommandEnd) {
      #expect(shell(script).end == expected)
    }

    @Test("Each end has the exit status that a shell gives it")
    func status() {
      let ends: [CommandEnd] = [
        .exited(3), .signaled(SIGKILL, coreDumped: false),
        .failedToStart(StartFailure(command: [], reason: .notFound)), .timedOut,
      ]
      #expect(ends.map(\.status) == [3, 137, 127, 124])
    }

    @Test("The tool exits as its command did")
    func mirrorsStatus() async {
      await #expect(processExitsWith: .exitCode(42)) {
        CommandEnd.exited(42).mirror()
      }
    }

    @Test("A command that did not start ends the tool with the status for that")
    func mirrorsFailure() async {
      await #expect(processExitsWith: .exitCode(126)) {
        CommandEnd.failedToStart(StartFailure(command: [], reason: .folder)).mirror()
      }
    }

    @Test("The tool is ended by the signal that ended its command, even one that it ignores")
    func mirrorsSignal() async {
      await #expect(processExitsWith: .signal(SIGTERM)) {
        signal(SIGTERM, SIG_IGN)
        CommandEnd.signaled(SIGTERM, coreDumped: false).mirror()
      }
      await #expect(processExitsWith: .signal(SIGKILL)) {
        shell("kill -KILL $$").end.mirror()
      }
      await #expect(processExitsWith: .signal(SIGSEGV)) {
        shell("ulimit -c 0; kill -SEGV $$").end.mirror()
      }
    }
  }
}
