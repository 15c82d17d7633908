import Synchronization
public import Visor

/// A clock for tests that stands still until it is moved by hand.
///
/// ```swift
/// let time = HandMovedTime()
/// let clock = time.clock
/// time.advance(by: .milliseconds(300))
/// clock()  // 300 ms after the origin
/// ```
///
/// Any thread may read it or move it.
public final class HandMovedTime: Sendable {
  private let moment: Mutex<Moment>

  /// A clock that stands at `start`.
  public init(_ start: Moment = .zero) {
    moment = Mutex(start)
  }

  /// Where the clock stands.
  public var now: Moment {
    moment.withLock { $0 }
  }

  /// Moves the clock; backwards if `span` is negative, at most to the ends of what `Moment` can say.
  public func advance(by span: Duration) {
    moment.withLock { $0 = $0 + span }
  }

  /// The clock as a closure, to hand to what asks for the time; it keeps this object alive.
  public var clock: @Sendable () -> Moment {
    { self.now }
  }
}
