import Foundation

/// The program beside the tests that plays scenarios on a display of its own.
enum StageProgram {
  /// What a scenario prints, a line each; with how it ended when it did not end well.
  ///
  /// - Parameters:
  ///   - more: Further variables of its surroundings.
  ///   - isHeard: Whether there is a bus of its own for assistive technology.
  static func lines(
    _ scenario: String, _ more: [String] = [], isHeard: Bool = false
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("visor-stage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    var words = ["timeout", "-k", "5", "150"]
    if isHeard { words += ["dbus-run-session", "--"] }
    words += [stage.path, scenario]
    var variables = [
      "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "HOME=\(folder.path)", "XDG_RUNTIME_DIR=\(folder.path)", "SWIFT_BACKTRACE=enable=no",
    ]
    variables += more
    if isHeard { variables.append("VISOR_STAGE_READER=\(reader.path)") }
    let output = folder.appendingPathComponent("output").path
    // The bus has much to say of itself.
    let error = isHeard ? "/dev/null" : folder.appendingPathComponent("error").path
    let status = try run(words, variables, output: output, error: error)
    let text = [output, error].compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    var lines = text.joined().split(separator: "\n").map(String.init)
    lines.removeAll { $0.hasPrefix("SpiRegistry") }
    if status != 0 { lines.append("ended with status \(status)") }
    return lines
  }

  /// Runs a program to its end; how it ended is a shell's number.
  ///
  /// Whoever runs tests may have signals blocked, and what is started here is ended by them.
  private static func run(
    _ words: [String], _ variables: [String], output: String, error: String
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, error, flags, 0o600)
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
    let arguments = words.map { strdup($0) }
    let environment = variables.map { strdup($0) }
    defer { (arguments + environment).forEach { free($0) } }
    var child: pid_t = 0
    let failure = posix_spawnp(
      &child, words[0], &actions, &attributes, arguments + [nil], environment + [nil])
    guard failure == 0 else { throw CocoaError(.executableLoad) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static var reader: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("VisorGTKStage/reader.py")
  }

  private static var stage: URL {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: link ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("VisorGTKStage")
  }
}
