/// How a millisecond stands, by its facts so far and by how those before it ended.
extension Model {
  func judged() -> Record {
    let works = workers.contains { $0.state == .running }
    let runSince = runSince(works)
    let isRipe = works && now - runSince >= given.grace
    let stays = staysForMinimumOrLull(works)
    var next = Record()
    next.works = works
    next.runSince = runSince
    next.wanted = top != nil || isRipe || (works && keepsUp) || stays
    next.lingers = stays && top == nil && !works
    next.onScreen = top ?? -1
    next.origin = top.map { flashes[$0].origin } ?? -1
    next.alpha = alpha(wanted: next.wanted)
    next.offer = next.wanted ? overrun : -1
    next.content = next.isHidden ? .nothing : content(next, isRipe: isRipe)
    next.cameUp = wasHidden && next.wanted
    next.waives = !next.cameUp && waivesNow(works)
    return next
  }

  private var before: Record { past.last ?? Record() }

  /// Alpha now if nothing happened now.
  private var alphaBefore: Int {
    before.wanted
      ? min(full, before.alpha + max(given.disappear, 1))
      : max(0, before.alpha - max(given.appear, 1))
  }

  private var wasHidden: Bool { !before.wanted && alphaBefore == 0 }

  /// What was on screen before this millisecond.
  var seenBefore: Thing { wasHidden ? .nothing : before.content }

  /// The milliseconds of the last so many, this one excluded.
  private func last(_ count: Int, notBefore start: Int = 0) -> ArraySlice<Record> {
    past[min(max(now - count, start, 0), now)..<now]
  }

  private func runSince(_ works: Bool) -> Int {
    guard works else { return 0 }
    let goesOn = last(max(given.lull, 1), notBefore: lastHide).last { $0.works }
    return goesOn?.runSince ?? now
  }

  /// Rule 3, what is worth keeping.
  private var keepsUp: Bool {
    guard !wasHidden, !taken.contains(seenBefore) else { return false }
    return switch seenBefore {
    case .nothing: false
    case .work: true
    case .flash(let number): last(given.grace).contains { $0.onScreen == number }
    }
  }

  /// Rule 3, the minimum and the lull.
  private func staysForMinimumOrLull(_ works: Bool) -> Bool {
    guard before.wanted, before.content.isWork else { return false }
    let ranLately = last(given.lull, notBefore: lastHide).contains { $0.works }
    return (ranLately || becameWorkLately) && !isWaived(works)
  }

  private var becameWorkLately: Bool {
    let start = max(now - given.minimum + 1, 0)
    return start < now
      && (start..<now).contains { index in
        past[index].content.isWork
          && (past[index].cameUp || index == 0 || !past[index - 1].content.isWork)
      }
  }

  private func waivesNow(_ works: Bool) -> Bool {
    asked.waives || (asked.waivesWhenIdle && !works)
  }

  private func isWaived(_ works: Bool) -> Bool {
    if waivesNow(works) { return true }
    for index in past.indices.reversed() {
      if past[index].isHidden { return false }
      if past[index].waives { return true }
      if past[index].cameUp || index == 0 || past[index].content != past[index - 1].content {
        return false
      }
    }
    return false
  }

  private func alpha(wanted: Bool) -> Int {
    if wanted {
      let comesUpAtOnce = wasHidden && workers.contains { $0.state == .running && $0.instant }
      return given.appear == 0 || asked.rises || comesUpAtOnce ? full : alphaBefore
    }
    return given.disappear == 0 || asked.falls ? 0 : alphaBefore
  }

  /// Rule 8.
  private var overrun: Int {
    guard let escape = given.escape else { return -1 }
    return workers.indices
      .filter { workers[$0].state == .running && now - workers[$0].begun >= escape }
      .min { first, second in
        let (one, other) = (workers[first], workers[second])
        return one.passes == other.passes ? one.order < other.order : !one.passes
      } ?? -1
  }

  /// Rule 6.
  private func content(_ next: Record, isRipe: Bool) -> Thing {
    guard next.wanted else { return seenBefore }
    if let top { return .flash(top) }
    guard isRipe else { return seenBefore }
    if next.offer >= 0 { return .work(next.offer) }
    let running = workers.indices.filter { workers[$0].state == .running }
    let aged = running.filter { now - workers[$0].begun >= given.grace }
    if let youngest = aged.max(by: { workers[$0].order < workers[$1].order }) {
      return .work(youngest)
    }
    if case .work(let who) = seenBefore, workers[who].state == .running { return seenBefore }
    return running.max { workers[$0].order < workers[$1].order }.map { .work($0) } ?? .nothing
  }
}
