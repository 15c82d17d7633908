/// Where a HUD gets the time from: any clock, with moments counted from when it was handed in.
struct TimeSource: Sendable {
  let now: @Sendable () -> Moment
  let sleep: @Sendable (Moment) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    // The usual clock is asked for by its own name: that is many times faster than by its protocol.
    if let clock = clock as? SuspendingClock {
      self.init(suspending: clock)
    } else {
      self.init(any: clock)
    }
  }

  private init(suspending clock: SuspendingClock) {
    let origin = clock.now
    now = { Moment(nanoseconds: origin.duration(to: clock.now).nanoseconds) }
    sleep = { moment in
      try await clock.sleep(
        until: origin.advanced(by: .nanoseconds(moment.nanoseconds)), tolerance: nil)
    }
  }

  private init(any clock: some Clock<Duration>) {
    let origin = clock.now
    now = { Moment(nanoseconds: origin.duration(to: clock.now).nanoseconds) }
    sleep = { moment in
      try await clock.sleep(
        until: origin.advanced(by: .nanoseconds(moment.nanoseconds)), tolerance: nil)
    }
  }
}
