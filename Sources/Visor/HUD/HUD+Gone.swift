extension HUD {
  /// Waits until nothing is on screen any more, or until the task is cancelled.
  ///
  /// Nothing needs to draw the HUD for this to return. It returns once the HUD has been gone
  /// even for a moment, also when it was back before anybody looked.
  ///
  /// - Returns: Whether the HUD was gone; `false` when the task was cancelled first.
  @discardableResult
  public func untilGone() async -> Bool {
    let start = look { state, now in
      state.lifecycle.advance(to: now)
      return state.lifecycle.appearance
    }
    let isGone = await answer { state, now in
      let isHidden = state.lifecycle.presentation(at: now, first: 0).phase == .hidden
      return isHidden || state.lifecycle.appearance != start ? true : nil
    }
    return isGone ?? false
  }

  /// Waits until something is on screen, or until the task is cancelled.
  ///
  /// Nothing needs to draw the HUD for this to return.
  ///
  /// - Returns: Whether something was; `false` when the task was cancelled first.
  @discardableResult
  public func untilVisible() async -> Bool {
    let isVisible = await answer { state, now in
      state.lifecycle.presentation(at: now, first: 0).phase != .hidden ? true : nil
    }
    return isVisible ?? false
  }

  /// Runs `completion` once, on some thread, when nothing is on screen any more.
  public func whenGone(_ completion: @escaping @Sendable () -> Void) {
    Task {
      await untilGone()
      completion()
    }
  }
}
