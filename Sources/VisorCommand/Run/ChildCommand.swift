internal import CVisorSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A command that runs inside the tool: in its process group and session, with its environment, and
/// with the standard input that it has itself.
package struct ChildCommand: Sendable, Equatable {
  /// The command's name and its arguments, each as the bytes that it was given as.
  ///
  /// A name without `/` is looked for along `PATH`. An argument ends before its first zero byte.
  package var arguments: [[UInt8]]

  /// Where its standard streams come from and go to.
  package var streams: CommandStreams

  /// Describes a command; nothing runs yet.
  package init(arguments: [[UInt8]], streams: CommandStreams) {
    self.arguments = arguments
    self.streams = streams
  }

  /// Runs the command, waits for it, and says how it ended.
  ///
  /// Until it returns, the process's signals are caught: those that another process sent to the tool
  /// are passed on to the command, those that came from the terminal have reached it already. One
  /// command at a time can run in a process; a second one fails to start. It is to be called on the
  /// main thread, whose signal mask the command gets.
  ///
  /// - Parameters:
  ///   - hooks: What is told of things that happen meanwhile, on the calling thread.
  ///   - sink: Gets what the command writes to the HUD's terminal, in the order in which it was
  ///     written, on the calling thread; the bytes are there for the length of the call. They are
  ///     exactly the command's: the terminal makes of them what it makes of any.
  package func run(
    hooks: RunHooks = RunHooks(), sink: (UnsafeRawBufferPointer) -> Void
  ) -> CommandEnd {
    let wake = visor_events_open()
    guard wake >= 0 else {
      return .failedToStart(StartFailure(command: arguments.first ?? [], reason: .system(errno)))
    }
    defer { visor_events_close() }

    do throws(StartFailure.Reason) {
      let pty = try openPty()
      defer { pty.map { _ = close($0.master) } }
      let child = try start(pty: pty)
      let relay = ChildRelay(
        child: child, wake: wake, master: pty?.master, terminal: streams.terminal)
      return try relay.run(hooks: hooks, sink: sink)
    } catch {
      return .failedToStart(StartFailure(command: arguments.first ?? [], reason: error))
    }
  }

  private func openPty() throws(StartFailure.Reason) -> (master: Int32, slave: Int32)? {
    let relayed = streams.relayed
    guard let terminal = streams.terminal, relayed.output || relayed.error else { return nil }
    var pty: (master: Int32, slave: Int32) = (-1, -1)
    guard visor_pty_open(terminal, &pty.master, &pty.slave) == 0 else { throw .noTerminal(errno) }
    return pty
  }

  /// Starts the command, and gives it the only hold on its end of the pseudo-terminal.
  private func start(
    pty: (master: Int32, slave: Int32)?
  ) throws(StartFailure.Reason) -> pid_t {
    defer { pty.map { _ = close($0.slave) } }
    let relayed = streams.relayed
    let descriptors = [
      streams.input,
      relayed.output ? pty?.slave ?? streams.output : streams.output,
      relayed.error ? pty?.slave ?? streams.error : streams.error,
    ]
    var child: pid_t = 0
    var found = false
    let error = withCStrings(arguments) { strings in
      visor_child_start(strings, descriptors, &child, &found)
    }
    guard error == 0 else { throw StartFailure.Reason(starting: error, found: found) }
    return child
  }
}

/// Passes byte strings the way that `exec` takes them: an array of pointers that ends with null.
private func withCStrings<Result>(
  _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  var offsets: [Int] = []
  var bytes: [CChar] = []
  for string in strings {
    offsets.append(bytes.count)
    bytes.append(contentsOf: string.lazy.map(CChar.init(bitPattern:)))
    bytes.append(0)
  }
  return bytes.withUnsafeMutableBufferPointer { buffer in
    body(offsets.map { offset in buffer.baseAddress.map { $0 + offset } } + [nil])
  }
}
