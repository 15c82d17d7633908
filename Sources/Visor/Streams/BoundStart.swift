import Synchronization

/// One start of a stream, shown by a HUD: it takes hooks in whatever order and on whatever threads
/// they come, and reports what follows.
///
/// What goes away without having told of its end ends then, without a word. No lock is held while the HUD is told,
/// so that whoever is woken or asked may do with the stream as they like.
package final class BoundStart<Failure: Error>: Sendable {
  private enum Phase {
    /// Nothing is reported; once the grace is set, an alarm waits for its end.
    case quiet(alarm: Task<Void, Never>?)
    /// Somebody is about to report the begin.
    case beginning
    case running(Activity)
    /// Whoever is about to report the begin reports this end behind it.
    case over(Lifecycle.Ending?)
  }

  private struct State {
    var rule = StreamStart()
    var phase = Phase.quiet(alarm: nil)
    var stop: (@Sendable () -> Void)?
  }

  private let messages: StreamMessages<Failure>
  private let hud: HUD
  private let wait: Duration
  private let state = Mutex(State())

  /// A start of which nothing was told yet.
  ///
  /// - Parameters:
  ///   - grace: How old it must be to be shown; the HUD's own grace when that is longer, or for `nil`.
  package init(_ messages: StreamMessages<Failure>, hud: HUD, grace: Duration?) {
    self.messages = messages
    self.hud = hud
    wait = (grace ?? .zero) - max(.zero, hud.settings.grace)
  }

  deinit {
    take(.disposed)
  }

  /// Has `stop` run once if the person asks to cancel the work; to be said before any hook comes.
  package func onStop(_ stop: @escaping @Sendable () -> Void) {
    state.withLock { $0.stop = stop }
  }

  /// A hook has come.
  ///
  /// - Parameters:
  ///   - failure: What went wrong, with `failed`.
  package func take(_ hook: StreamStart.Hook, _ failure: Failure? = nil) {
    switch state.withLock({ $0.rule.take(hook) }) {
    case nil: break
    case .begin: wait > .zero ? beginLater() : begin()
    case .end(let outcome): end(ending(outcome, failure))
    case .outcome(let outcome): if let flash = ending(outcome, failure).flash { hud.flash(flash) }
    }
  }

  // MARK: Begin

  /// Reports the begin when the grace is over, if the start is not.
  private func beginLater() {
    let time = hud.time
    let deadline = time.now() + wait
    let alarm = Task { [weak self] in
      do { try await time.sleep(deadline) } catch { return }
      self?.begin()
    }
    let isOver = state.withLock { state in
      if case .quiet = state.phase { state.phase = .quiet(alarm: alarm) }
      if case .over = state.phase { return true }
      return false
    }
    if isOver { alarm.cancel() }
  }

  private func begin() {
    let mayBegin = state.withLock { state in
      guard case .quiet = state.phase else { return false }
      state.phase = .beginning
      return true
    }
    guard mayBegin else { return }
    let activity = hud.begin(messages.working, detail: messages.detail)
    let (ending, stop) = state.withLock { state in
      defer { state.stop = nil }
      if case .over(let ending) = state.phase { return (ending, state.stop) }
      state.phase = .running(activity)
      return (nil, state.stop)
    }
    if let ending { return activity.end(unlessAsked: ending) }
    if let stop { activity.onCancelRequest(stop) }
  }

  // MARK: End

  private func end(_ ending: Lifecycle.Ending) {
    // `stop` is handed out because what it holds may go only when no lock is held.
    let (phase, _) = state.withLock { state in
      defer { state.stop = nil }
      let phase = state.phase
      if case .beginning = phase { state.phase = .over(ending) } else { state.phase = .over(nil) }
      return (phase, state.stop)
    }
    switch phase {
    case .running(let activity): activity.end(unlessAsked: ending)
    case .quiet(let alarm):
      alarm?.cancel()
      if let flash = ending.flash { hud.flash(flash) }
    case .beginning, .over: break
    }
  }

  private func ending(_ outcome: StreamStart.Outcome, _ failure: Failure?) -> Lifecycle.Ending {
    switch outcome {
    case .completed: .init(messages.success, reason: .succeeded)
    case .failed: .init(failure.flatMap(messages.failure), reason: .failed)
    case .interrupted: .init(messages.interruption, reason: .cancelled)
    case .released: .init(reason: .ended)
    }
  }
}

extension Activity {
  /// Ends it, without a word about an interruption that the person asked for.
  fileprivate func end(unlessAsked ending: Lifecycle.Ending) {
    let wasAsked = ending.reason == .cancelled && isCancelRequested
    end(as: wasAsked ? .init(reason: .cancelled) : ending)
  }
}
