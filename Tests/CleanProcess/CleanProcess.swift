import Foundation

/// A program that is run with no signal blocked or ignored.
///
/// Whoever runs tests may have some so, and what tests start is ended by them.
package enum CleanProcess {
  /// Runs a program to its end; how it ended is a shell's number.
  ///
  /// - Parameters:
  ///   - words: The program, looked up in this process's path, and its arguments.
  ///   - variables: All of its surroundings.
  ///   - output: The file that its output is appended to.
  ///   - error: The file of its errors; `nil` for that of the output.
  package static func run(
    _ words: [String], _ variables: [String], output: String, error: String? = nil
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    if let error {
      posix_spawn_file_actions_addopen(&actions, 2, error, flags, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
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
}
