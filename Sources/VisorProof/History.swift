import Visor

/// A lifecycle and the model of it, to which the same things have happened.
package struct History: Sendable {
  package struct Step: Hashable, Sendable {
    let moment: Int
    let deed: Deed

    package init(_ moment: Int, _ deed: Deed) {
      self.moment = moment
      self.deed = deed
    }
  }

  package let given: Circumstances
  let ids: [Lifecycle.ID]
  var lifecycle: Lifecycle
  var model: Model
  private(set) var steps: [Step] = []

  /// A history in which nothing has happened.
  package init(_ given: Circumstances) {
    var lifecycle = Lifecycle(given.settings)
    ids = Deed.names.map { _ in lifecycle.register() }
    self.lifecycle = lifecycle
    self.given = given
    model = Model(given, activities: Deed.names.count)
  }

  /// One more thing happens, no earlier than the last.
  package mutating func take(_ deed: Deed, at moment: Int) {
    lifecycle.take(deed.fact(ids), at: .milliseconds(Int64(moment)))
    model.advance(to: moment)
    model.take(deed)
    steps.append(Step(moment, deed))
  }

  /// Checks a history and all its beginnings.
  package static func check(_ given: Circumstances, _ steps: [Step]) throws(Violation) {
    var history = History(given)
    for step in steps {
      history.take(step.deed, at: step.moment)
      try history.check()
    }
  }

  /// What becomes of it, once it is found right.
  @discardableResult
  func check() throws(Violation) -> Future {
    let future = try Future(of: self)
    try Laws.check(self)
    return future
  }

  /// The same history when its model has been brought to `moment` before.
  func adding(_ deed: Deed, at moment: Int, _ model: Model) -> History {
    var longer = self
    longer.model = model
    longer.take(deed, at: moment)
    return longer
  }

  func sight(_ lifecycle: Lifecycle, at moment: Int) -> Sight {
    Sight(lifecycle.presentation(at: .milliseconds(Int64(moment)), first: 0), ids)
  }

  /// The history in the replay form, with a question at the end.
  package func lines(askingAt moment: Int) -> [String] {
    given.lines + steps.map { "@\($0.moment) \($0.deed.line)" } + ["@\(moment) ?"]
  }
}

/// Something that must always be true and was not, with the history that shows it.
package struct Violation: Error, CustomStringConvertible {
  package let law: String
  package let history: [String]

  init(_ law: String, _ history: History, at moment: Int) {
    self.law = law
    self.history = history.lines(askingAt: moment)
  }

  /// In the replay form, what was violated being a comment.
  package var description: String {
    (law.split(separator: "\n").map { "# \($0)" } + history).joined(separator: "\n")
  }
}
