/// Work of which nobody says how far it is: until something is reported or counted, or becomes due,
/// time alone changes what a sample says of it.
package struct UncountedWork: Sendable {
  let edition: UInt64
  /// When something becomes due; the last moment there is when nothing does.
  package let deadline: Moment
  /// All that runs.
  let running: [Lifecycle.ID]

  /// The work of a sample; `nil` when there is none, or some of it is counted or not named.
  package init?(_ sample: Sample) {
    let running = sample.presentation.running
    guard running.count > 0, running.first.count == running.count,
      running.first.allSatisfy({ $0.progress == nil && $0.measure?.isCounted == false })
    else { return nil }
    edition = sample.edition
    deadline = sample.deadline ?? Moment(nanoseconds: .max)
    self.running = running.first.map(\.id)
  }
}
