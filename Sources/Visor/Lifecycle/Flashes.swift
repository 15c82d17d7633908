/// An outcome that is on screen, waits for it, or lies beneath another.
struct FlashInPlay {
  /// Tells this flash from every other one.
  let number: UInt64
  var flash: Flash
  /// How many of its kind it stands for.
  var count: Int
  /// Nanoseconds on screen; `nil` until dismissed.
  var stay: Int64?
  /// When it first was on screen, as it was settled before this moment.
  var firstSeen: Moment?

  var kind: Flash.Kind { flash.kind }
  var holdsInput: Bool { !flash.passes }
}

/// The outcomes: the timed one on screen, those that wait for it, and the sticky ones beneath.
struct Flashes {
  /// The timed flash on screen, and when it runs out.
  private(set) var timed: (flash: FlashInPlay, end: Moment)?
  /// At most one of a kind, the one that waits longest first.
  private var waiting: [FlashInPlay] = []
  /// At most one of a kind, the newest last.
  private var sticky: [FlashInPlay] = []
  /// The number of the flash that was added last.
  private(set) var number: UInt64 = 0

  /// The flash on screen.
  var top: FlashInPlay? { timed?.flash ?? sticky.last }

  /// Whether the flash on screen holds input, or a sticky one beneath it.
  var holdsInput: Bool {
    (timed?.flash.holdsInput ?? false) || sticky.contains { $0.holdsInput }
  }

  /// Whether there is such a flash: a timed one of no length is none.
  mutating func add(_ flash: Flash, standard: Int64, at moment: Moment) -> Bool {
    let stay: Int64?
    switch flash.stay {
    case .standard: stay = standard
    case .time(let duration): stay = duration.nanoseconds
    case .untilDismissed: stay = nil
    }
    if let stay, stay <= 0 { return false }
    number += 1
    let added = FlashInPlay(number: number, flash: flash, count: 1, stay: stay, firstSeen: nil)
    if stay == nil {
      push(added)
    } else if timed == nil {
      show(added, at: moment)
    } else {
      queue(added)
    }
    return true
  }

  private mutating func push(_ added: FlashInPlay) {
    var added = added
    if let index = sticky.firstIndex(where: { $0.kind == added.kind }) {
      let earlier = sticky.remove(at: index)
      added.count = earlier.count + 1
      added.flash.passes = added.flash.passes && earlier.flash.passes
      if index == sticky.count { added.firstSeen = earlier.firstSeen }
    }
    sticky.append(added)
  }

  private mutating func queue(_ added: FlashInPlay) {
    guard let index = waiting.firstIndex(where: { $0.kind == added.kind }) else {
      waiting.append(added)
      return
    }
    var merged = added
    merged.count = waiting[index].count + 1
    merged.flash.passes = added.flash.passes && waiting[index].flash.passes
    merged.stay = max(added.stay ?? 0, waiting[index].stay ?? 0)
    waiting[index] = merged
  }

  private mutating func show(_ flash: FlashInPlay, at moment: Moment) {
    timed = (flash, moment.adding(flash.stay ?? 0))
  }

  /// Takes the timed flash on screen away if its time is over, and brings up the next.
  mutating func runOut(at moment: Moment) {
    guard let timed, timed.end <= moment else { return }
    showNext(at: moment)
  }

  /// Takes away what is on screen and brings up what is next.
  mutating func dismissTop(at moment: Moment) {
    if timed != nil {
      showNext(at: moment)
    } else if !sticky.isEmpty {
      sticky.removeLast()
    }
  }

  /// Whether it is on screen, waits for it, or lies beneath another.
  func contains(_ number: UInt64) -> Bool {
    timed?.flash.number == number || waiting.contains { $0.number == number }
      || sticky.contains { $0.number == number }
  }

  /// The flash goes at `end` at the latest; one that waits has no more time on screen than is left
  /// till then.
  mutating func limit(_ number: UInt64, to end: Moment, at moment: Moment) {
    if let timed, timed.flash.number == number {
      self.timed = (timed.flash, min(timed.end, end))
      runOut(at: moment)
    } else if let index = waiting.firstIndex(where: { $0.number == number }) {
      waiting[index].stay = min(waiting[index].stay ?? 0, end.nanosecondsSince(moment))
      if end <= moment { waiting.remove(at: index) }
    } else if end <= moment {
      sticky.removeAll { $0.number == number }
    }
  }

  mutating func removeAll() {
    timed = nil
    waiting.removeAll()
    sticky.removeAll()
  }

  /// Settles since when the flash on screen has been seen.
  mutating func markSeen(at moment: Moment) {
    if timed != nil {
      if timed?.flash.firstSeen == nil { timed?.flash.firstSeen = moment }
    } else if let last = sticky.indices.last, sticky[last].firstSeen == nil {
      sticky[last].firstSeen = moment
    }
  }

  private mutating func showNext(at moment: Moment) {
    timed = nil
    if !waiting.isEmpty { show(waiting.removeFirst(), at: moment) }
  }
}
