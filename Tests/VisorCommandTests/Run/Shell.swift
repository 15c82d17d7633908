import VisorCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What became of a command in a test.
struct Outcome: Equatable {
  var end: CommandEnd
  var relayed: [UInt8] = []

  var text: String { String(decoding: relayed, as: UTF8.self) }
}

/// Runs a command from a thread on which only `blocked` signals are blocked, and keeps what goes
/// through the pseudo-terminal.
func run(
  _ arguments: [String], _ streams: CommandStreams = CommandStreams(terminal: nil),
  blocked: [Int32] = [], limit: Duration? = nil, patience: Duration = .seconds(5),
  hooks: RunHooks = RunHooks(),
  onOutput: (Outcome) -> Void = { _ in }
) -> Outcome {
  // Tests run on threads that block signals; the tool's main thread does not.
  var mask = sigset_t()
  var former = sigset_t()
  sigemptyset(&mask)
  for signal in blocked { sigaddset(&mask, signal) }
  pthread_sigmask(SIG_SETMASK, &mask, &former)
  defer { pthread_sigmask(SIG_SETMASK, &former, nil) }

  let command = ChildCommand(
    arguments: arguments.map { Array($0.utf8) }, streams: streams, limit: limit, patience: patience)
  var outcome = Outcome(end: .exited(0))
  outcome.end = command.run(hooks: hooks) { bytes, _ in
    outcome.relayed.append(contentsOf: bytes)
    onOutput(outcome)
    return true
  }
  return outcome
}

/// Runs a shell script likewise.
func shell(
  _ script: String, _ streams: CommandStreams = CommandStreams(terminal: nil),
  blocked: [Int32] = [], hooks: RunHooks = RunHooks(), onOutput: (Outcome) -> Void = { _ in }
) -> Outcome {
  run(["sh", "-c", script], streams, blocked: blocked, hooks: hooks, onOutput: onOutput)
}

extension CommandStreams {
  /// Both outputs on one terminal, with the HUD.
  static func on(_ terminal: TestTerminal, input: Int32 = 0) -> CommandStreams {
    let tty = terminal.descriptor
    return CommandStreams(terminal: tty, input: input, output: tty, error: tty)
  }
}
