import Synchronization

/// Cancels the task in which tracked work runs, for as long as it runs there.
final class Canceller: Sendable {
  // Its use is guarded by the lock, which is held while the task is cancelled; the task lives until
  // `disarm`, which is called in it.
  private struct Current: @unchecked Sendable {
    let task: UnsafeCurrentTask
  }

  private let current: Mutex<Current?>

  /// For the task that runs now; outside of one there is nothing to cancel.
  init() {
    current = Mutex(withUnsafeCurrentTask { $0.map(Current.init) })
  }

  /// Any thread may call this, at any time.
  func cancel() {
    current.withLock { $0?.task.cancel() }
  }

  /// The work is over: the task is not to be cancelled any more.
  func disarm() {
    current.withLock { $0 = nil }
  }
}
