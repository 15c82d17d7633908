import Synchronization

extension HUD {
  /// Waits until `question` has an answer; it is asked whenever something has happened or is due.
  ///
  /// - Returns: The answer; `nil` when the task was cancelled first.
  func answer<Answer: Sendable>(
    _ question: (inout State, Moment) -> Answer?
  ) async -> Answer? {
    let watch = Watch()
    report { state, _ in state.surfaces.append(watch) }
    defer { detach(watch) }
    while true {
      let (answer, deadline) = look { state, now in
        state.lifecycle.advance(to: now)
        return (question(&state, now), state.lifecycle.deadline)
      }
      if let answer { return answer }
      if Task.isCancelled { return nil }
      await watch.next(until: deadline, time)
    }
  }
}

/// A surface that shows nothing and only waits.
private final class Watch: Surface {
  private struct State {
    var isWoken = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func wake() {
    let waiter = state.withLock { state in
      state.isWoken = true
      return state.waiter.take()
    }
    waiter?.resume()
  }

  /// Returns when woken, at the deadline, or when the task is cancelled.
  func next(until deadline: Moment?, _ time: TimeSource) async {
    let alarm = deadline.map { deadline in
      Task {
        try? await time.sleep(deadline)
        if !Task.isCancelled { wake() }
      }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let isWoken = state.withLock { state in
          if !state.isWoken { state.waiter = waiter }
          return state.isWoken
        }
        if isWoken { waiter.resume() }
      }
    } onCancel: {
      wake()
    }
    state.withLock { $0.isWoken = false }
    alarm?.cancel()
  }
}
