/// The pauses of an activity: the one that goes on, and those that are over.
struct Pause {
  /// Nanoseconds of the pauses that are over.
  private var past: Int64 = 0
  private var since: Moment?

  var isOpen: Bool { since != nil }

  /// Nothing happens if a pause goes on already.
  mutating func begin(at moment: Moment) {
    since = since ?? moment
  }

  /// Nothing happens if no pause goes on.
  mutating func end(at moment: Moment) {
    past = length(at: moment)
    since = nil
  }

  /// Nanoseconds since `begun` without the pauses; zero at least.
  func worked(since begun: Moment, at moment: Moment) -> Int64 {
    max(0, moment.adding(-length(at: moment)).nanosecondsSince(begun))
  }

  /// Nanoseconds of all pauses so far.
  private func length(at moment: Moment) -> Int64 {
    let open = since.map { max(0, moment.nanosecondsSince($0)) } ?? 0
    return Moment(nanoseconds: past).adding(open).nanoseconds
  }
}
