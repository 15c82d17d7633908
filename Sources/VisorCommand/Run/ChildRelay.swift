internal import CVisorSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Stands between the world and a command that runs: passes on its output, the signals that are
/// meant for it, the size of its terminal, and its end.
struct ChildRelay {
  /// The command's process number.
  let child: pid_t

  /// Becomes readable when a signal has come.
  let wake: Int32

  /// The end of its pseudo-terminal that is read, if it has one.
  let master: Int32?

  /// The terminal that takes the output, whose size the pseudo-terminal has.
  let terminal: Int32?

  /// Relays until the command has ended; fails when somebody else has waited for it.
  func run(
    hooks: RunHooks, sink: (UnsafeRawBufferPointer) -> Void
  ) throws(StartFailure.Reason) -> CommandEnd {
    var output = RelayedOutput(master: master)
    // Signals that came before there was a command have not reached it, wherever they came from.
    var events = SignalEvents.take().asSent
    while true {
      if events.contains(SIGTSTP) { stop(&events, hooks) }
      handle(events, hooks)
      if let end = try end(events) {
        output.drain(to: sink)
        return end
      }

      let ready = wait(output: output.descriptor)
      events = ready.signal ? SignalEvents.take() : SignalEvents()
      if ready.output { output.pass(to: sink) }
    }
  }

  /// Waits, without a limit, until something can be done.
  private func wait(output: Int32) -> (signal: Bool, output: Bool) {
    var awaited = [
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&awaited, nfds_t(awaited.count), -1) > 0 else { return (false, false) }
    return (awaited[0].revents != 0, awaited[1].revents != 0)
  }

  private func end(_ events: SignalEvents) throws(StartFailure.Reason) -> CommandEnd? {
    guard events.contains(SIGCHLD) else { return nil }
    var end = visor_child_end()
    switch visor_child_ended(child, &end) {
    case 0: return nil
    case 1 where end.signal != 0: return .signaled(end.signal, coreDumped: end.core_dumped)
    case 1: return .exited(end.status)
    default: throw .system(errno)
    }
  }
}

extension ChildRelay {
  private static let forwarded = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGCONT]

  /// Stops with the command, and goes on with what came while it was stopped.
  private func stop(_ events: inout SignalEvents, _ hooks: RunHooks) {
    if events.sent.contains(SIGTSTP) { kill(child, SIGTSTP) }
    hooks.stopping()
    visor_events_stop()
    events.formUnion(SignalEvents.take())
  }

  private func handle(_ events: SignalEvents, _ hooks: RunHooks) {
    for signal in Self.forwarded where events.sent.contains(signal) {
      kill(child, signal)
    }
    let resumed = events.contains(SIGCONT) || events.contains(SIGTSTP)
    if resumed || events.contains(SIGWINCH) { resize(hooks) }
    if resumed { hooks.resumed() }
  }

  private func resize(_ hooks: RunHooks) {
    if let master, let terminal, visor_pty_resize(master, terminal) {
      // The system told the command before its pseudo-terminal had the new size.
      kill(child, SIGWINCH)
    }
    hooks.resized()
  }
}
