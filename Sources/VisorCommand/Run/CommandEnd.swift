internal import CVisorSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How a command ended.
package enum CommandEnd: Sendable, Equatable {
  /// By itself, with an exit status from 0 to 255.
  case exited(Int32)

  /// Killed by a signal, with or without a core dump.
  case signaled(Int32, coreDumped: Bool)

  /// By the tool, because its time was over, however it took that.
  case timedOut

  /// Not at all: it never began, or was lost sight of.
  case failedToStart(StartFailure)

  /// The exit status that says the same: that of the command, 128 and the signal's number, 124
  /// when its time was over, or why it did not start.
  package var status: Int32 {
    switch self {
    case .exited(let status): status
    case .signaled(let signal, _): 128 &+ signal
    case .timedOut: 124
    case .failedToStart(let failure): failure.status
    }
  }

  /// Ends this process as the command ended: with its exit status, or by its signal.
  ///
  /// Whoever started the tool sees no difference. Nothing is said, and a signal runs no `atexit`
  /// handlers.
  package func mirror() -> Never {
    if case .signaled(let signal, _) = self {
      visor_end_by(signal)
    }
    exit(status)
  }
}
