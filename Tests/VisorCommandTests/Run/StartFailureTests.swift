import Testing
import VisorCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RunTests {
  @Suite struct StartFailureTests {
    let folder: TestFolder

    init() throws {
      folder = try TestFolder()
      _ = shell(
        """
        cd '\(folder.path)'
        echo 'echo "$0 $1"; exit 5' > plain; chmod +x plain
        echo 'exit 6' > locked; chmod 644 locked
        printf '#!/no/such/interpreter\\n' > orphan; chmod +x orphan
        """)
    }

    @Test(
      "A command that cannot be started says why",
      arguments: [
        ("no-such-command-at-all", StartFailure.Reason.notFound, Int32(127)),
        ("./no-such-file", .notFound, 127),
        ("", .notFound, 127),
        ("/", .folder, 126),
        ("FOLDER/locked", .notAllowed, 126),
        ("FOLDER/locked/deeper", .notExecutable(ENOTDIR), 126),
        ("FOLDER/orphan", .interpreterNotFound, 127),
      ])
    func reason(name: String, reason: StartFailure.Reason, status: Int32) {
      let name = name.hasPrefix("FOLDER") ? folder.path + name.dropFirst(6) : name
      let end = run([name]).end
      #expect(end == .failedToStart(StartFailure(command: Array(name.utf8), reason: reason)))
      #expect(end.status == status)
    }

    @Test("No arguments at all are no command")
    func nothing() {
      #expect(run([]).end == .failedToStart(StartFailure(command: [], reason: .notFound)))
    }

    @Test("Arguments that are too long for the system are a failure, not a crash")
    func tooLong() {
      let long = String(repeating: "x", count: 4_000_000)
      #expect(
        run(["true", long]).end
          == .failedToStart(
            StartFailure(command: Array("true".utf8), reason: .notExecutable(E2BIG))))
    }

    @Test("A script that names no interpreter is run by the shell")
    func plainScript() throws {
      let terminal = try TestTerminal()
      let outcome = run(["\(folder.path)/plain", "argument"], .on(terminal))
      #expect(
        outcome
          == Outcome(end: .exited(5), relayed: Array("\(folder.path)/plain argument\n".utf8)))
    }

    @Test("A second command at the same time is refused")
    func second() throws {
      let terminal = try TestTerminal()
      var inner: CommandEnd?
      _ = shell("echo", .on(terminal)) { _ in inner = run(["true"]).end }
      #expect(
        inner == .failedToStart(StartFailure(command: Array("true".utf8), reason: .system(EBUSY))))
    }

    @Test(
      "Each failure is a sentence that says what, why, and what to do",
      arguments: [
        (
          StartFailure.Reason.notFound,
          "visor: cannot run 'foo': no such command. Check the name and your PATH."
        ),
        (
          .interpreterNotFound,
          "visor: cannot run 'foo': the program that should run it is missing. "
            + "Check its first line (#!)."
        ),
        (.folder, "visor: cannot run 'foo': it is a folder. Name a file in it."),
        (
          .notAllowed,
          "visor: cannot run 'foo': permission denied. "
            + "Check the rights of the file and of the folders above it."
        ),
        (
          .notExecutable(E2BIG),
          "visor: cannot run 'foo': the system cannot execute it (Argument list too long)."
        ),
        (
          .noTerminal(ENOENT),
          "visor: cannot run 'foo': no pseudo-terminal (No such file or directory). "
            + "With --quiet it needs none."
        ),
        (
          .system(ENOMEM),
          "visor: cannot run 'foo': the system refused (Cannot allocate memory). Try again."
        ),
      ])
    func sentence(reason: StartFailure.Reason, sentence: String) {
      #expect(StartFailure(command: Array("foo".utf8), reason: reason).sentence == sentence)
    }
  }
}
