import Visor

/// How long a picture stays as it is but for what turns in it, if nobody reports or counts.
struct Still {
  let work: UncountedWork
  let size: ScreenSize
  private let spans: FigurePace.Spans
  /// When a row more is there.
  private let end: Moment
  /// When a number changes next; it is said no earlier than in that span of time.
  private let change: Moment
  /// Until when the numbers are said that are in the picture.
  private var saidUntil: Moment

  /// The picture that was drawn of a sample at a size; `nil` when more may change at any time.
  init?(_ sample: Sample, _ size: ScreenSize, _ figures: FigurePace, grace: Duration) {
    guard case .working(let shown)? = sample.presentation.content, shown.isRunning,
      let work = UncountedWork(sample)
    else { return nil }
    let activities = sample.presentation.running.first
    self.work = work
    self.size = size
    spans = figures.spans
    end =
      activities.map { $0.begun + grace }.filter { $0 > sample.moment }.min()
      ?? Moment(nanoseconds: .max)
    let next =
      activities.compactMap { $0.measure.flatMap(Self.untilNextSecond) }.min()
      .map { sample.moment + $0 } ?? Moment(nanoseconds: .max)
    change = figures.isBehind ? sample.moment : next
    saidUntil = max(spans.start(of: change), spans.start(after: sample.moment))
  }

  /// Whether it is the same at a later moment; asked at each at which it is drawn.
  ///
  /// A span of time in which a number changes says those numbers that it began with.
  mutating func lasts(to moment: Moment) -> Bool {
    guard moment < end else { return false }
    if moment < saidUntil { return true }
    guard moment < change else { return false }
    saidUntil = spans.start(after: change)
    return true
  }

  private static func untilNextSecond(_ measure: Measure) -> Duration? {
    let second = Duration.seconds(1).nanoseconds
    return measure.isPaused ? nil : .nanoseconds(second - measure.elapsed.nanoseconds % second)
  }
}
