public import Visor

extension HUDScene {
  /// Lets progress glide to where it is reported instead of jumping there.
  ///
  /// A surface keeps one and passes what it samples through it before a scene draws it. What was
  /// seen before decides what is seen next, so this is a value of its own: a scene remembers nothing.
  ///
  ///     let glides = glide.follow(&presentation, at: moment)
  ///     let frame = scene.draw(presentation, at: moment, into: &list)
  ///     // Draw again with the next frame if it glides, else when `frame.wake` says so.
  public struct Glide: Hashable, Sendable {
    private struct Way: Hashable, Sendable {
      let activity: Lifecycle.ID
      let from: Double
      let to: Double
      let start: Moment
    }

    /// How long a way takes; none for zero or less.
    public var duration: Duration
    private var way: Way?

    /// Nothing has been seen yet.
    public init(_ duration: Duration = .milliseconds(200)) {
      self.duration = duration
    }

    /// Replaces the progress in a presentation by what is to be seen of it.
    ///
    /// The first progress of an activity is there at once, and so is one that goes back.
    ///
    /// - Returns: Whether it has not got there yet.
    public mutating func follow(_ presentation: inout Presentation, at moment: Moment) -> Bool {
      guard case .working(var activity) = presentation.content, let progress = activity.progress
      else {
        way = nil
        return false
      }
      let seen = way.flatMap { $0.activity == activity.id ? self.value(of: $0, at: moment) : nil }
      if way?.to != progress || way?.activity != activity.id {
        way = Way(
          activity: activity.id, from: min(seen ?? progress, progress), to: progress, start: moment)
      }
      let value = self.way.map { self.value(of: $0, at: moment) } ?? progress
      activity.progress = value
      presentation.content = .working(activity)
      return value != progress
    }

    private func value(of way: Way, at moment: Moment) -> Double {
      let elapsed = Double(moment.nanosecondsSince(way.start))
      let length = Double(duration.nanoseconds)
      guard elapsed < length else { return way.to }
      return way.from + (way.to - way.from) * Curve.easeOut.value(at: elapsed / length)
    }
  }
}
