import Foundation

/// A folder for a test, and an environment in which programs find the built tool.
final class Workplace {
  let folder: String
  /// Set for every program; nothing is inherited from whoever runs the tests but the path.
  var environment: [String: String]

  init() throws {
    var name = Array("/tmp/visor-end.XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw TestFailure(errno) }
    folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    environment = [
      "PATH": "\(Self.tools):\(path)", "HOME": folder, "TMUX_TMPDIR": folder, "LANG": "C.UTF-8",
      "TERM": "xterm-256color",
      // What the language's runtime prints on a crash depends on the machine.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Where the tool was built: beside the tests.
  private static var tools: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: link ?? CommandLine.arguments[0])
    return program.deletingLastPathComponent().path
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The bytes of a file; none when there is no such file.
  func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: path(name)).map(Array.init) ?? []
  }

  func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  // MARK: Gates

  /// Makes a gate: a program that reads it waits until it is opened.
  func makeGate(_ name: String = "gate") throws {
    guard mkfifo(path(name), 0o600) == 0 else { throw TestFailure(errno) }
  }

  /// Opens a gate, once somebody waits at it, and tells that program something.
  func openGate(_ name: String = "gate", saying text: String = "") {
    let gate = FileHandle(forWritingAtPath: path(name))
    try? gate?.write(contentsOf: Data(text.utf8))
    try? gate?.close()
  }

  // MARK: Programs

  /// Starts a shell script in the folder, with nothing ignored and nothing blocked.
  func start(
    _ script: String, input: Int32? = nil, output: Int32? = nil, error: Int32? = nil
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, descriptor) in [(Int32(0), input), (1, output), (2, error)] {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let words = ["/bin/sh", "-c", "cd '\(folder)' || exit 99\n\(script)"].map {
      $0.withCString(strdup)
    }
    let variables = environment.map { "\($0)=\($1)".withCString(strdup) }
    defer { (words + variables).forEach { free($0) } }
    var child: pid_t = 0
    let failure = posix_spawn(
      &child, "/bin/sh", &actions, &attributes, words + [nil], variables + [nil])
    guard failure == 0 else { throw TestFailure(failure) }
    return child
  }

  /// How a program ended: its exit status, or 128 and the signal's number.
  static func wait(_ child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Whether a program has ended; it is still to be waited for.
  static func hasEnded(_ child: pid_t) -> Bool {
    var answer = siginfo_t()
    return waitid(P_PID, id_t(child), &answer, WEXITED | WNOHANG | WNOWAIT) == 0
      && answer.si_signo == SIGCHLD
  }

  /// Runs a shell script to its end; what it writes goes into the files `out` and `err`.
  func run(_ script: String) throws -> Int32 {
    let files = ["out", "err"].map {
      open(path($0), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    }
    defer { files.forEach { close($0) } }
    return Self.wait(try start(script, output: files[0], error: files[1]))
  }
}
