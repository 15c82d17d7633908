import Synchronization

extension HUD {
  /// Waits until nothing is on screen any more, or until the task is cancelled.
  ///
  /// Nothing needs to draw the HUD for this to return. It returns once the HUD has been gone
  /// even for a moment, also when it was back before anybody looked.
  ///
  /// - Returns: Whether the HUD was gone; `false` when the task was cancelled first.
  @discardableResult
  public func untilGone() async -> Bool {
    let watch = Watch()
    let start = report { state, now in
      state.lifecycle.advance(to: now)
      state.surfaces.append(watch)
      return state.lifecycle.appearance
    }
    defer { detach(watch) }
    while true {
      let sample = sample(since: Journal.Cursor.none, first: 0)
      if sample.presentation.phase == .hidden || appearance != start { return true }
      if Task.isCancelled { return false }
      await watch.next(until: sample.deadline, time)
    }
  }

  /// Runs `completion` once, on some thread, when nothing is on screen any more.
  public func whenGone(_ completion: @escaping @Sendable () -> Void) {
    Task {
      await untilGone()
      completion()
    }
  }

  private var appearance: UInt64 {
    look { state, now in
      state.lifecycle.advance(to: now)
      return state.lifecycle.appearance
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
