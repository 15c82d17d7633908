import Synchronization

extension HUD.State {
  /// Takes the ends that are due by `now`, each activity with what was counted of it.
  mutating func takeDueEnds(by now: Moment) {
    let due = lifecycle.laterEnds.due(by: now)
    guard !due.isEmpty else { return }
    for id in due { finish(id) }
    lifecycle.advance(to: now)
  }

  /// The handle of an activity has gone; one that has an end to come goes on without it.
  mutating func forget(_ id: Lifecycle.ID, at now: Moment) {
    if lifecycle.laterEnds.contains(id) {
      settleProgress(id)
    } else {
      finish(id)
    }
    lifecycle.take(.forget(id), at: now)
    ledger.close(id)
  }

  /// The handle of an activity that is over has gone: nothing that can be seen changes.
  mutating func forgetEnded(_ id: Lifecycle.ID) {
    lifecycle.release(id)
    ledger.close(id)
  }

  /// Whether an end of the activity would count.
  func isOpen(_ id: Lifecycle.ID) -> Bool {
    switch lifecycle.work[id]?.state {
    case .running, .released: true
    case .fresh, .ended, nil: false
    }
  }

  /// An activity is about to end: what was counted of it stays, nobody is to be told any more.
  mutating func finish(_ id: Lifecycle.ID) {
    settleProgress(id)
    ledger.finish(id)
    retireSource(id)
    if !cancelHandlers.isEmpty { retired += cancelHandlers.removeValue(forKey: id) ?? [] }
  }

  /// All activities are about to end, and only what is on screen can be seen any longer.
  mutating func finishAll(at now: Moment) {
    lifecycle.advance(to: now)
    if case .work(let id) = lifecycle.stage.content { settleProgress(id) }
    ledger.finishAll()
    retireAllSources()
    for handlers in cancelHandlers.values { retired += handlers }
    cancelHandlers.removeAll()
  }

  /// Takes what the person asked for; the result is what the owner wants to be run then.
  mutating func takeCancel(at now: Moment) -> [@Sendable () -> Void] {
    lifecycle.advance(to: now)
    guard let offer = lifecycle.stage.offer else { return [] }
    let reported = lifecycle.progress(offer)
    settleProgress(offer)
    guard let id = lifecycle.take(.cancel, at: now) else {
      lifecycle.take(.update(offer, .progress(reported ?? .nan)), at: now)
      return []
    }
    let tally = ledger.tally(id)
    tally?.cancelRequested.store(true, ordering: .releasing)
    ledger.finish(id)
    let handlers = cancelHandlers.removeValue(forKey: id) ?? []
    return handlers + (tally?.canceller.map { [$0.cancel] } ?? [])
  }

  /// Makes what was counted the activity's own progress, which stays on screen after its end.
  mutating func settleProgress(_ id: Lifecycle.ID) {
    guard lifecycle.isRunning(id), let fraction = ledger.fraction(id, lifecycle) else { return }
    lifecycle.take(.update(id, .progress(fraction)), at: lifecycle.moment)
  }
}
