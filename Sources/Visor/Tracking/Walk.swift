/// The activity of a sequence that is gone through: it ends with the sequence, or with the iterator.
@usableFromInline
final class Walk {
  let activity: Activity
  private let remark: (success: Remark, failure: Remark)
  private var isOver = false

  @usableFromInline
  init(
    _ hud: HUD, _ message: String, detail: String, total: Int?, unit: Measure.Unit, passes: Bool,
    _ success: Remark, _ failure: Remark, _ file: StaticString, _ line: UInt
  ) {
    activity = hud.beginPart(
      .init(message, detail: detail, passes: passes), weight: 1,
      Tally(completed: 0, total: total, unit: unit), file, line)
    remark = (success, failure)
  }

  deinit {
    if !isOver { activity.end() }
  }

  @usableFromInline
  var tally: Tally { activity.tally }

  /// What is done after one more element: less than nothing counts as nothing, and it never turns
  /// negative.
  @inlinable
  static func sum(_ done: Int, _ size: Int?) -> Int {
    guard let size else { return done &+ 1 }
    let (sum, overflow) = done.addingReportingOverflow(max(0, size))
    return overflow ? .max : sum
  }

  /// The person asked to cancel it.
  @usableFromInline
  func cancelTask() {
    withUnsafeCurrentTask { $0?.cancel() }
  }

  /// There are no more elements; a cancelled task may just not have waited for them.
  @usableFromInline
  func finish() {
    guard !isOver else { return }
    isOver = true
    if Task.isCancelled {
      activity.cancel()
    } else {
      activity.end(remark.success.flash(.success), or: .succeeded)
    }
  }

  @usableFromInline
  func fail(_ error: some Error) {
    guard !isOver else { return }
    isOver = true
    activity.end(error, remark.failure)
  }
}
