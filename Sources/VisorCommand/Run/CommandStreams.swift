internal import CVisorSystem

/// The descriptors that become a command's standard streams, and the terminal that the HUD is on.
///
/// A stream of the command that is the HUD's terminal goes through a pseudo-terminal, so that it can
/// pass above the HUD; when both are, they share one, and their order is kept. Every other stream is
/// handed to the command as it is: nothing stands between it and its reader.
package struct CommandStreams: Sendable, Equatable {
  /// The descriptor that becomes the command's standard input.
  package var input: Int32

  /// The descriptor that becomes its standard output.
  package var output: Int32

  /// The descriptor that becomes its standard error.
  package var error: Int32

  /// The terminal that the HUD is live on, or `nil` when it is on none: no stream is relayed then.
  package var terminal: Int32?

  /// Names the streams.
  ///
  /// Each is either the stream's own number, which a command may also find closed, or above 2.
  package init(terminal: Int32?, input: Int32 = 0, output: Int32 = 1, error: Int32 = 2) {
    self.input = input
    self.output = output
    self.error = error
    self.terminal = terminal
  }

  /// Which streams are the HUD's terminal, and so go through a pseudo-terminal.
  var relayed: (output: Bool, error: Bool) {
    guard let terminal else { return (false, false) }
    return (visor_pty_same(output, terminal), visor_pty_same(error, terminal))
  }
}
