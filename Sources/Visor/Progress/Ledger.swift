import Synchronization

/// The counters of a HUD's activities, and what follows from them when somebody looks.
struct Ledger {
  /// A part of an activity: it stands for so many of its parent's units.
  private struct Part {
    let id: Lifecycle.ID
    let weight: Double
  }

  private struct Parts {
    var running: [Part] = []
    /// The weights of the parts that have ended.
    var finished = 0.0
    /// The weights of all parts.
    var total = 0.0
  }

  private struct Pause {
    /// Nanoseconds of the pauses that are over.
    var past: Int64 = 0
    var since: Moment?
  }

  /// How deep parts may be nested and still count.
  private static let depth = 64

  private var tallies: [Tally?] = []
  private var parts: [Lifecycle.ID: Parts] = [:]
  private var pauses: [Lifecycle.ID: Pause] = [:]
  private var paces: [Lifecycle.ID: Pace] = [:]

  func tally(_ id: Lifecycle.ID) -> Tally? {
    tallies.indices.contains(Int(id.slot)) ? tallies[Int(id.slot)] : nil
  }

  // MARK: Coming and going

  mutating func open(_ id: Lifecycle.ID, _ tally: Tally, parent: (Lifecycle.ID, weight: Double)?) {
    while tallies.count <= Int(id.slot) { tallies.append(nil) }
    tallies[Int(id.slot)] = tally
    guard let parent, parent.weight > 0, parent.weight.isFinite else { return }
    parts[parent.0, default: Parts()].running.append(Part(id: id, weight: parent.weight))
    parts[parent.0, default: Parts()].total += parent.weight
  }

  /// The handle has gone: nobody counts any more.
  mutating func close(_ id: Lifecycle.ID) {
    guard tallies.indices.contains(Int(id.slot)) else { return }
    tallies[Int(id.slot)] = nil
    parts[id] = nil
    pauses[id] = nil
    paces[id] = nil
  }

  mutating func pause(_ id: Lifecycle.ID, at moment: Moment) {
    guard pauses[id]?.since == nil else { return }
    pauses[id, default: Pause()].since = moment
  }

  mutating func resume(_ id: Lifecycle.ID, at moment: Moment) {
    guard let pause = pauses[id], let since = pause.since else { return }
    pauses[id] = Pause(past: pause.past + moment.nanosecondsSince(since), since: nil)
  }

  // MARK: Looking

  /// What is known of an activity's progress; the sample becomes part of its pace.
  mutating func measure(
    _ activity: Presentation.Activity, _ lifecycle: borrowing Lifecycle, at moment: Moment
  ) -> Measure? {
    guard let tally = tally(activity.id) else { return nil }
    let completed = max(0, tally.completed.load(ordering: .relaxed))
    let total = tally.total.load(ordering: .relaxed)
    let units = units(of: activity.id, lifecycle, depth: Self.depth)
    let elapsed = elapsed(activity, at: moment)
    let fraction = units.fraction ?? activity.progress
    let counts = units.total != nil || completed > 0
    let done = counts ? units.done : fraction ?? 0
    let seconds = Double(elapsed) / 1e9
    var pace = paces[activity.id] ?? Pace(time: 0, done: counts ? Double(tally.base) : 0)
    pace.record(done, at: seconds)
    paces[activity.id] = pace
    let target = counts ? units.total : 1
    return Measure(
      unit: tally.unit, completed: completed, total: total < 0 ? nil : total,
      fraction: fraction, rate: counts ? pace.rate : nil,
      remaining: fraction == nil
        ? nil : target.flatMap { pace.remaining(of: $0) }.map { .seconds($0) },
      elapsed: .nanoseconds(elapsed), isPaused: pauses[activity.id]?.since != nil)
  }

  /// How far an activity is by what was counted; `nil` when unknown.
  mutating func fraction(_ id: Lifecycle.ID, _ lifecycle: borrowing Lifecycle) -> Double? {
    units(of: id, lifecycle, depth: Self.depth).fraction
  }

  /// Lets go of what is known of activities that are drawn no more.
  mutating func trim(drawn: Int, _ lifecycle: borrowing Lifecycle) {
    guard paces.count > 2 * drawn + 64 else { return }
    for id in Array(paces.keys) where !lifecycle.isRunning(id) { paces[id] = nil }
  }

  /// Nanoseconds of work, pauses left out.
  private func elapsed(_ activity: Presentation.Activity, at moment: Moment) -> Int64 {
    let pause = pauses[activity.id] ?? Pause()
    let paused = pause.past + (pause.since.map { max(0, moment.nanosecondsSince($0)) } ?? 0)
    return max(0, moment.nanosecondsSince(activity.begun) - paused)
  }

  /// Units done and in all, those of the parts included by their weight.
  private mutating func units(
    of id: Lifecycle.ID, _ lifecycle: borrowing Lifecycle, depth: Int
  ) -> (done: Double, total: Double?, fraction: Double?) {
    guard let tally = tally(id) else { return (0, nil, nil) }
    let own = tally.total.load(ordering: .relaxed)
    var done = Double(max(0, tally.completed.load(ordering: .relaxed)))
    var total = own < 0 ? nil : Double(own)
    if depth > 0, parts[id] != nil {
      done += partsDone(of: id, lifecycle, depth: depth)
      total = total ?? parts[id]?.total
    }
    guard let total else { return (done, nil, nil) }
    return (done, total, total > 0 ? min(1, done / total) : 1)
  }

  /// What the parts contribute.
  ///
  /// A part that has ended counts in full, whatever became of it: its
  /// share of the work is over.
  private mutating func partsDone(
    of id: Lifecycle.ID, _ lifecycle: borrowing Lifecycle, depth: Int
  ) -> Double {
    guard var parts = parts[id] else { return 0 }
    var running: [Part] = []
    var done = 0.0
    for part in parts.running {
      if lifecycle.isRunning(part.id) {
        let units = units(of: part.id, lifecycle, depth: depth - 1)
        done += part.weight * (units.fraction ?? lifecycle.progress(part.id) ?? 0)
        running.append(part)
      } else {
        parts.finished += part.weight
      }
    }
    parts.running = running
    self.parts[id] = parts
    return done + parts.finished
  }
}
