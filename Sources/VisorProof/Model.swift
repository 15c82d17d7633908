import Visor

/// The rules of the lifecycle, a second time and as plainly as can be: it goes through every
/// millisecond, remembers how each one ended, and looks back at them for whatever a rule asks.
///
/// It knows no deadline, and keeps nothing that could be worked out from what has been.
package struct Model: Sendable {
  /// What is or was on screen.
  enum Thing: Hashable, Sendable {
    case nothing
    case work(Int)
    case flash(Int)

    var isWork: Bool { if case .work = self { true } else { false } }
  }

  struct Worker: Sendable {
    enum State { case unknown, running, released, ended }

    var state = State.unknown
    var message = ""
    var progress: Double?
    var begun = 0
    var order = 0
    var passes = false
    var instant = false
  }

  struct Outcome: Sendable {
    var kind: Flash.Kind
    var message: String
    var count = 1
    /// `nil` until dismissed.
    var stay: Int?
    var passes: Bool
    /// The flash whose time on screen counts for this one, too.
    var origin: Int
  }

  /// How a millisecond ended.
  struct Record: Sendable {
    var works = false
    var wanted = false
    var lingers = false
    var cameUp = false
    var waives = false
    var content = Thing.nothing
    var runSince: Int = 0
    /// In parts of `Model.full`.
    var alpha: Int = 0
    var onScreen: Int = -1
    var origin: Int = -1
    var offer: Int = -1

    var isHidden: Bool { !wanted && alpha == 0 }
  }

  /// What the facts of this millisecond ask for, beyond what they change.
  struct Asked: Sendable {
    var rises = false
    var falls = false
    var waives = false
    var waivesWhenIdle = false
  }

  let given: Circumstances
  private(set) var now = 0
  var workers: [Worker]
  var begins = 0
  /// The ends to come, in the order in which they were said.
  var later: [(who: Int, due: Int, flash: Flash?)] = []
  /// Every flash there has been; elsewhere they go by their place in here.
  var flashes: [Outcome] = []
  var timed: Int?
  var timedUntil = 0
  var waiting: [Int] = []
  var sticky: [Int] = []
  var taken: [Thing] = []
  var lastAct: Int?
  var heldBeforeAct = false
  var lastHide = 0
  var asked = Asked()
  var past: [Record] = []
  var record = Record()
  /// The ends (by activity) and the flashes (−1) that are to be in the journal, in order.
  var told: [(moment: Int, who: Int)] = []

  /// A model in which nothing has happened.
  package init(_ given: Circumstances, activities: Int) {
    self.given = given
    workers = [Worker](repeating: Worker(), count: activities)
  }

  /// Goes on to a later millisecond.
  package mutating func advance(to moment: Int) {
    while now < moment { tick() }
  }

  private mutating func tick() {
    past.append(record)
    now += 1
    asked = Asked()
    while let due = later.first(where: { $0.due <= now }) {
      end(due.who, due.flash, instant: false)
    }
    if timed != nil, timedUntil <= now { showNext() }
    record = judged()
  }

  /// What is seen and felt now.
  var sight: Sight {
    Sight(
      phase: record.wanted
        ? (record.alpha == full ? .shown : .appearing)
        : (record.alpha == 0 ? .hidden : .leaving),
      content: content, running: workers.count { $0.state == .running }, blocks: holdsInput,
      escape: record.offer < 0 ? nil : record.offer)
  }

  private var content: Sight.Content {
    switch record.content {
    case .nothing: .nothing
    case .work(let who):
      .working(who, message: workers[who].message, progress: workers[who].progress)
    case .flash(let number):
      .outcome(
        flashes[number].kind, message: flashes[number].message, count: flashes[number].count)
    }
  }

  var alpha: Double { Double(record.alpha) / Double(full) }

  /// Alpha in thousandths, halves rounded up.
  var thousandths: Int { (record.alpha * 2000 + full) / (2 * full) }

  var top: Int? { timed ?? sticky.last }

  /// What stands for an alpha of one.
  var full: Int { max(given.appear, 1) * max(given.disappear, 1) }

  /// Rule 7.
  var holdsInput: Bool {
    let works = workers.contains { $0.state == .running && !$0.passes }
    if works, record.wanted || given.hold == .begin { return true }
    if let top, !flashes[top].passes || sticky.contains(where: { !flashes[$0].passes }) {
      return true
    }
    if record.lingers, case .work(let who) = record.content, !workers[who].passes { return true }
    return heldBeforeAct && isWithinSettleOfAct
  }

  var isWithinSettleOfAct: Bool { lastAct.map { now - $0 < given.settle } ?? false }
}
