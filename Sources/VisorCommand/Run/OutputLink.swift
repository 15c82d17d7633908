internal import CVisorSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A way for a command's output into the tool: a pseudo-terminal in a terminal's place, a pipe in any
/// other's.
struct OutputLink {
  /// The end that the tool reads; reads do not wait.
  let reading: Int32

  /// The end that the command gets.
  let writing: Int32

  /// Follows what the command makes of a pseudo-terminal; `nil` for a pipe.
  let modes: visor_modes?

  /// Opens what these streams need; `nil` when none of them passes through the tool.
  static func open(for streams: CommandStreams) throws(StartFailure.Reason) -> OutputLink? {
    let relayed = streams.relayed
    guard relayed.output || relayed.error else { return nil }
    guard let terminal = streams.terminal else { return try pipe() }
    return try pseudoTerminal(for: terminal)
  }

  private static func pseudoTerminal(
    for terminal: Int32
  ) throws(StartFailure.Reason) -> OutputLink {
    var pty: (master: Int32, slave: Int32) = (-1, -1)
    guard visor_pty_open(terminal, &pty.master, &pty.slave) == 0 else { throw .noTerminal(errno) }
    var modes = visor_modes()
    guard visor_modes_watch(&modes, pty.master, terminal) == 0 else {
      let error = errno
      close(pty.master)
      close(pty.slave)
      throw .noTerminal(error)
    }
    return OutputLink(reading: pty.master, writing: pty.slave, modes: modes)
  }

  private static func pipe() throws(StartFailure.Reason) -> OutputLink {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    guard visor_pipe_open(&ends.reading, &ends.writing) == 0 else { throw .system(errno) }
    return OutputLink(reading: ends.reading, writing: ends.writing, modes: nil)
  }
}
