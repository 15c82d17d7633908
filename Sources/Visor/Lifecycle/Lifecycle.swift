/// What the HUD shows, as a function of what has happened and of the time.
///
/// Facts go in with their moment, in the order in which they come; what is on screen comes out
/// for any later moment. There is no clock, no timer and no lock in here: a surface asks when it
/// draws, sleeps until `deadline`, and may be late without being wrong.
///
/// A moment is judged by its result: what several facts at one moment do is compared, as a whole,
/// with how it was before that moment (`before`); `stage` is that result so far.
public struct Lifecycle: Sendable {
  let timing: Timing
  private(set) var work = Work()
  private(set) var laterEnds = LaterEnds()
  private(set) var flashes = Flashes()
  /// What must not be lost on a screen that scrolls.
  public private(set) var journal: Journal

  /// The moment of the latest fact, or of the latest change by time alone.
  private(set) var moment = Moment(nanoseconds: .min)
  private var before: Stage
  private var marks = Marks()
  private(set) var stage: Stage
  private(set) var act: Act?

  /// The last act of a person that took something.
  struct Act {
    let moment: Moment
    var heldInput: Bool
  }

  /// How often the HUD has come up from hidden.
  var appearance: UInt64 { stage.appearance }

  /// A lifecycle in which nothing has happened.
  public init(_ settings: Settings = Settings()) {
    timing = Timing(settings)
    journal = Journal(capacity: settings.journalCapacity)
    stage = Stage(timing.fade)
    before = stage
  }

  /// An identity for a new activity; `Fact.forget` gives it back.
  public mutating func register() -> ID {
    work.register()
  }

  /// Takes a fact at its moment; one before the latest is taken at the latest.
  ///
  /// The result is the activity that a `cancel` has released, whose owner is to be told.
  @discardableResult
  public mutating func take(_ fact: Fact, at moment: Moment) -> ID? {
    advance(to: moment)
    if moment > self.moment { open(moment) }
    let released = apply(fact)
    judge()
    return released
  }

  /// Takes what is due by time alone until `moment`; changes nothing that can be seen.
  public mutating func advance(to moment: Moment) {
    while let deadline, deadline <= moment {
      open(deadline)
      judge()
    }
  }

  /// Lets go of an activity that is over and whose handle has gone; as `Fact.forget`, but for less.
  mutating func release(_ id: ID) {
    work.dropHandle(id)
    reclaim(id)
  }

  // MARK: Moments

  /// Settles the moment that ends, and takes what is due by time alone at the one that begins.
  private mutating func open(_ next: Moment) {
    flashes.markSeen(at: moment)
    let gone = before.content
    before = stage
    marks = Marks()
    moment = next
    if before.isHidden(at: next) { before.clear() }
    reclaim(gone)
    while let due = laterEnds.popDue(at: next) { end(due.id, due.ending) }
    flashes.runOut(at: next)
  }

  private mutating func judge() {
    work.ripen(at: moment, grace: timing.grace)
    let earlier = stage.content
    stage = judgement(after: before, marks)
    reclaim(earlier)
  }

  /// Lets go of an activity that has left the screen, if nobody else needs it.
  private mutating func reclaim(_ content: Stage.Content) {
    if case .work(let id) = content { reclaim(id) }
  }

  private mutating func reclaim(_ id: ID) {
    guard before.content != .work(id), stage.content != .work(id), !laterEnds.contains(id)
    else { return }
    work.reclaim(id)
  }

  // MARK: Facts

  private mutating func apply(_ fact: Fact) -> ID? {
    switch fact {
    case .begin(let id, let beginning):
      guard work.begin(id, beginning, at: moment) else { return nil }
      if beginning.instant { marks.rises = true }
    case .update(let id, let change): work.update(id, change)
    case .end(let id, let ending): end(id, ending)
    case .endLater(let id, let ending, let delay): endLater(id, ending, after: delay)
    case .flash(let flash, let instant):
      guard add(flash) else { return nil }
      journal.append(.flash(flash), at: moment)
      if instant { marks.rises = true }
    case .withdraw(let flash, let delay, let instant):
      withdraw(flash, after: delay, instant: instant)
    case .dismiss: dismiss()
    case .cancel: return cancel()
    case .hide(let instant): hide(instant)
    case .forget(let id): forget(id)
    case .log(let line): journal.append(.log(line), at: moment)
    case .diagnostic(let sentence): journal.append(.diagnostic(sentence), at: moment)
    }
    return nil
  }

