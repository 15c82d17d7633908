public import Synchronization

/// What is counted of one activity; any thread adds, whoever draws reads.
///
/// Its size keeps the counters of two activities off one cache line, so that threads that count
/// for different activities do not slow each other down.
@usableFromInline
final class Tally: Sendable {
  /// Units done, those included that were done before the activity began.
  @usableFromInline let completed: Atomic<Int>
  /// Units in all; negative when unknown.
  let total: Atomic<Int>
  @usableFromInline let cancelRequested = Atomic(false)
  /// What cancels the task in which the activity runs, where it is tracked.
  let canceller: Canceller?
  /// Units that were done before the activity began: no speed follows from them.
  let resumed: Double
  let unit: Measure.Unit
  private let spacing: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)

  init(completed: Int, total: Int?, unit: Measure.Unit, canceller: Canceller? = nil) {
    self.completed = Atomic(completed)
    self.total = Atomic(total ?? -1)
    resumed = Double(max(0, completed))
    self.unit = unit
    self.canceller = canceller
  }
}
