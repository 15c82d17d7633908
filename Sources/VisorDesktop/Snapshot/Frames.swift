/// The moments that are drawn of a span.
struct Frames {
  /// One after the other, since the HUD began to come up.
  let times: [Duration]
  /// When the last one is over.
  let end: Duration

  /// So many a second; the end has a frame of its own if it is to have one.
  init(from: Duration, to: Duration, perSecond: Int, includesEnd: Bool) {
    let step = Duration.seconds(1) / max(1, perSecond)
    // More than anybody draws; the caller says so.
    let most = 1_000_000
    var times: [Duration] = []
    var index = 0
    while index < most, case let time = from + step * index,
      time < to || (includesEnd && time == to)
    {
      times.append(time)
      index += 1
    }
    self.times = times
    end = to
  }

  /// So many of even length, the end without one.
  init(from: Duration, span: Duration, count: Int) {
    times = (0..<max(0, count)).map { from + span * $0 / count }
    end = from + span
  }

  /// How much of the span is over at a frame, from 0 to 1.
  func share(_ index: Int) -> Double {
    let last = max(1, times.count - 1)
    return Double(index) / Double(last)
  }
}
