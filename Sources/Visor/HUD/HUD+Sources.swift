import Synchronization

/// What a source says of its activity when somebody looks.
package struct SourceReading: Sendable {
  /// Units done.
  package var completed = 0
  /// Units in all; `nil` or negative when unknown, or when only a fraction is known.
  package var total: Int?
  /// How far it is where no units are counted; `nil` for unknown.
  package var fraction: Double?
  /// Whether it pauses.
  package var isPaused = false
  /// How it ended; `nil` while it goes on.
  package var ending: Lifecycle.Ending?

  /// Nothing done of nobody knows how much.
  package init() {}
}

/// What is counted elsewhere: the sources of running activities, asked when somebody looks.
struct Sources {
  typealias Source = @Sendable () -> SourceReading

  /// How soon somebody who shows a sampled activity is to look again, since nobody wakes them.
  static let interval = Duration.milliseconds(100)

  private(set) var all: [Lifecycle.ID: Source] = [:]
  /// Counts the askings, so that an answer that comes late never undoes a newer one.
  private var asked: UInt64 = 0
  private var answered: UInt64 = 0

  mutating func add(_ source: @escaping Source, for id: Lifecycle.ID) {
    all[id] = source
  }

  mutating func remove(_ id: Lifecycle.ID) -> Source? {
    all.isEmpty ? nil : all.removeValue(forKey: id)
  }

  mutating func removeAll() -> [Source] {
    defer { all.removeAll() }
    return Array(all.values)
  }

  /// What to ask now, and under which number the answers come.
  mutating func ask() -> (sources: [Lifecycle.ID: Source], number: UInt64) {
    asked += 1
    return (all, asked)
  }

  /// Whether answers of that number are news.
  mutating func hear(_ number: UInt64) -> Bool {
    guard number > answered else { return false }
    answered = number
    return true
  }
}

extension HUD {
  /// Asks the sources of all activities that have one, with no lock held.
  ///
  /// What they say wakes nobody, since whoever looks sees it, but for ends, which all have to see.
  func askSources() {
    guard hasSources.load(ordering: .relaxed) else { return }
    let (sources, number) = look { state, _ in state.sources.ask() }
    guard !sources.isEmpty else { return }
    let readings = sources.map { ($0.key, $0.value()) }
    let ended = look { state, now in
      guard state.sources.hear(number) else { return false }
      for (id, reading) in readings { state.take(reading, of: id, at: now) }
      return readings.contains { $0.1.ending != nil }
    }
    if ended { report { _, _ in } }
  }
}

extension Activity {
  /// What is counted of it.
  package var unit: Measure.Unit { tally.unit }

  /// Has what is counted elsewhere shown as this activity's, until it ends.
  ///
  /// `source` is asked whenever somebody looks, on that thread and with no lock held. It must not look
  /// itself.
  package func follow(_ source: @escaping @Sendable () -> SourceReading) {
    hud.hasSources.store(true, ordering: .relaxed)
    hud.report { [id] state, _ in
      if state.lifecycle.isRunning(id) { state.sources.add(source, for: id) }
    }
  }
}

extension HUD.State {
  /// The sources of these nobody will ask any more.
  mutating func retireSource(_ id: Lifecycle.ID) {
    if let source = sources.remove(id) { retired.append { _ = source() } }
  }

  mutating func retireAllSources() {
    for source in sources.removeAll() { retired.append { _ = source() } }
  }

  /// When to look again even if nobody wakes whoever looks.
  func deadline(at now: Moment) -> Moment? {
    if sources.all.isEmpty { return lifecycle.deadline }
    let next = now + Sources.interval
    return lifecycle.deadline.map { min($0, next) } ?? next
  }

  fileprivate mutating func take(_ reading: SourceReading, of id: Lifecycle.ID, at now: Moment) {
    guard sources.all[id] != nil, let tally = ledger.tally(id) else { return }
    tally.completed.store(reading.completed, ordering: .relaxed)
    tally.total.store(reading.total ?? -1, ordering: .relaxed)
    if reading.total == nil {
      lifecycle.take(.update(id, .progress(reading.fraction ?? .nan)), at: now)
    }
    if reading.isPaused { ledger.pause(id, at: now) } else { ledger.resume(id, at: now) }
    guard let ending = reading.ending else { return }
    finish(id)
    lifecycle.take(.end(id, ending), at: now)
  }
}
