/// What the lifecycle keeps of one activity.
struct Slot {
  enum State: UInt8 {
    case fresh
    case running
    case released
    case ended
  }

  var message = ""
  var detail = ""
  /// NaN when unknown.
  var progress = Double.nan
  var begun = Moment.zero
  var generation: UInt32 = 0
  var parent: Lifecycle.ID?
  var emblem = Emblem.standard
  var order = Links()
  var peers = Links()
  var state = State.fresh
  var passes = false
  var instant = false
  var hasBegun = false
  var hasHandle = false
}

/// The activities: which exist, which run, and in what order they began.
struct Work {
  private(set) var slots: [Slot] = []
  private var free: [Int32] = []
  /// All that run, in the order in which they began.
  private(set) var running = Chain()
  /// Those taken from their owner by the person, whose own end is still to come.
  private(set) var released = Chain()
  /// The running ones that hold input, and those that let it pass.
  private var holding = Chain()
  private var passing = Chain()
  /// How many of those that run ask for the HUD at once.
  private(set) var instantCount = 0
  /// The last of the running ones that have run for the grace period; those before it have too.
  private(set) var graced: Int32 = -1

  var isRunning: Bool { !running.isEmpty }
  var holdsInput: Bool { !holding.isEmpty }

  subscript(id: Lifecycle.ID) -> Slot? {
    contains(id) ? slots[Int(id.slot)] : nil
  }

  func id(of slot: Int32) -> Lifecycle.ID? {
    slot < 0 ? nil : Lifecycle.ID(slot: slot, generation: slots[Int(slot)].generation)
  }

  private func contains(_ id: Lifecycle.ID) -> Bool {
    id.slot >= 0 && id.slot < slots.count && slots[Int(id.slot)].generation == id.generation
  }

  // MARK: Identity

  mutating func register() -> Lifecycle.ID {
    let slot: Int32
    if let reused = free.popLast() {
      slot = reused
    } else {
      slot = Int32(clamping: slots.count)
      slots.append(Slot())
    }
    slots[Int(slot)].hasHandle = true
    return Lifecycle.ID(slot: slot, generation: slots[Int(slot)].generation)
  }

  mutating func dropHandle(_ id: Lifecycle.ID) {
    guard contains(id) else { return }
    slots[Int(id.slot)].hasHandle = false
  }

  /// Frees the slot of an activity that has no handle and neither runs nor waits for its end.
  mutating func reclaim(_ id: Lifecycle.ID) {
    guard contains(id), !slots[Int(id.slot)].hasHandle else { return }
    switch slots[Int(id.slot)].state {
    case .running, .released: return
    case .fresh, .ended: break
    }
    let generation = slots[Int(id.slot)].generation &+ 1
    slots[Int(id.slot)] = Slot()
    slots[Int(id.slot)].generation = generation
    free.append(id.slot)
  }

  // MARK: Facts

  /// Whether the activity began by this.
  mutating func begin(
    _ id: Lifecycle.ID, _ beginning: Lifecycle.Beginning, at moment: Moment
  ) -> Bool {
    guard contains(id), slots[Int(id.slot)].state == .fresh else { return false }
    let index = Int(id.slot)
    slots[index].message = beginning.message
    slots[index].detail = beginning.detail
    slots[index].passes = beginning.passes
    slots[index].instant = beginning.instant
    slots[index].parent = beginning.parent
    slots[index].emblem = beginning.emblem
    slots[index].begun = moment
    slots[index].state = .running
    slots[index].hasBegun = true
    if beginning.instant { instantCount += 1 }
    running.append(id.slot, &slots, .order)
    if beginning.passes {
      passing.append(id.slot, &slots, .peers)
    } else {
      holding.append(id.slot, &slots, .peers)
    }
    return true
  }

  mutating func update(_ id: Lifecycle.ID, _ change: Lifecycle.Change) {
    guard contains(id), slots[Int(id.slot)].state == .running else { return }
    switch change {
    case .message(let message): slots[Int(id.slot)].message = message
    case .detail(let detail): slots[Int(id.slot)].detail = detail
    case .progress(let progress): slots[Int(id.slot)].progress = Self.clamped(progress)
    }
  }

  /// Takes a running activity from its owner; its own end is still to come.
  mutating func release(_ id: Lifecycle.ID) {
    guard stop(id) else { return }
    slots[Int(id.slot)].state = .released
    released.append(id.slot, &slots, .order)
  }

  /// Whether this was the first end, and whether the activity ran until then.
  mutating func end(_ id: Lifecycle.ID) -> (counts: Bool, ran: Bool) {
    guard contains(id) else { return (false, false) }
    let ran = stop(id)
    if slots[Int(id.slot)].state == .released { released.remove(id.slot, &slots, .order) }
    let counts = slots[Int(id.slot)].state != .ended
    slots[Int(id.slot)].state = .ended
    return (counts, ran)
  }

  private mutating func stop(_ id: Lifecycle.ID) -> Bool {
    guard contains(id), slots[Int(id.slot)].state == .running else { return false }
    let slot = slots[Int(id.slot)]
    if graced == id.slot { graced = slot.order.previous }
    running.remove(id.slot, &slots, .order)
    if slot.passes {
      passing.remove(id.slot, &slots, .peers)
    } else {
      holding.remove(id.slot, &slots, .peers)
    }
    if slot.instant { instantCount -= 1 }
    return true
  }

  private static func clamped(_ progress: Double) -> Double {
    if progress.isNaN { return .nan }
    return progress > 0 ? min(progress, 1) : 0
  }

  // MARK: Time

  /// Moves the mark of those that have run for `grace` on to what is true at `moment`.
  mutating func ripen(at moment: Moment, grace: Int64) {
    while let next = nextToRipen, slots[Int(next)].begun.adding(grace) <= moment {
      graced = next
    }
  }

  /// When the next running activity will have run for `grace`.
  func nextRipe(grace: Int64) -> Moment? {
    nextToRipen.map { slots[Int($0)].begun.adding(grace) }
  }

  private var nextToRipen: Int32? {
    let next = graced < 0 ? running.first : slots[Int(graced)].order.next
    return next < 0 ? nil : next
  }

  /// The running activity that has overrun and comes first: of those that hold input, else of
  /// the others, the one that began first.
  func overrun(at moment: Moment, escape: Int64) -> Int32? {
    [holding.first, passing.first].first {
      $0 >= 0 && slots[Int($0)].begun.adding(escape) <= moment
    }
  }

  /// When another activity will be the one that has overrun and comes first.
  func nextOverrun(after moment: Moment, escape: Int64) -> Moment? {
    let first = holding.first >= 0 ? holding.first : passing.first
    guard first >= 0 else { return nil }
    let due = slots[Int(first)].begun.adding(escape)
    guard due > moment else { return nil }
    guard passing.first >= 0 else { return due }
    let passingDue = slots[Int(passing.first)].begun.adding(escape)
    return passingDue > moment ? min(due, passingDue) : due
  }
}
