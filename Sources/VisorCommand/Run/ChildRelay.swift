internal import CVisorSystem
internal import VisorTerminal

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Stands between the world and a command that runs.
///
/// It passes on the command's output, what the command makes of its terminal, the terminal's size,
/// and the command's stops and end. Signals are passed on where they are caught.
struct ChildRelay {
  /// The command's process number.
  let child: pid_t

  /// Becomes readable when a signal has come.
  let wake: Int32

  /// Where its output comes from.
  private var output: RelayedOutput

  /// What it has made of its terminal, if it has one of its own.
  private var modes: visor_modes?

  /// Whether keys are to be brought to a program that reads the command's terminal.
  private var bringsKeys = false

  /// Takes up a command that was given one end of a link, if there is one.
  init(child: pid_t, wake: Int32, link: OutputLink?) {
    self.child = child
    self.wake = wake
    modes = link?.modes
    output = RelayedOutput(reading: link?.reading, isPacketed: link?.modes != nil)
  }

  /// Relays until the command has ended; fails when somebody else has waited for it.
  mutating func run(
    hooks: RunHooks, sink: OutputSink
  ) throws(StartFailure.Reason) -> CommandEnd {
    visor_events_pass_to(child)
    var events = SignalEvents.take()
    while true {
      if events.contains(SIGCHLD) {
        if let end = try end() {
          passRest(sink, hooks, after: events, isOutOfTime: end == .timedOut)
          carryOver(output.takePacket(), hooks, isOver: true)
          return end
        }
        let signal = visor_child_stopped(child)
        if signal != 0 {
          stop(by: signal, hooks, sink)
          events = SignalEvents.take().without(SIGCONT)
          continue
        }
      }
      handle(events, hooks)

      output.catchUp(to: sink, .until(wake))
      guard !output.isBehind else {
        events = SignalEvents.take()
        continue
      }
      let ready = wait()
      events = ready.signal ? SignalEvents.take() : SignalEvents()
      if ready.output { pass(hooks, sink) }
      if ready.keys { bringKeys() }
    }
  }

  /// Passes on what the ended command has left in the link, and waits for the terminal as the command
  /// would have: it can be stopped, and asked to end.
  private mutating func passRest(
    _ sink: OutputSink, _ hooks: RunHooks, after events: SignalEvents, isOutOfTime: Bool
  ) {
    var events = events
    while true {
      guard !isOutOfTime, !events.askForEnd else { return output.drain(to: sink, .briefly) }
      if events.contains(SIGTSTP), output.isBehind {
        hooks.stopping()
        visor_events_stop(SIGTSTP, child)
        hooks.resumed()
      }
      output.drain(to: sink, .until(wake))
      guard output.isBehind else { return }
      events = SignalEvents.take()
    }
  }

  /// Waits, without a limit, until something can be done.
  private func wait() -> (signal: Bool, output: Bool, keys: Bool) {
    let keys = bringsKeys ? modes?.terminal : nil
    var awaited = [wake, output.descriptor, keys ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&awaited, nfds_t(awaited.count), -1) > 0 else { return (false, false, false) }
    return (awaited[0].revents != 0, awaited[1].revents != 0, awaited[2].revents != 0)
  }

  private func end() throws(StartFailure.Reason) -> CommandEnd? {
    var end = visor_child_end()
    switch visor_child_ended(child, &end) {
    case 0: return nil
    case 1 where visor_events_limit_passed(): return .timedOut
    case 1 where end.signal != 0: return .signaled(end.signal, coreDumped: end.core_dumped)
    case 1: return .exited(end.status)
    default: throw .system(errno)
    }
  }
}

extension ChildRelay {
  private mutating func pass(_ hooks: RunHooks, _ sink: OutputSink) {
    output.pass(to: sink, .until(wake))
    let packet = output.takePacket()
    guard packet != 0, let modes else { return }
    if modes.endLines { output.drain(to: sink, .until(wake)) }
    carryOver(packet | output.takePacket(), hooks)
  }

  /// Makes the terminal what the command has made of its own.
  ///
  /// What is typed for whoever comes after the command is left alone.
  private mutating func carryOver(_ packet: UInt8, _ hooks: RunHooks, isOver: Bool = false) {
    let flushes = !isOver && visor_modes_flushes(packet)
    guard modes.carryOver(flushes: flushes) else { return }
    bringsKeys = wantsKeys
    hooks.changed()
  }

  /// Whether somebody reads keys where only we can bring them.
  private var wantsKeys: Bool {
    modes.map { $0.takeKeys && visor_keys_are_wanted($0.master) } ?? false
  }

  private mutating func bringKeys() {
    guard let modes, wantsKeys else { return bringsKeys = false }
    bringsKeys = visor_keys_bring(modes.terminal, modes.master) == 0
  }

  /// Stops as the command has stopped, and goes on with it.
  private mutating func stop(
    by signal: Int32, _ hooks: RunHooks, _ sink: OutputSink
  ) {
    output.drain(to: sink, .briefly)
    carryOver(output.takePacket(), hooks)
    hooks.stopping()
    visor_events_stop(signal, child)
    resume(hooks)
  }

  private mutating func handle(_ events: SignalEvents, _ hooks: RunHooks) {
    if events.contains(SIGCONT) { resume(hooks) }
    if events.contains(SIGWINCH) { resize(hooks) }
  }

  /// Goes on after a stop of its own, or of which it knew nothing.
  private mutating func resume(_ hooks: RunHooks) {
    // It goes on already when CONT came to all of the group.
    if !visor_child_continued(child) { kill(child, SIGCONT) }
    carryOver(0, hooks)
    resize(hooks)
    hooks.resumed()
  }

  private func resize(_ hooks: RunHooks) {
    if let modes, visor_pty_resize(modes.master, modes.terminal) {
      // The system told the command before its pseudo-terminal had the new size.
      kill(child, SIGWINCH)
    }
    hooks.changed()
  }
}

extension visor_modes? {
  fileprivate mutating func carryOver(flushes: Bool) -> Bool {
    guard var modes = self else { return false }
    defer { self = modes }
    return visor_modes_carry_over(&modes, flushes)
  }
}

extension visor_modes {
  fileprivate var endLines: Bool {
    withUnsafePointer(to: self) { visor_modes_end_lines($0) }
  }

  fileprivate var takeKeys: Bool {
    withUnsafePointer(to: self) { visor_modes_take_keys($0) }
  }
}
