/// What the short calls have put on screen last, and how they put it there.
struct Front {
  /// Counts what was put on screen, so that each completion knows to which it belongs.
  var number: UInt64 = 0
  /// The last of them that had gone before the next came.
  var lastGone: UInt64 = 0
  var work: Lifecycle.ID?
  var flash: UInt64?
  /// How long a flash without a delay of its own stays, where it is work by its looks.
  let flashLength: Duration
  var allowsInteraction = false
  var dimsBackground = true

  init(_ settings: Settings) {
    flashLength = settings.flash
  }
}

extension HUD.State {
  /// Puts work on screen, in place of what was put there last.
  mutating func show(_ content: HUD.Content, at now: Moment) {
    let earlier = turnFront(at: now)
    takeDown(earlier, Lifecycle.Ending(), at: now)
    let id = lifecycle.register()
    lifecycle.take(
      .begin(
        id,
        .init(
          content.title, detail: content.subtitle, passes: front.allowsInteraction,
          emblem: content.emblem)),
      at: now)
    front.work = id
  }

  /// Puts an outcome on screen for a time, in place of what was put there last.
  mutating func flash(_ content: HUD.Content, for delay: Duration?, at now: Moment) {
    let stay = delay.map(Flash.Stay.time) ?? .standard
    guard let flash = content.flash(stay, passes: front.allowsInteraction) else {
      show(content, at: now)
      return hide(after: delay ?? front.flashLength, instant: false, at: now)
    }
    let earlier = turnFront(at: now)
    let last = lifecycle.flashes.number
    if let work = earlier.work, isOpen(work) {
      takeDown(earlier, Lifecycle.Ending(flash), at: now)
    } else {
      takeDown(earlier, Lifecycle.Ending(), at: now)
      lifecycle.take(.flash(flash, instant: false), at: now)
    }
    if lifecycle.flashes.number != last { front.flash = lifecycle.flashes.number }
  }

  /// Takes down what was put on screen last.
  mutating func hide(after delay: Duration, instant: Bool, at now: Moment) {
    if delay.nanoseconds <= 0 {
      return takeDown(front, Lifecycle.Ending(instant: instant), at: now)
    }
    if let work = front.work {
      lifecycle.take(.endLater(work, Lifecycle.Ending(), after: delay), at: now)
    }
    if let flash = front.flash {
      lifecycle.take(.withdraw(flash, after: delay, instant: false), at: now)
    }
  }

  /// Whether what was put on screen as this number has gone; `nil` while it is there, `false` where
  /// something else took its place before.
  mutating func isFrontGone(_ number: UInt64, at now: Moment) -> Bool? {
    if number != front.number { return number <= front.lastGone }
    lifecycle.advance(to: now)
    if let work = front.work, isOpen(work) { return nil }
    if let flash = front.flash, lifecycle.flashes.contains(flash) { return nil }
    switch lifecycle.presentation(at: now, first: 0).content {
    case nil: return true
    case .working(let activity): return activity.id == front.work ? nil : true
    case .outcome(let outcome): return outcome.number == front.flash ? nil : true
    }
  }

  /// Makes room for what comes next; the result is what was on screen until now.
  private mutating func turnFront(at now: Moment) -> Front {
    let earlier = front
    if isFrontGone(front.number, at: now) == true { front.lastGone = front.number }
    front.number += 1
    front.work = nil
    front.flash = nil
    return earlier
  }

  private mutating func takeDown(
    _ earlier: Front, _ ending: Lifecycle.Ending, at now: Moment
  ) {
    // Once forgotten, its place may be another's.
    if let work = earlier.work, lifecycle.work[work]?.hasHandle == true {
      finish(work)
      lifecycle.take(.end(work, ending), at: now)
      forget(work, at: now)
    }
    if let flash = earlier.flash {
      lifecycle.take(.withdraw(flash, after: .zero, instant: ending.instant), at: now)
    }
  }
}
