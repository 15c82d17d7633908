import CVisorSystem
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The HUD of a process that this one runs in, and that has the terminal already.
///
/// It names in the environment where to report to, and for which terminal; who runs on another one,
/// such as inside of tmux, is not meant.
package enum OuterHUD {
  /// The variable: the terminal, a colon, and the path of a socket.
  package static let variable = "VISOR_OUTER"

  private static let count = Atomic(0)

  /// Connects to the outer HUD of the terminal behind a descriptor; `nil` when there is none, or
  /// nobody listens any more.
  static func connect(_ descriptor: Int32, _ environment: TerminalEnvironment) -> Int32? {
    guard let value = environment.variable(variable), let terminal = name(ofTerminal: descriptor)
    else { return nil }
    let parts = value.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == terminal else { return nil }
    let end = visor_channel_connect(String(parts[1]))
    return end < 0 ? nil : end
  }

  /// What the variable is to be for processes that are given this terminal.
  package static func value(path: String, terminal: Int32) -> String? {
    name(ofTerminal: terminal).map { "\($0):\(path)" }
  }

  /// Numbers that no other terminal has, in this container or another.
  private static func name(ofTerminal descriptor: Int32) -> String? {
    var status = stat()
    guard isatty(descriptor) == 1, fstat(descriptor, &status) == 0 else { return nil }
    return "\(status.st_dev).\(status.st_ino).\(status.st_rdev)"
  }

  /// A name for one more reporter of this process.
  static func newSource() -> String {
    let number = count.add(1, ordering: .relaxed).newValue
    return "\(EventSource.process)/\(number)"
  }
}
