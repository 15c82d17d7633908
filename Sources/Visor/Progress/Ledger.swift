import Synchronization

/// The counters of a HUD's activities, and what follows from them when somebody looks.
struct Ledger {
  /// In what an activity's progress is reckoned.
  private enum Scale {
    /// Units of its own, parts by their weight included.
    case units
    /// The weights of its parts.
    case weights
    /// What was reported of it, from 0 to 1.
    case reported
  }

  /// How far an activity is by what was counted.
  private struct Standing {
    let done: Double
    let total: Double?

    var fraction: Double? { total.map { $0 > 0 ? min(1, done / $0) : 1 } }
  }

  /// How deep parts may be nested and still count.
  private static let depth = 64

  private var tallies: [Tally?] = []
  private var parts: [Lifecycle.ID: Parts] = [:]
  private var pauses: [Lifecycle.ID: Pause] = [:]
  private var paces: [Lifecycle.ID: (pace: Pace, scale: Scale)] = [:]

  /// For how many activities is counted, and how much is kept of them apart from that.
  var size: (tallies: Int, entries: Int) {
    let open = parts.values.reduce(0) { $0 + $1.open.count }
    return (tallies.count { $0 != nil }, parts.count + open + pauses.count + paces.count)
  }

  func tally(_ id: Lifecycle.ID) -> Tally? {
    tallies.indices.contains(Int(id.slot)) ? tallies[Int(id.slot)] : nil
  }

  /// Whether nothing was counted of an activity, and nothing is to be.
  func isUncounted(_ id: Lifecycle.ID) -> Bool {
    guard let tally = tally(id) else { return true }
    return tally.completed.load(ordering: .relaxed) <= 0
      && tally.total.load(ordering: .relaxed) < 0
  }

  // MARK: Coming and going

  mutating func open(
    _ id: Lifecycle.ID, _ tally: Tally, parent: (Lifecycle.ID, weight: Double)?,
    _ lifecycle: borrowing Lifecycle
  ) {
    while tallies.count <= Int(id.slot) { tallies.append(nil) }
    tallies[Int(id.slot)] = tally
    guard let parent, parent.weight > 0, parent.weight.isFinite else { return }
    parts[parent.0, default: Parts()].add(id, weight: parent.weight, lifecycle)
  }

  /// The activity is about to end: it needs no pace and no parts any more.
  mutating func finish(_ id: Lifecycle.ID) {
    // Most work has none of these, and to look for them takes longer than that.
    if !parts.isEmpty { parts[id] = nil }
    if !pauses.isEmpty { pauses[id] = nil }
    if !paces.isEmpty { paces[id] = nil }
  }

  /// All activities are about to end.
  mutating func finishAll() {
    parts.removeAll()
    pauses.removeAll()
    paces.removeAll()
  }

  /// The handle has gone: nobody counts any more.
  mutating func close(_ id: Lifecycle.ID) {
    guard tallies.indices.contains(Int(id.slot)) else { return }
    tallies[Int(id.slot)] = nil
    finish(id)
  }

  mutating func pause(_ id: Lifecycle.ID, at moment: Moment) {
    pauses[id, default: Pause()].begin(at: moment)
  }

  mutating func resume(_ id: Lifecycle.ID, at moment: Moment) {
    pauses[id]?.end(at: moment)
  }

  // MARK: Looking

  /// What is known of an activity's progress; the sample becomes part of its pace.
  mutating func measure(
    _ activity: Presentation.Activity, _ lifecycle: borrowing Lifecycle, at moment: Moment
  ) -> Measure? {
    guard let tally = tally(activity.id) else { return nil }
    let completed = max(0, tally.completed.load(ordering: .relaxed))
    let total = tally.total.load(ordering: .relaxed)
    let pause = pauses[activity.id] ?? Pause()
    let elapsed = pause.worked(since: activity.begun, at: moment)
    let standing = standing(of: activity.id, lifecycle, depth: Self.depth)
    let fraction = standing.fraction ?? activity.progress
    let scale: Scale =
      total >= 0
      ? .units : parts[activity.id] != nil ? .weights : completed > 0 ? .units : .reported
    let done = scale == .reported ? fraction ?? 0 : standing.done
    let pace = pace(of: activity.id, tally, scale, done, at: Double(elapsed) / 1e9)
    let target = scale == .reported ? fraction.map { _ in 1 } : standing.total
    let includesParts = total >= 0 && parts[activity.id] != nil
    return Measure(
      unit: tally.unit, completed: completed,
      completedWithParts: includesParts ? Self.whole(standing.done) : completed,
      total: total < 0 ? nil : total,
      fraction: fraction, rate: scale == .units ? pace.rate : nil,
      remaining: target.flatMap { pace.remaining(of: $0) }.map { .seconds($0) },
      elapsed: .nanoseconds(elapsed), isPaused: pause.isOpen)
  }

  /// The units that are done whole, in spite of the rounding of weights.
  private static func whole(_ done: Double) -> Int {
    done < 9e18 ? Int(max(0, done) + 1e-9) : .max
  }

  /// How far an activity is by what was counted; `nil` when unknown.
  func fraction(_ id: Lifecycle.ID, _ lifecycle: borrowing Lifecycle) -> Double? {
    standing(of: id, lifecycle, depth: Self.depth).fraction
  }

  /// The pace with this sample in it; what was done in another scale is no speed in this one.
  private mutating func pace(
    of id: Lifecycle.ID, _ tally: Tally, _ scale: Scale, _ done: Double, at seconds: Double
  ) -> Pace {
    var pace = paces[id]?.pace ?? Pace(time: 0, done: scale == .units ? tally.resumed : 0)
    if let known = paces[id]?.scale, known != scale, pace.hasProgress {
      pace = Pace(time: seconds, done: done)
    }
    pace.record(done, at: seconds)
    paces[id] = (pace, scale)
    return pace
  }

  /// Units done and in all, those of the parts included by their weight.
  ///
  /// With parts and no total of its own, an activity is as far as its parts are.
  private func standing(
    of id: Lifecycle.ID, _ lifecycle: borrowing Lifecycle, depth: Int
  ) -> Standing {
    guard let tally = tally(id) else { return Standing(done: 0, total: nil) }
    let total = tally.total.load(ordering: .relaxed)
    let own = Double(max(0, tally.completed.load(ordering: .relaxed)))
    guard depth > 0, let parts = parts[id] else {
      return Standing(done: own, total: total < 0 ? nil : Double(total))
    }
    let done = done(of: parts, lifecycle, depth: depth)
    return total < 0
      ? Standing(done: done, total: parts.total)
      : Standing(done: own + done, total: Double(total))
  }

  /// What the parts contribute.
  ///
  /// A part that has ended counts in full, whatever became of it: its share of the work is over.
  /// The sum is taken from what is left, so that parts that are all done add up exactly.
  private func done(of parts: Parts, _ lifecycle: borrowing Lifecycle, depth: Int) -> Double {
    var left = 0.0
    for part in parts.open where lifecycle.isRunning(part.id) {
      let counted = standing(of: part.id, lifecycle, depth: depth - 1).fraction
      left += part.weight * (1 - (counted ?? lifecycle.progress(part.id) ?? 0))
    }
    return max(0, parts.total - left)
  }
}
