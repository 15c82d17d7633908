/// What is reported of one start of a stream of events, whatever the order in which its hooks come.
///
/// Libraries tell of a start in orders of their own: a stream that has its values at once may tell of
/// its end before it says that it was started, and one that is interrupted early may tell of its end
/// alone. Out of any order this makes at most one begin and at most one outcome, the begin first.
package struct StreamStart: Hashable, Sendable {
  /// What a stream tells of a start.
  package enum Hook: String, Hashable, Sendable, CaseIterable {
    /// The work is about to be set off.
    case starting
    /// Setting it off has returned, which may be after its end.
    case started
    /// It has given something.
    case value
    /// It has given everything.
    case completed
    /// It did not work.
    case failed
    /// Somebody did not want it any more.
    case interrupted
    /// It is over; how was said before.
    case terminated
    /// What it used was let go of, or nobody hears any more what it tells.
    case disposed
  }

  /// How a start ended.
  package enum Outcome: Hashable, Sendable {
    case completed, failed, interrupted
    /// Nobody said how, or hears it any more.
    case released
  }

  /// What is to be reported.
  package enum Report: Hashable, Sendable {
    /// The work has begun.
    case begin
    /// The work that was begun is over.
    case end(Outcome)
    /// Work that was over before its begin was told has come to something.
    case outcome(Outcome)
  }

  private enum Phase {
    case fresh, running, over
  }

  private var phase = Phase.fresh

  /// A start of which nothing was told yet.
  package init() {}

  /// What this hook adds to what was reported; `nil` for nothing.
  package mutating func take(_ hook: Hook) -> Report? {
    switch hook {
    case .starting, .started, .value: begin()
    case .completed: end(.completed)
    case .failed: end(.failed)
    case .interrupted: end(.interrupted)
    case .terminated, .disposed: end(.released)
    }
  }

  private mutating func begin() -> Report? {
    guard phase == .fresh else { return nil }
    phase = .running
    return .begin
  }

  private mutating func end(_ outcome: Outcome) -> Report? {
    defer { phase = .over }
    return switch (phase, outcome) {
    case (.running, _): .end(outcome)
    case (.fresh, .completed), (.fresh, .failed): .outcome(outcome)
    // Nothing was set off, and nothing came of it.
    case (.fresh, .interrupted), (.fresh, .released), (.over, _): nil
    }
  }
}
