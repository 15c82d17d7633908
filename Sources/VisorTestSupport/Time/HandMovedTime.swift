import Synchronization

/// A clock for tests that stands still until it is moved by hand.
///
/// ```swift
/// let time = HandMovedTime()
/// let hud = HUD(clock: time)
/// let work = hud.begin("Uploading")
/// time.advance(by: .milliseconds(100))
/// hud.presentation().phase  // .appearing
/// ```
///
/// Any thread may read it, move it or sleep by it.
public final class HandMovedTime: Clock {
  /// A point in this clock's time.
  public struct Instant: InstantProtocol {
    /// How long after the clock's beginning it is; negative before it.
    public let elapsed: Duration

    /// The instant so long after the clock's beginning.
    public init(elapsed: Duration) {
      self.elapsed = elapsed
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(elapsed: elapsed + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.elapsed - elapsed
    }

    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.elapsed < rhs.elapsed
    }
  }

  private struct State {
    var now = Instant(elapsed: .zero)
    var sleepers: [Sleeper] = []
    var nextNumber: UInt64 = 0
  }

  /// Somebody who sleeps; the waiter is told whether the deadline was reached.
  private struct Sleeper {
    let number: UInt64
    let deadline: Instant
    let waiter: CheckedContinuation<Bool, Never>
  }

  private let state = Mutex(State())

  /// A clock that stands at its beginning.
  public init() {}

  /// Where the clock stands.
  public var now: Instant { state.withLock { $0.now } }

  /// Any difference can be told.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many sleep at present.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Moves the clock, and wakes those whose time has come.
  ///
  /// The earliest deadline comes first, and of equal ones the one who fell asleep first. A negative
  /// span moves the clock back and wakes nobody.
  public func advance(by span: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: span)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    }
    for sleeper in due { sleeper.waiter.resume(returning: true) }
  }

  /// Returns when the clock has been moved to `deadline`; at once if it is there already.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    let wasReached = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        fallAsleep(Sleeper(number: number, deadline: deadline, waiter: waiter))
      }
    } onCancel: {
      cancelSleep(number)
    }
    if !wasReached { throw CancellationError() }
  }

  private func fallAsleep(_ sleeper: Sleeper) {
    let answer: Bool? = state.withLock { state in
      if Task.isCancelled { return false }
      if sleeper.deadline <= state.now { return true }
      state.sleepers.append(sleeper)
      return nil
    }
    if let answer { sleeper.waiter.resume(returning: answer) }
  }

  private func cancelSleep(_ number: UInt64) {
    let sleeper = state.withLock { state in
      let index = state.sleepers.firstIndex { $0.number == number }
      return index.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.waiter.resume(returning: false)
  }
}
