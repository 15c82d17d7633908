package import Visor

/// The work that the inputs have told of and that runs, and the HUD that shows it.
package struct FollowedWork {
  /// How much work may run at once: a bound on memory, far beyond what anybody looks at.
  static let most = 4096

  /// Whose ids are one another's.
  enum Source: Hashable {
    /// An input's own; another input never has the same.
    case input(Int)
    case named(String)
  }

  private enum Key: Hashable {
    case event(Source, id: String)
    /// The gauge of an input.
    case gauge(input: Int)
  }

  private struct Entry {
    let activity: Activity
    /// The input that told of its begin.
    let input: Int
    /// The place in the order of the begins.
    let number: UInt64
    /// Whether it is over when the input is, because its gauge has reached the end.
    var isComplete = false
  }

  private let hud: HUD
  /// Of which everything is a part that is no part of something else, if that is so.
  private let whole: Activity?
  /// What the work of a gauge is called until it says so itself.
  private let title: String
  private var running: [Key: Entry] = [:]
  private var count: UInt64 = 0

  package init(hud: HUD, title: String, whole: Activity? = nil) {
    self.hud = hud
    self.whole = whole
    self.title = title
  }

  /// A sentence for the person, about the input and no work.
  func warn(_ sentence: String) {
    hud.flash(.warning, sentence)
  }

  // MARK: The event form

  /// Takes an event that came by `input`, unless it is in no order with those before it.
  mutating func take(_ event: HUDEvent, from input: Int) throws(LineFault) {
    let source = event.source.map { Source.named($0) } ?? .input(input)
    let key = Key.event(source, id: event.id)
    switch event.act {
    case .begin(let beginning):
      guard running[key] == nil else { throw .runsAlready(id: event.id) }
      let parent = beginning.parent.map { Key.event(source, id: $0) }
      try begin(beginning, key, parent, input)
      if let id = beginning.parent, parent.flatMap({ running[$0] }) == nil {
        throw .notRunning(id: id)
      }
    case .update(let changes): try activity(key, event.id).take(changes)
    case .advance(let count): try activity(key, event.id).advanceSaturating(by: count)
    case .pause: try activity(key, event.id).pause()
    case .resume: try activity(key, event.id).resume()
    case .end(let result):
      let activity = try activity(key, event.id)
      running[key] = nil
      activity.end(result)
    case .flash(let result):
      if let flash = Flash(result) { hud.flash(flash) }
    case .log(let text): hud.log(text)
    case .hide: hide(source)
    case .close: break
    }
  }

  private func activity(_ key: Key, _ id: String) throws(LineFault) -> Activity {
    guard let entry = running[key] else { throw .notRunning(id: id) }
    return entry.activity
  }

  private mutating func begin(
    _ beginning: HUDEvent.Beginning, _ key: Key, _ parent: Key?, _ input: Int
  ) throws(LineFault) {
    guard running.count < Self.most else { throw .tooMany }
    let activity: Activity
    if let parent = parent.flatMap({ running[$0]?.activity }) {
      activity = parent.begin(
        beginning.message, detail: beginning.detail, weight: beginning.weight,
        completed: beginning.completed, total: beginning.total, unit: beginning.unit,
        passes: beginning.passes)
    } else if let whole {
      activity = whole.begin(
        beginning.message, detail: beginning.detail, weight: 0, completed: beginning.completed,
        total: beginning.total, unit: beginning.unit, passes: beginning.passes)
    } else {
      activity = hud.begin(
        beginning.message, detail: beginning.detail, completed: beginning.completed,
        total: beginning.total, unit: beginning.unit, passes: beginning.passes)
    }
    running[key] = Entry(activity: activity, input: input, number: count)
    count &+= 1
  }

  private mutating func hide(_ hidden: Source) {
    for (key, entry) in inOrder {
      guard case .event(hidden, _) = key else { continue }
      running[key] = nil
      entry.activity.end(reason: .hidden)
    }
  }

  // MARK: The gauge form

  /// Takes what the gauge of `input` says; the first time, its work begins by that.
  mutating func take(_ changes: [GaugeForm.Change], from input: Int) throws(LineFault) {
    guard !changes.isEmpty else { return }
    let key = Key.gauge(input: input)
    if running[key] == nil { try begin(.init(message: title), key, nil, input) }
    for change in changes {
      switch change {
      case .percent(let percent):
        running[key]?.activity.progress = percent / 100
        running[key]?.isComplete = percent >= 100
      case .text(let text): running[key]?.activity.message = text
      }
    }
  }

  /// The writer of `input` has gone, if perhaps not for good: a gauge that is full has succeeded.
  mutating func pause(_ input: Int) {
    let key = Key.gauge(input: input)
    guard let gauge = running[key], gauge.isComplete else { return }
    running[key] = nil
    gauge.activity.succeed()
  }

  // MARK: The end

  /// Ends what is left of an input without a word.
  mutating func drop(_ input: Int) {
    for (key, entry) in inOrder where entry.input == input {
      running[key] = nil
      entry.activity.end(reason: .hidden)
    }
  }

  /// The input has ended, and so has its work: the result is whether any was lost.
  mutating func finish(_ input: Int) -> Bool {
    pause(input)
    let lost = inOrder.filter { $0.value.input == input }
    for (key, entry) in lost {
      running[key] = nil
      entry.activity.end(reason: .lost)
    }
    return !lost.isEmpty
  }

  private var inOrder: [(key: Key, value: Entry)] {
    running.sorted { $0.value.number < $1.value.number }
  }
}

extension Activity {
  fileprivate func take(_ changes: HUDEvent.Changes) {
    if let message = changes.message { self.message = message }
    if let detail = changes.detail { self.detail = detail }
    if let completed = changes.completed { self.completed = completed }
    if let total = changes.total { self.total = total }
    if let progress = changes.progress { self.progress = progress }
  }

  fileprivate func advanceSaturating(by count: Int) {
    let (sum, isBeyond) = completed.addingReportingOverflow(count)
    completed = isBeyond ? (count < 0 ? .min : .max) : sum
  }

  fileprivate func end(_ result: HUDEvent.Result) {
    if let flash = Flash(result) { return end(flash) }
    if !result.message.isEmpty { message = result.message }
    if !result.detail.isEmpty { detail = result.detail }
    switch result.outcome {
    case .cancelled: cancel()
    case .timedOut: end(reason: .timedOut)
    case .lost: end(reason: .lost)
    case .none, .success, .failure, .warning, .info: end()
    }
  }
}

extension Flash {
  /// What is shown of a result; `nil` for nothing.
  fileprivate init?(_ result: HUDEvent.Result) {
    guard let kind = Kind(rawValue: result.outcome.rawValue) else { return nil }
    self.init(kind, result.message, detail: result.detail)
  }
}
