/// Histories, longer and longer, each checked as it is reached.
package struct Search: Sendable {
  /// At which moments the next thing may happen.
  package enum Times: Sendable {
    /// At the same moment, and at the next deadline.
    case deadline
    /// At the same moment, around every deadline to come and every span of the settings, and long
    /// after everything is over.
    case around
  }

  let deeds: [Deed]
  let times: Times
  /// For histories of each length, how many are passed over for one that is taken, on average;
  /// one for none.
  let strides: [Int]
  private var numbers: Numbers
  /// How many histories have been checked.
  package private(set) var count = 0

  /// A search of histories of `strides.count` things at most.
  package init(_ deeds: [Deed], _ times: Times, strides: [Int], seed: UInt64 = 1) {
    self.deeds = deeds
    self.times = times
    self.strides = strides
    numbers = Numbers(state: seed)
  }

  /// Checks at least so many histories of up to five of many deeds, taken here and there.
  package static func part(_ given: Circumstances, atLeast least: Int) throws(Violation) {
    var count = 0
    var seed: UInt64 = 0
    while count < least {
      for first in Deed.many {
        seed += 1
        var search = Search(Deed.many, .around, strides: [1, 100, 200, 150, 150], seed: seed)
        try search.run(given, first: first)
        count += search.count
      }
    }
  }

  /// Checks everything that goes on from a first deed at the beginning.
  package mutating func run(_ given: Circumstances, first: Deed) throws(Violation) {
    var history = History(given)
    history.take(first, at: 0)
    try visit(history, 1)
  }

  private mutating func visit(_ history: History, _ length: Int) throws(Violation) {
    let future = try history.check()
    count += 1
    guard length < strides.count else { return }
    let stride = strides[length]
    var model = history.model
    var skip = stride > 1 ? numbers.below(2 * stride - 1) : 0
    for moment in moments(history, future) {
      model.advance(to: moment)
      for deed in deeds {
        guard skip == 0 else {
          skip -= 1
          continue
        }
        if stride > 1 { skip = numbers.below(2 * stride - 1) }
        try visit(history.adding(deed, at: moment, model), length + 1)
      }
    }
  }

  private func moments(_ history: History, _ future: Future) -> [Int] {
    let now = history.model.now
    switch times {
    case .deadline: return [now, future.due.first ?? now + 1]
    case .around:
      let given = history.given
      let spans = [given.lull, given.settle, given.grace].flatMap { [now + $0 - 1, now + $0] }
      let around = future.due.flatMap { [$0 - 1, $0, $0 + 1] }
      return Set(([now, now + 1, future.horizon] + spans + around).filter { $0 >= now }).sorted()
    }
  }
}

/// Numbers without a pattern, the same in every run.
struct Numbers: Sendable {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
