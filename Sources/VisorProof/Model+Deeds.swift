import Visor

extension Model {
  /// Takes what happens now.
  package mutating func take(_ deed: Deed) {
    switch deed {
    case .begin(let who, let message, let passes, let instant):
      begin(who, message, passes: passes, instant: instant)
    case .message(let who, let message):
      if workers[who].state == .running { workers[who].message = message }
    case .progress(let who, let progress):
      if workers[who].state == .running {
        workers[who].progress = progress.isNaN ? nil : max(0, min(1, progress))
      }
    case .end(let who, let flash, let instant): end(who, flash, instant: instant)
    case .endLater(let who, let flash, let delay): endLater(who, flash, in: delay)
    case .flash(let flash, let instant):
      guard add(flash) else { break }
      told.append((now, -1))
      if instant { asked.rises = true }
    case .dismiss: dismiss()
    case .cancel: cancel()
    case .hide(let instant): hide(instant)
    }
    record = judged()
  }

  private mutating func begin(_ who: Int, _ message: String, passes: Bool, instant: Bool) {
    guard workers[who].state == .unknown else { return }
    begins += 1
    workers[who] = Worker(
      state: .running, message: message, begun: now, order: begins, passes: passes, instant: instant
    )
    if instant { asked.rises = true }
  }

  mutating func end(_ who: Int, _ flash: Flash?, instant: Bool) {
    later.removeAll { $0.who == who }
    let before = workers[who]
    guard before.state != .ended else { return }
    workers[who].state = .ended
    if let flash { _ = add(flash) }
    if instant, before.state == .running {
      asked.falls = true
      asked.waivesWhenIdle = true
    }
    if before.state != .unknown || flash != nil { told.append((now, who)) }
  }

  private mutating func endLater(_ who: Int, _ flash: Flash?, in delay: Int) {
    if delay <= 0 { return end(who, flash, instant: false) }
    guard workers[who].state != .ended else { return }
    later.removeAll { $0.who == who }
    later.append((who, now + delay, flash))
  }

  /// The handle goes away: what runs or was released, and has no end to come, has ended.
  mutating func forget(_ who: Int) {
    let state = workers[who].state
    guard state == .running || state == .released, !later.contains(where: { $0.who == who })
    else { return }
    end(who, nil, instant: false)
    record = judged()
  }

  private mutating func hide(_ instant: Bool) {
    for who in workers.indices {
      let state = workers[who].state
      if state == .running || state == .released {
        end(who, nil, instant: false)
      } else if later.contains(where: { $0.who == who }) {
        workers[who].state = .ended
      }
    }
    later = []
    timed = nil
    waiting = []
    sticky = []
    taken.append(seenBefore)
    asked.waives = true
    if instant { asked.falls = true }
    heldBeforeAct = false
    lastHide = now
  }

  // MARK: Flashes

  private mutating func add(_ flash: Flash) -> Bool {
    let stay: Int? =
      switch flash.stay {
      case .standard: given.flash
      case .time(let duration): Int(duration.nanoseconds / 1_000_000)
      case .untilDismissed: nil
      }
    if let stay, stay <= 0 { return false }
    let number = flashes.count
    flashes.append(
      Outcome(
        kind: flash.kind, message: flash.message, stay: stay, passes: flash.passes, origin: number))
    if stay == nil {
      addSticky(number)
    } else if timed == nil {
      show(number)
    } else {
      wait(number)
    }
    return true
  }

  private mutating func addSticky(_ number: Int) {
    if let earlier = sticky.first(where: { flashes[$0].kind == flashes[number].kind }) {
      flashes[number].count = flashes[earlier].count + 1
      if !flashes[earlier].passes { flashes[number].passes = false }
      if sticky.last == earlier { flashes[number].origin = flashes[earlier].origin }
      sticky.removeAll { $0 == earlier }
    }
    sticky.append(number)
  }

  private mutating func wait(_ number: Int) {
    guard let place = waiting.first(where: { flashes[$0].kind == flashes[number].kind }) else {
      return waiting.append(number)
    }
    flashes[place].message = flashes[number].message
    flashes[place].count += 1
    flashes[place].stay = max(flashes[place].stay ?? 0, flashes[number].stay ?? 0)
    if !flashes[number].passes { flashes[place].passes = false }
  }

  private mutating func show(_ number: Int) {
    timed = number
    timedUntil = now + (flashes[number].stay ?? 0)
  }

  mutating func showNext() {
    timed = nil
    if !waiting.isEmpty { show(waiting.removeFirst()) }
  }

  // MARK: What a person can do

  private mutating func dismiss() {
    if isWithinSettleOfAct { return }
    if let top {
      let origin = flashes[top].origin
      let seen = past.firstIndex { $0.origin == origin } ?? now
      guard now - seen >= given.settle else { return }
      act(on: .flash(top))
      if timed != nil { showNext() } else { sticky.removeLast() }
    } else if record.lingers {
      act(on: record.content)
    }
  }

  private mutating func cancel() {
    let offer = record.offer
    guard !isWithinSettleOfAct, offer >= 0, now >= given.settle,
      past[(now - given.settle)...].allSatisfy({ $0.offer == offer })
    else { return }
    act(on: .work(offer))
    workers[offer].state = .released
  }

  private mutating func act(on thing: Thing) {
    heldBeforeAct = holdsInput
    lastAct = now
    taken.append(thing)
    asked.waives = true
  }
}
