internal import CVisorSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The descriptors that become a command's standard streams, and where the HUD is.
///
/// A stream of the command that goes where the HUD is passes through the tool: through a
/// pseudo-terminal where that is a terminal, else through a pipe. When both go there they share one,
/// and their order is kept. Every other stream is handed to the command as it is: nothing stands
/// between it and its reader.
package struct CommandStreams: Sendable, Equatable {
  /// The descriptor that becomes the command's standard input.
  package var input: Int32

  /// The descriptor that becomes its standard output.
  package var output: Int32

  /// The descriptor that becomes its standard error.
  package var error: Int32

  /// The terminal that the HUD is on, if it is on one.
  package var terminal: Int32?

  /// The file, pipe or socket that the HUD writes to instead, if what the command writes there is to
  /// pass through the tool.
  package var log: Int32?

  /// Names the streams.
  ///
  /// Each is either the stream's own number, which a command may also find closed, or above 2.
  /// Without a terminal and a log no stream passes through the tool.
  package init(
    terminal: Int32?, log: Int32? = nil, input: Int32 = 0, output: Int32 = 1, error: Int32 = 2
  ) {
    self.input = input
    self.output = output
    self.error = error
    self.terminal = terminal
    self.log = log
  }

  /// Which streams pass through the tool.
  var relayed: (output: Bool, error: Bool) {
    if let terminal {
      return (visor_pty_same(output, terminal), visor_pty_same(error, terminal))
    }
    guard let log else { return (false, false) }
    return (isSameFile(output, log), isSameFile(error, log))
  }
}

private func isSameFile(_ first: Int32, _ second: Int32) -> Bool {
  var one = stat()
  var other = stat()
  guard fstat(first, &one) == 0, fstat(second, &other) == 0 else { return false }
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino
}
