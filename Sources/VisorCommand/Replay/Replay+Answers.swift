import Visor

extension Replay {
  /// The answers to the questions, a line each, without line ends.
  package func answers() -> [String] {
    var lifecycle = Lifecycle(settings)
    var names: [String: Lifecycle.ID] = [:]
    var answers: [String] = []
    for step in steps {
      switch step.kind {
      case .fact(let fact):
        lifecycle.take(fact.resolved(&names, &lifecycle), at: step.moment)
      case .question:
        lifecycle.advance(to: step.moment)
        let presentation = lifecycle.presentation(at: step.moment, first: 0)
        answers.append("@\(step.milliseconds) \(presentation.answer(at: step.moment))")
      }
    }
    return answers
  }
}

extension Replay.NamedFact {
  /// The fact about the activities that these names stand for in this history.
  fileprivate func resolved(
    _ names: inout [String: Lifecycle.ID], _ lifecycle: inout Lifecycle
  ) -> Lifecycle.Fact {
    func id(_ name: String) -> Lifecycle.ID {
      if let known = names[name] { return known }
      let new = lifecycle.register()
      names[name] = new
      return new
    }
    return switch self {
    case .begin(let name, let beginning): .begin(id(name), beginning)
    case .update(let name, let change): .update(id(name), change)
    case .end(let name, let ending): .end(id(name), ending)
    case .endLater(let name, let ending, let delay): .endLater(id(name), ending, after: delay)
    case .other(let fact): fact
    }
  }
}

extension Presentation {
  /// This presentation in the replay form, without its moment.
  func answer(at moment: Moment) -> String {
    var words = [phase.rawValue]
    if let content {
      words.append("alpha=" + Self.decimal(thousandths: fade.thousandths(at: moment)))
      words += content.words
      words.append("running=\(running.count)")
    }
    if holdsInput { words.append("blocks") }
    if escape != nil { words.append("escape") }
    return words.joined(separator: " ")
  }

  fileprivate static func decimal(thousandths: Int) -> String {
    "\(thousandths / 1000)." + String(String(1000 + thousandths % 1000).dropFirst())
  }
}

extension Presentation.Content {
  fileprivate var words: [String] {
    switch self {
    case .working(let activity):
      let progress = activity.progress.map {
        "progress=" + Presentation.decimal(thousandths: Self.thousandths($0))
      }
      return ["working", "\"\(activity.message)\""] + (progress.map { [$0] } ?? [])
    case .outcome(let outcome):
      let count = outcome.count > 1 ? ["x\(outcome.count)"] : []
      return [outcome.flash.kind.rawValue, "\"\(outcome.flash.message)\""] + count
    }
  }

  /// Thousandths of a number from 0 to 1, rounded as C's `%.3f` does: the number as it is stored,
  /// exact, halves to even.
  private static func thousandths(_ number: Double) -> Int {
    guard number > 0 else { return 0 }
    let product = (number.significandBitPattern | (1 << 52)) * 1000
    let shift = 52 - Int(number.exponent)
    guard shift < 64 else { return 0 }
    let whole = product >> shift
    let rest = product & ((1 << shift) - 1)
    let half: UInt64 = 1 << (shift - 1)
    let goesUp = rest > half || (rest == half && !whole.isMultiple(of: 2))
    return Int(goesUp ? whole + 1 : whole)
  }
}
