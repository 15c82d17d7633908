extension Lifecycle {
  /// The next moment at which what is shown or held changes by time alone; `nil` for never.
  ///
  /// It lies after the latest fact. A fade that is on its way needs frames before then, too:
  /// its end is a deadline, its frames are the surface's affair.
  public var deadline: Moment? {
    var next: Moment?
    consider(laterEnds.next, in: &next)
    consider(flashes.timed?.end, in: &next)
    consider(ripeness, in: &next)
    consider(lingering, in: &next)
    consider(keptFlash, in: &next)
    consider(change, in: &next)
    consider(overrun, in: &next)
    consider(stage.fade.end, in: &next)
    consider(heldByAct, in: &next)
    return next
  }

  private func consider(_ other: Moment?, in next: inout Moment?) {
    if let other, other > moment { next = .earlier(next, other) }
  }

  private var ripeness: Moment? {
    stage.works ? stage.runSince.map { $0.adding(timing.grace) } : nil
  }

  private var lingering: Moment? {
    guard stage.lingers else { return nil }
    let minimum = stage.workSince.adding(timing.minimum)
    return stage.idleSince.map { max(minimum, $0.adding(timing.lull)) } ?? minimum
  }

  /// When a flash that has run out is no longer worth keeping up for unripe work.
  private var keptFlash: Moment? {
    stage.works ? stage.flashGone.map { $0.adding(timing.grace) } : nil
  }

  /// When another activity takes the place of the one shown.
  private var change: Moment? {
    stage.isWanted ? work.nextRipe(grace: timing.grace) : nil
  }

  private var overrun: Moment? {
    guard stage.isWanted, let escape = timing.escape else { return nil }
    return work.nextOverrun(after: moment, escape: escape)
  }

  private var heldByAct: Moment? {
    act.flatMap { $0.heldInput ? $0.moment.adding(timing.settle) : nil }
  }
}
