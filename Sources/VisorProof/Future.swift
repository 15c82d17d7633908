import Visor

/// What becomes of a history when nothing more happens, held against the model in every
/// millisecond until nothing is left that could change.
struct Future {
  /// The milliseconds in which something was due by time alone.
  private(set) var due: [Int] = []
  /// A moment after which nothing changes.
  private(set) var horizon: Int

  private let history: History
  private var lifecycle: Lifecycle
  private var model: Model
  private var sight: Sight
  private var fade: Fade
  private var deadline: Moment?

  init(of history: History) throws(Violation) {
    self.history = history
    lifecycle = history.lifecycle
    model = history.model
    horizon = model.now
    let now = lifecycle.presentation(at: .milliseconds(Int64(horizon)), first: 0)
    sight = Sight(now, history.ids)
    fade = now.fade
    deadline = lifecycle.deadline
    try follow()
    try lookLate()
  }

  private mutating func follow() throws(Violation) {
    var quiet = 0
    var alpha = try compare()
    while quiet <= history.given.longest || deadline != nil {
      horizon += 1
      quiet += 1
      model.advance(to: horizon)
      if try advances() { quiet = 0 }
      let next = try compare()
      try checkMotion(from: alpha, to: next)
      alpha = next
    }
  }

  /// Takes what is due; whether there was anything.
  private mutating func advances() throws(Violation) -> Bool {
    let moment = Moment.milliseconds(Int64(horizon))
    guard var due = deadline, due <= moment else { return false }
    while due <= moment {
      lifecycle.advance(to: due)
      deadline = lifecycle.deadline
      guard let next = deadline else { break }
      guard next > due else { throw broken("a deadline is overdue") }
      due = next
    }
    let presentation = lifecycle.presentation(at: moment, first: 0)
    sight = Sight(presentation, history.ids)
    fade = presentation.fade
    self.due.append(horizon)
    return true
  }

  /// Holds this millisecond against the model; its alpha.
  private func compare() throws(Violation) -> Double {
    let moment = Moment.milliseconds(Int64(horizon))
    guard sight == model.sight else {
      throw broken("the rules say \(model.sight)\nthe lifecycle says \(sight)")
    }
    let alpha = fade.alpha(at: moment)
    guard abs(alpha - model.alpha) < 1e-9, fade.thousandths(at: moment) == model.thousandths else {
      throw broken("the rules say that alpha is \(model.alpha)\nthe lifecycle says \(alpha)")
    }
    let isConsistent =
      switch sight.phase {
      case .hidden: alpha == 0 && sight.content == .nothing && sight.escape == nil
      case .appearing: alpha < 1 && sight.content != .nothing
      case .shown: alpha == 1 && sight.content != .nothing
      case .leaving: alpha > 0 && sight.content != .nothing && sight.escape == nil
      }
    guard isConsistent else { throw broken("the phase is \(sight.phase) with alpha \(alpha)") }
    return alpha
  }

  /// Alpha moves no faster than it may, unless it comes up from hidden at once.
  private func checkMotion(from earlier: Double, to later: Double) throws(Violation) {
    let length = later > earlier ? history.given.appear : history.given.disappear
    guard earlier != later, length > 0, !model.record.cameUp else { return }
    guard abs(later - earlier) <= 1 / Double(length) + 1e-9 else {
      throw broken("alpha leaps from \(earlier) to \(later)")
    }
  }

  /// Evaluating late gives the same as evaluating on time, in one step or in many.
  private func lookLate() throws(Violation) {
    let end = Moment.milliseconds(Int64(horizon))
    let onTime = lifecycle.presentation(at: end)
    guard history.lifecycle.presentation(at: end) == onTime else {
      throw broken("evaluating late is not evaluating on time")
    }
    guard let middle = due.last else { return }
    var late = history.lifecycle
    late.advance(to: .milliseconds(Int64(middle)))
    _ = late.presentation(at: end)
    guard history.sight(history.lifecycle, at: middle) == history.sight(late, at: middle),
      late.presentation(at: end) == onTime
    else { throw broken("evaluating late in two steps is not evaluating on time") }
  }

  private func broken(_ law: String) -> Violation {
    Violation(law, history, at: horizon)
  }
}
