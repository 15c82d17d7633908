public import Synchronization

extension Activity {
  /// So many more units are done.
  ///
  /// One relaxed atomic addition: no lock, no clock, no allocation, and nobody is woken; whoever
  /// draws reads the count. A sum beyond the range of `Int` wraps, and shows as nothing done.
  @inlinable
  public func advance(by count: Int = 1) {
    tally.completed.wrappingAdd(count, ordering: .relaxed)
  }

  /// Units done; fewer than before makes the estimate begin afresh.
  public var completed: Int {
    get { tally.completed.load(ordering: .relaxed) }
    set { tally.completed.store(newValue, ordering: .relaxed) }
  }

  /// Units in all; `nil` or negative for unknown, zero for nothing to do, which is done.
  public var total: Int? {
    get {
      let total = tally.total.load(ordering: .relaxed)
      return total < 0 ? nil : total
    }
    set { tally.total.store(newValue ?? -1, ordering: .relaxed) }
  }

  /// How far it is where no units are counted: from 0 to 1, clamped; `nil` or NaN for unknown.
  public var progress: Double? {
    get { hud.activity(id)?.progress }
    set { hud.take(.update(id, .progress(newValue ?? .nan))) }
  }

  /// It makes no progress for now, and the time until `resume` is no time of work.
  public func pause() {
    hud.report { state, now in state.ledger.pause(id, at: now) }
  }

  /// It goes on.
  public func resume() {
    hud.report { state, now in state.ledger.resume(id, at: now) }
  }

  /// Begins a part of this activity.
  ///
  /// - Parameters:
  ///   - weight: For how many of this activity's units the part stands. What is done of the part
  ///     counts as much of them; where this activity has no total, the weights add up to one.
  ///     Zero, negative and not finite weights count nothing.
  public func begin(
    _ message: String, detail: String = "", weight: Double = 1, completed: Int = 0,
    total: Int? = nil, unit: Measure.Unit = .items, passes: Bool = false,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Activity {
    hud.begin(
      .init(message, detail: detail, passes: passes, parent: id), weight: weight,
      Tally(completed: completed, total: total, unit: unit), file, line)
  }
}
