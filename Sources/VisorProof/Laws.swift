import Visor

/// What must be true of a history beyond what the model says of every millisecond of it.
enum Laws {
  /// Throws what is not true of the history.
  static func check(_ history: History) throws(Violation) {
    try everyEndIsToldOnce(history)
    try goesInTime(history)
    try letsThePersonOut(history)
    try keepsNothingOfForgottenOnes(history)
  }

  private static func everyEndIsToldOnce(_ history: History) throws(Violation) {
    let told = history.lifecycle.journal.read(since: .init()).entries.map { entry in
      let moment = Int(entry.moment.nanoseconds / 1_000_000)
      return switch entry.event {
      case .end(let end): "\(moment) end \(history.ids.firstIndex(of: end.id) ?? -1)"
      default: "\(moment) flash"
      }
    }
    let right = history.model.told.map {
      $0.who < 0 ? "\($0.moment) flash" : "\($0.moment) end \($0.who)"
    }
    guard told.sorted() == right.sorted() else {
      throw Violation("the journal has \(told) for \(right)", history, at: history.model.now)
    }
  }

  /// When every activity has ended and no sticky flash is left, the HUD is hidden soon.
  private static func goesInTime(_ history: History) throws(Violation) {
    var model = history.model
    var lifecycle = history.lifecycle
    guard model.sticky.isEmpty else { return }
    let now = Moment.milliseconds(Int64(model.now))
    for who in history.ids.indices {
      lifecycle.take(.end(history.ids[who], .init()), at: now)
      model.take(.end(who))
    }
    let given = history.given
    let end = model.now + max(given.minimum, given.lull, model.flashesLast) + given.disappear
    guard history.sight(lifecycle, at: end).phase == .hidden else {
      throw Violation("with every activity ended it is not hidden in time", history, at: end)
    }
  }

  /// With a way out, dismisses and cancels again and again free the input.
  private static func letsThePersonOut(_ history: History) throws(Violation) {
    let given = history.given
    guard given.escape != nil else { return }
    var lifecycle = history.lifecycle
    let start = history.model.now
    let step = max(given.settle, 1)
    let most = start + 8 * (given.longestWait + step) + given.minimum + given.lull
    var moment = start
    while lifecycle.presentation(at: .milliseconds(Int64(moment)), first: 0).holdsInput {
      guard moment < most else { throw Violation("a person can not get out", history, at: moment) }
      moment += step
      lifecycle.take(.dismiss, at: .milliseconds(Int64(moment)))
      lifecycle.take(.cancel, at: .milliseconds(Int64(moment)))
    }
  }

  /// An activity whose handle has gone ends, and takes no memory once it has left the screen.
  private static func keepsNothingOfForgottenOnes(_ history: History) throws(Violation) {
    var model = history.model
    var lifecycle = history.lifecycle
    let now = model.now
    for who in history.ids.indices {
      lifecycle.take(.forget(history.ids[who]), at: .milliseconds(Int64(now)))
      model.forget(who)
    }
    guard history.sight(lifecycle, at: now) == model.sight else {
      throw Violation("forgetting shows something else than ending", history, at: now)
    }
    let later = Moment.milliseconds(Int64(now + 100_000))
    lifecycle.advance(to: later)
    lifecycle.take(.dismiss, at: later)
    let fresh = history.ids.map { _ in Int(lifecycle.register().slot) }
    guard fresh.allSatisfy({ $0 < history.ids.count }) else {
      throw Violation("an activity without a handle keeps its place", history, at: now)
    }
  }
}

extension Model {
  /// What is left of the timed flash on screen and of all that wait.
  fileprivate var flashesLast: Int {
    (timed == nil ? 0 : timedUntil - now)
      + waiting.reduce(0) { $0 + (flashes[$1].stay ?? 0) }
  }
}
