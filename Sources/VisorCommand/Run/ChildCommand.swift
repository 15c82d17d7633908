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

  /// How long it may run; `nil` for as long as it likes.
  ///
  /// Then TERM is sent to it, and KILL when `patience` is over, too. Zero or less is no time at all.
  package var limit: Duration?

  /// How long it may take to end when its time is over.
  package var patience: Duration

  /// Describes a command; nothing runs yet.
  package init(
    arguments: [[UInt8]], streams: CommandStreams, limit: Duration? = nil,
    patience: Duration = .seconds(5)
  ) {
    self.arguments = arguments
    self.streams = streams
    self.limit = limit
    self.patience = patience
  }

  /// Runs the command, waits for it, and says how it ended.
  ///
  /// Until it returns, the process's signals are caught: those that another process sent to the tool
  /// are passed on to the command, those that came from the terminal have reached it already. When
  /// the command stops the tool stops, and goes on with it. One command at a time can run in a
  /// process; a second one fails to start. It is to be called on the main thread, whose signal mask
  /// the command gets.
  ///
  /// - Parameters:
  ///   - hooks: What is told of things that happen meanwhile, on the calling thread.
  ///   - sink: Gets what the command writes to where the HUD is, in the order in which it was
  ///     written, on the calling thread; the bytes are there for the length of the call. They are
  ///     exactly the command's: a terminal makes of them what it makes of any. It is told to wait
  ///     until a signal is to be handled, and briefly when the command has stopped, its time was over,
  ///     or the tool is asked to end.
  package func run(
    hooks: RunHooks = RunHooks(), sink: OutputSink
  ) -> CommandEnd {
    let wake = visor_events_open()
    guard wake >= 0 else {
      return .failedToStart(StartFailure(command: arguments.first ?? [], reason: .system(errno)))
    }
    defer { visor_events_close() }

    do throws(StartFailure.Reason) {
      let link = try OutputLink.open(for: streams)
      defer { link.map { _ = close($0.reading) } }
      let isOnTerminal = link?.modes != nil
      let variable = isOnTerminal ? link.flatMap { hooks.starting($0.writing) } : nil
      let child = try start(link, variable)
      if let limit {
        visor_events_limit(limit.wholeNanoseconds, patience.wholeNanoseconds)
      }
      var relay = ChildRelay(child: child, wake: wake, link: link)
      return try relay.run(hooks: hooks, sink: sink)
    } catch {
      return .failedToStart(StartFailure(command: arguments.first ?? [], reason: error))
    }
  }

  /// Starts the command, and gives it the only hold on its end of the link.
  private func start(
    _ link: OutputLink?, _ variable: String?
  ) throws(StartFailure.Reason) -> pid_t {
    defer { link.map { _ = close($0.writing) } }
    let relayed = streams.relayed
    let descriptors = [
      streams.input,
      relayed.output ? link?.writing ?? streams.output : streams.output,
      relayed.error ? link?.writing ?? streams.error : streams.error,
    ]
    var child: pid_t = 0
    var found = false
    let error = withCStrings(arguments) { strings in
      visor_child_start(strings, descriptors, variable, &child, &found)
    }
    guard error == 0 else { throw StartFailure.Reason(starting: error, found: found) }
    return child
  }
}

extension Duration {
  /// From zero to 292 years.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, isTooLong) = max(0, seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isLonger) = product.addingReportingOverflow(max(0, attoseconds / 1_000_000_000))
    return isTooLong || isLonger ? .max : sum
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