  private mutating func add(_ flash: Flash) -> Bool {
    flashes.add(flash, standard: timing.flash, at: moment)
  }

  private mutating func withdraw(_ flash: UInt64, after delay: Duration, instant: Bool) {
    let span = max(0, delay.nanoseconds)
    flashes.limit(flash, to: moment.adding(span), at: moment)
    guard span == 0, before.content == .flash(flash) else { return }
    marks.takes = true
    marks.falls = marks.falls || instant
  }

  private mutating func end(_ id: ID, _ ending: Ending) {
    let activity = work[id]
    let (counts, ran) = work.end(id)
    guard counts, let activity else { return }
    laterEnds.cancel(id)
    if let flash = ending.flash { _ = add(flash) }
    if ending.instant, ran {
      marks.falls = true
      marks.waivesWhenIdle = true
    }
    record(id, activity, ending)
    reclaim(id)
  }

  private mutating func record(_ id: ID, _ activity: Slot, _ ending: Ending) {
    let begun = activity.hasBegun ? activity.begun : nil
    guard begun != nil || ending.flash != nil else { return }
    let end = Journal.End(
      id: id, message: activity.message, detail: activity.detail, reason: ending.reason,
      flash: ending.flash, begun: begun, parent: activity.parent)
    journal.append(.end(end), at: moment)
  }

  private mutating func endLater(_ id: ID, _ ending: Ending, after delay: Duration) {
    let ending = Ending(ending.flash, reason: ending.reason)
    guard delay.nanoseconds > 0 else { return end(id, ending) }
    guard let activity = work[id], activity.state != .ended else { return }
    laterEnds.schedule(id, ending, at: moment.adding(delay.nanoseconds))
  }

  private mutating func forget(_ id: ID) {
    guard let activity = work[id] else { return }
    work.dropHandle(id)
    let isOpen = activity.state == .running || activity.state == .released
    if isOpen, !laterEnds.contains(id) { end(id, Ending(reason: .abandoned)) }
    reclaim(id)
  }

  private mutating func hide(_ instant: Bool) {
    let over = chain(work.running) + chain(work.released) + laterEnds.ids
    for id in over { end(id, Ending(reason: .hidden)) }
    laterEnds.removeAll()
    flashes.removeAll()
    marks.takes = true
    marks.waives = true
    marks.cutsRun = true
    if instant { marks.falls = true }
    act?.heldInput = false
  }

  private func chain(_ chain: Chain) -> [ID] {
    var ids: [ID] = []
    ids.reserveCapacity(chain.count)
    var slot = chain.first
    while let id = work.id(of: slot) {
      ids.append(id)
      slot = work.slots[Int(slot)].order.next
    }
    return ids
  }

  // MARK: What a person can do

  private mutating func dismiss() {
    guard isSettled(since: act?.moment) else { return }
    if let top = flashes.top {
      guard isSettled(since: top.firstSeen ?? moment) else { return }
      took(before.content == .flash(top.number))
      flashes.dismissTop(at: moment)
    } else if stage.lingers {
      took(true)
    }
  }

  private mutating func cancel() -> ID? {
    guard isSettled(since: act?.moment), let offer = stage.offer, isSettled(since: stage.offerSince)
    else { return nil }
    took(before.content == .work(offer))
    work.release(offer)
    return offer
  }

  /// A person's act took something: what was on screen before this moment, or something else.
  private mutating func took(_ whatWasOnScreen: Bool) {
    act = Act(moment: moment, heldInput: holdsInput(at: moment))
    marks.waives = true
    if whatWasOnScreen { marks.takes = true }
  }

  private func isSettled(since start: Moment?) -> Bool {
    start.map { moment.nanosecondsSince($0) >= timing.settle } ?? true
  }
}
