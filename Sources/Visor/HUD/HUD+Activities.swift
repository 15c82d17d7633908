import Synchronization

extension HUD {
  /// Says that a piece of work has begun.
  ///
  /// - Parameters:
  ///   - message: What is being done.
  ///   - detail: A second, quieter line; empty for none.
  ///   - completed: Units that are done already; no speed follows from them.
  ///   - total: Units in all; `nil` or negative when unknown, zero for nothing to do.
  ///   - unit: What is counted.
  ///   - passes: Whether input to what lies beneath passes while it runs.
  ///   - instant: Whether the HUD is there at once, without a fade, when it comes up for this.
  /// - Returns: The handle; keep it, since its going away ends the activity.
  public func begin(
    _ message: String, detail: String = "", completed: Int = 0, total: Int? = nil,
    unit: Measure.Unit = .items, passes: Bool = false, instant: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Activity {
    begin(
      .init(message, detail: detail, passes: passes, instant: instant), weight: 0,
      Tally(completed: completed, total: total, unit: unit), file, line)
  }

  func begin(
    _ beginning: Lifecycle.Beginning, weight: Double, _ tally: Tally, _ file: StaticString,
    _ line: UInt
  ) -> Activity {
    let id = report { state, now in
      var beginning = beginning
      if let parent = beginning.parent, !state.isOpen(parent) { beginning.parent = nil }
      let id = state.lifecycle.register()
      state.ledger.open(
        id, tally, parent: beginning.parent.map { ($0, weight) }, state.lifecycle)
      state.lifecycle.take(.begin(id, beginning), at: now)
      return id
    }
    return Activity(hud: self, id: id, tally: tally, file: file, line: line)
  }

  /// What the lifecycle knows of an activity at present.
  func activity(_ id: Lifecycle.ID) -> Presentation.Activity? {
    look { state, now in
      state.lifecycle.advance(to: now)
      return state.lifecycle.activity(id)
    }
  }

  func end(_ id: Lifecycle.ID, _ ending: Lifecycle.Ending, after delay: Duration = .zero) {
    report { state, now in
      if delay.nanoseconds > 0 {
        state.lifecycle.take(.endLater(id, ending, after: delay), at: now)
      } else {
        state.finish(id)
        state.lifecycle.take(.end(id, ending), at: now)
      }
    }
  }

  /// The handle of an activity has gone; where the activity was over, nobody sees a change.
  ///
  /// The sentence about one that was abandoned is composed between two looks, since a program's
  /// own words may use the HUD.
  func forget(_ id: Lifecycle.ID, _ file: StaticString, _ line: UInt) {
    let isOver = glance { state in
      let isOver = !state.isOpen(id)
      if isOver { state.forgetEnded(id) }
      return isOver
    }
    if isOver { return }
    let message = look { state, _ in state.lifecycle.abandons(id) }
    let sentence = message.map { words.abandoned($0, "\(file):\(line)") }
    report { state, now in
      if let sentence, state.lifecycle.abandons(id) != nil {
        state.lifecycle.take(.diagnostic(sentence), at: now)
      }
      state.forget(id, at: now)
    }
  }

  func onCancelRequest(
    _ id: Lifecycle.ID, _ tally: Tally, _ handler: @escaping @Sendable () -> Void
  ) {
    let isRequested = look { state, _ in
      if tally.cancelRequested.load(ordering: .acquiring) { return true }
      if state.lifecycle.isRunning(id) { state.cancelHandlers[id, default: []].append(handler) }
      return false
    }
    if isRequested { handler() }
  }
}
