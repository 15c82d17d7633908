extension Lifecycle {
  /// What is on screen at `moment`, after all that has been taken in it so far.
  ///
  /// Everything is compared with how it was before the moment, never with an earlier result of
  /// the same moment, so the order of this function's steps is the only order there is.
  func judgement(after before: Stage, _ marks: Marks) -> Stage {
    var stage = before
    stage.works = work.isRunning
    judgeRun(&stage, before, marks)
    let top = flashes.top
    let isRipe = stage.works && isRipe(stage.runSince)
    stage.isTaken = before.isTaken || marks.takes
    stage.isWaived =
      before.isWaived || marks.waives || (marks.waivesWhenIdle && !stage.works)
    judgeGoneFlash(&stage, before, top)
    stage.lingers = top == nil && !stage.works && lingers(stage, before)
    stage.isWanted =
      top != nil || isRipe || stage.lingers || (stage.works && keepsUp(stage, before))
    judgeFade(&stage, before, marks)
    judgeOffer(&stage, before)
    judgeContent(&stage, before, top, isRipe: isRipe)
    settle(&stage, before, marks)
    return stage
  }

  /// The run of work: since when it goes on, or since when it has paused.
  private func judgeRun(_ stage: inout Stage, _ before: Stage, _ marks: Marks) {
    if marks.cutsRun {
      stage.runSince = stage.works ? moment : nil
      stage.idleSince = nil
    } else if !stage.works {
      stage.idleSince = before.works ? moment : before.idleSince
    } else if !before.works {
      let goesOn = before.idleSince.map { moment.nanosecondsSince($0) < timing.lull } ?? false
      stage.runSince = goesOn ? before.runSince : moment
      stage.idleSince = nil
    }
  }

  private func isRipe(_ runSince: Moment?) -> Bool {
    runSince.map { moment.nanosecondsSince($0) >= timing.grace } ?? false
  }

  private func judgeGoneFlash(_ stage: inout Stage, _ before: Stage, _ top: FlashInPlay?) {
    guard case .flash(let number) = before.content, top?.number != number else { return }
    stage.flashGone = before.flashGone ?? moment
  }

  /// Whether the minimum, or a pause that counts as none, keeps work on screen that has ended.
  private func lingers(_ stage: Stage, _ before: Stage) -> Bool {
    guard before.isWanted, before.showsWork, !stage.isWaived else { return false }
    if moment.nanosecondsSince(before.workSince) < timing.minimum { return true }
    return stage.idleSince.map { moment.nanosecondsSince($0) < timing.lull } ?? false
  }

  /// Whether work that is not ripe keeps up, or brings back, what was on screen before.
  private func keepsUp(_ stage: Stage, _ before: Stage) -> Bool {
    guard !stage.isTaken, before.isWanted || !before.fade.isGone(at: moment) else { return false }
    switch before.content {
    case .nothing: return false
    case .work: return true
    case .flash:
      return stage.flashGone.map { moment.nanosecondsSince($0) < timing.grace } ?? false
    }
  }

  private func judgeFade(_ stage: inout Stage, _ before: Stage, _ marks: Marks) {
    if stage.isWanted != before.isWanted { stage.fade = before.fade.turned(at: moment) }
    let jumps =
      stage.isWanted
      ? marks.rises || (before.isHidden(at: moment) && work.instantCount > 0)
      : marks.falls
    if jumps { stage.fade = stage.fade.completed(at: moment) }
  }

  private func judgeOffer(_ stage: inout Stage, _ before: Stage) {
    stage.offer = timing.escape.flatMap { escape in
      stage.isWanted
        ? work.overrun(at: moment, escape: escape).flatMap { work.id(of: $0) } : nil
    }
    if stage.offer != before.offer { stage.offerSince = moment }
  }

  private func judgeContent(
    _ stage: inout Stage, _ before: Stage, _ top: FlashInPlay?, isRipe: Bool
  ) {
    guard stage.isWanted else { return }
    if let top {
      stage.content = .flash(top.number)
      stage.flash = top
      stage.flash?.firstSeen = top.firstSeen ?? moment
      stage.flashGone = nil
    } else if isRipe, let id = ripeContent(stage, before) {
      stage.content = .work(id)
      stage.flash = nil
      stage.flashGone = nil
    }
  }

  /// Ripe work: the activity on offer, else the youngest that is itself old enough, else the one
  /// that was on screen, else the youngest.
  private func ripeContent(_ stage: Stage, _ before: Stage) -> ID? {
    if let id = stage.offer ?? work.id(of: work.graced) { return id }
    if case .work(let id) = before.content, work[id]?.state == .running { return id }
    return work.id(of: work.running.last)
  }

  /// What follows from what is on screen now: since when, and whether marks still count for it.
  private func settle(_ stage: inout Stage, _ before: Stage, _ marks: Marks) {
    if stage.isHidden(at: moment) { return stage.clear() }
    if stage.content != before.content { stage.isTaken = false }
    if stage.showsWork, !before.showsWork { stage.workSince = moment }
    let waivedNow = marks.waives || (marks.waivesWhenIdle && !stage.works)
    if before.isHidden(at: moment) {
      stage.appearance += 1
      stage.isWaived = false
    } else if !waivedNow, stage.content != before.content {
      stage.isWaived = false
    }
  }
}
