/// Tracked work from where it begins to where it is left.
@usableFromInline
struct Stretch {
  @usableFromInline let activity: Activity
  private let canceller: Canceller
  /// What cancels the task when its time is over; what is shown then needs nobody.
  private let alarm: Task<Void, Never>?

  @usableFromInline
  init(
    _ hud: HUD, _ message: String, _ detail: String, weight: Double, _ total: Int?,
    _ unit: Measure.Unit, passes: Bool, _ timeout: Duration?, _ timedOut: String?,
    _ file: StaticString, _ line: UInt
  ) {
    let canceller = Canceller()
    let tally = Tally(completed: 0, total: total, unit: unit, canceller: canceller)
    self.canceller = canceller
    activity = hud.beginPart(
      .init(message, detail: detail, passes: passes), weight: weight, tally, file, line)
    guard let timeout else {
      alarm = nil
      return
    }
    let flash =
      timedOut.map { Flash(.failure, $0) }
      ?? Flash(.failure, message, detail: hud.words.timedOut)
    activity.end(flash, after: timeout, reason: .timedOut)
    // Read afterwards, so that the task is not cancelled before that end.
    let due = hud.now + timeout
    if timeout <= .zero {
      canceller.cancel()
      alarm = nil
    } else {
      let time = hud.time
      alarm = Task {
        try? await time.sleep(due)
        if !Task.isCancelled { canceller.cancel() }
      }
    }
  }

  /// The body has returned; an end before then stays.
  @usableFromInline
  func succeed(_ remark: Remark) {
    activity.end(remark.flash(.success), or: .succeeded)
  }

  /// The body has thrown; an end before then stays.
  @usableFromInline
  func fail(_ error: some Error, _ remark: Remark) {
    activity.end(error, remark)
  }

  @usableFromInline
  func leave() {
    alarm?.cancel()
    canceller.disarm()
  }
}

extension Activity {
  /// It is over, with this outcome, or for this reason where nothing is to be shown.
  func end(_ flash: Flash?, or reason: Lifecycle.Reason) {
    end(flash, reason: flash == nil ? reason : nil)
  }

  /// It is over by an error; what a cancelled task throws is no failure.
  func end(_ error: some Error, _ remark: Remark) {
    if error is CancellationError || Task.isCancelled {
      cancel()
    } else {
      end(remark.flash(.failure), or: .failed)
    }
  }
}

extension HUD {
  /// Begins work that is a part of what is tracked around it, if that goes on.
  func beginPart(
    _ beginning: Lifecycle.Beginning, weight: Double, _ tally: Tally, _ file: StaticString,
    _ line: UInt
  ) -> Activity {
    var beginning = beginning
    beginning.parent = Activity.parent(on: self)
    return begin(beginning, weight: weight, tally, file, line)
  }
}
