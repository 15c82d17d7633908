extension Lifecycle {
  /// What is on screen at `moment`; one before the latest fact counts as the latest.
  ///
  /// - Parameters:
  ///   - moment: The time to look at. Looking changes nothing.
  ///   - first: How many of the running activities to name from the first on; none if negative.
  ///   - last: How many of the others to name up to the last.
  public func presentation(at moment: Moment, first: Int = 1, last: Int = 0) -> Presentation {
    if let deadline, deadline <= moment {
      var later = self
      later.advance(to: moment)
      return later.presentation(at: moment, first: first, last: last)
    }
    let moment = max(moment, self.moment)
    let phase = phase(at: moment)
    return Presentation(
      phase: phase, alpha: stage.fade.alpha(at: moment), fade: stage.fade,
      content: phase == .hidden ? nil : content, holdsInput: holdsInput(at: moment),
      escape: stage.offer, running: running(first: max(0, first), last: max(0, last)))
  }

  private func phase(at moment: Moment) -> Presentation.Phase {
    switch (stage.isWanted, stage.fade) {
    case (true, let fade): fade.isFull(at: moment) ? .shown : .appearing
    case (false, let fade): fade.isGone(at: moment) ? .hidden : .leaving
    }
  }

  func holdsInput(at moment: Moment) -> Bool {
    if work.holdsInput, timing.holdsFromBegin || stage.isWanted { return true }
    if flashes.holdsInput { return true }
    if stage.lingers, case .work(let id) = stage.content, work[id]?.passes == false { return true }
    guard let act, act.heldInput else { return false }
    return moment.nanosecondsSince(act.moment) < timing.settle
  }

  func isRunning(_ id: ID) -> Bool { work[id]?.state == .running }

  /// The progress that was reported of an activity; `nil` when unknown.
  func progress(_ id: ID) -> Double? {
    work[id].flatMap { $0.progress.isNaN ? nil : $0.progress }
  }

  /// What is known of an activity, on screen or not; `nil` when nothing is kept of it.
  func activity(_ id: ID) -> Presentation.Activity? {
    work[id].map { activity($0, id) }
  }

  /// The message of an activity that would end as abandoned if its handle went away now.
  func abandons(_ id: ID) -> String? {
    isRunning(id) && !laterEnds.contains(id) ? work[id]?.message : nil
  }

  private var content: Presentation.Content? {
    switch stage.content {
    case .nothing: nil
    case .work(let id): work[id].map { .working(activity($0, id)) }
    case .flash(let number):
      stage.flash.map {
        .outcome(
          .init(
            number: number, flash: $0.flash, count: $0.count, since: $0.firstSeen ?? self.moment))
      }
    }
  }

  private func activity(_ slot: Slot, _ id: ID) -> Presentation.Activity {
    Presentation.Activity(
      id: id, message: slot.message, detail: slot.detail,
      progress: slot.progress.isNaN ? nil : slot.progress, begun: slot.begun,
      passes: slot.passes, isRunning: slot.state == .running, parent: slot.parent,
      emblem: slot.emblem,
      measure: nil)
  }

  private func running(first: Int, last: Int) -> Presentation.Running {
    let count = work.running.count
    let heads = walk(min(first, count), from: work.running.first) { $0.next }
    let tails = walk(min(last, count - heads.count), from: work.running.last) { $0.previous }
    return Presentation.Running(count: count, first: heads, last: tails.reversed())
  }

  private func walk(
    _ count: Int, from start: Int32, _ step: (Links) -> Int32
  ) -> [Presentation.Activity] {
    var found: [Presentation.Activity] = []
    var slot = start
    while found.count < count, let id = work.id(of: slot) {
      found.append(activity(work.slots[Int(slot)], id))
      slot = step(work.slots[Int(slot)].order)
    }
    return found
  }
}
