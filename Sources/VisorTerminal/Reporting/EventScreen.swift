import Visor

/// What another HUD gets of a HUD: events, from one sample to the next.
struct EventScreen {
  /// How many activities are told of at once.
  static let limit = 256
  /// The most bytes of a text, its escapes included; a reader takes lines of 65,536 bytes.
  private static let longestText = 24_000
  /// The most scalars of a log line in one event: none takes more than six bytes.
  private static let longestLog = 4_000
  /// How often counts are told: they wake nobody.
  private static let closest = Duration.milliseconds(100)

  private struct Known {
    let name: String
    var told: Told
  }

  private let source: String
  private var known: [Lifecycle.ID: Known] = [:]
  private var count: UInt64 = 0
  /// When there may be something to be told even if nobody reports; `nil` for never.
  private(set) var nextLook: Moment?

  /// - Parameter source: A name that no other reporter has.
  init(source: String) {
    self.source = source
  }

  /// Appends the events that lead to what the sample says.
  ///
  /// - Parameter time: Nanoseconds since 1970, for records.
  mutating func draw(_ sample: Sample, time: Int64, into out: inout [UInt8]) {
    var pen = EventPen(source: source, time: time, longestText: Self.longestText)
    let running = sample.presentation.running.first
    for entry in sample.journal.entries { tell(entry.event, by: &pen) }
    if sample.journal.lost > 0 {
      let ids = Set(running.map(\.id))
      for id in known.keys where !ids.contains(id) { end(id, by: &pen) { _ in } }
    }
    for activity in running { tell(activity, by: &pen) }
    nextLook = running.isEmpty ? nil : sample.moment + Self.closest
    out += pen.bytes
  }

  /// Appends what a last sample adds: whatever runs on is told of no more.
  mutating func finish(_ sample: Sample, time: Int64, into out: inout [UInt8]) {
    draw(sample, time: time, into: &out)
    var pen = EventPen(source: source, time: time, longestText: Self.longestText)
    for line in sample.openLines { log(line, by: &pen) }
    if !known.isEmpty { pen.write("hide") }
    pen.write("close")
    known = [:]
    out += pen.bytes
  }

  // MARK: What has happened

  private mutating func tell(_ event: Journal.Event, by pen: inout EventPen) {
    switch event {
    case .log(let text): log(text, by: &pen)
    case .diagnostic(let sentence):
      pen.write("flash") { line in
        line.set("outcome", Flash.Kind.warning.rawValue)
        line.set("message", sentence)
      }
    case .flash(let flash):
      pen.write("flash") { line in
        line.set("outcome", flash.kind.rawValue)
        line.set("message", flash.message)
        line.set("detail", flash.detail)
      }
    case .end(let end):
      let outcome = end.flash?.kind.rawValue ?? Self.outcome(end.reason)
      if known[end.id] == nil {
        // It is over before anybody saw it run.
        guard outcome != nil else { return }
        begin(end.id, Told(message: end.message), parent: end.parent, by: &pen)
      }
      self.end(end.id, by: &pen) { line in
        if let outcome { line.set("outcome", outcome) }
        line.set("message", end.flash?.message ?? "")
        line.set("detail", end.flash?.detail ?? "")
      }
    }
  }

  /// What is said of an end without a flash; `nil` for nothing.
  private static func outcome(_ reason: Lifecycle.Reason) -> String? {
    switch reason {
    case .cancelled: "cancelled"
    case .timedOut: "timed-out"
    case .lost: "lost"
    case .ended, .succeeded, .failed, .warned, .informed, .abandoned, .hidden: nil
    }
  }

  private func log(_ text: String, by pen: inout EventPen) {
    var rest = Substring(text).unicodeScalars
    repeat {
      let part = rest.prefix(Self.longestLog)
      rest = rest.dropFirst(Self.longestLog)
      pen.write("log") { $0.set("message", String(part)) }
    } while !rest.isEmpty
  }

  // MARK: What runs

  private mutating func tell(_ activity: Presentation.Activity, by pen: inout EventPen) {
    let now = Told(activity)
    guard let before = known[activity.id] else {
      return begin(activity.id, now, parent: activity.parent, by: &pen)
    }
    guard now != before.told else { return }
    known[activity.id]?.told = now
    tell(now, after: before.told, of: before.name, by: &pen)
  }

  private mutating func begin(
    _ id: Lifecycle.ID, _ now: Told, parent: Lifecycle.ID?, by pen: inout EventPen
  ) {
    count &+= 1
    let name = "\(count)"
    pen.write("begin") { line in
      line.set("id", name)
      line.set("message", now.message)
      line.set("detail", now.detail)
      if now.completed > 0 { line.set("completed", now.completed) }
      if let total = now.total { line.set("total", total) }
      if now.unit == .bytes { line.set("unit", "bytes") }
      if let parent = parent.flatMap({ known[$0]?.name }) {
        line.set("parent", parent)
        line.set("weight", 0)
      }
    }
    known[id] = Known(name: name, told: now)
    var begun = now
    (begun.progress, begun.isPaused) = (nil, false)
    tell(now, after: begun, of: name, by: &pen)
  }

  private func tell(
    _ now: Told, after before: Told, of name: String, by pen: inout EventPen
  ) {
    if now.isPaused != before.isPaused {
      pen.write(now.isPaused ? "pause" : "resume") { $0.set("id", name) }
    }
    var (new, old) = (now, before)
    (new.isPaused, old.isPaused) = (false, false)
    guard new != old else { return }
    pen.write("update") { line in
      line.set("id", name)
      if now.message != before.message { line.set("message", evenIfEmpty: now.message) }
      if now.detail != before.detail { line.set("detail", evenIfEmpty: now.detail) }
      if now.completed != before.completed { line.set("completed", now.completed) }
      if now.total != before.total { line.set("total", now.total) }
      if now.progress != before.progress { line.set("progress", now.progress) }
    }
  }

  private mutating func end(
    _ id: Lifecycle.ID, by pen: inout EventPen, _ fill: (inout EventLine) -> Void
  ) {
    guard let activity = known.removeValue(forKey: id) else { return }
    pen.write("end") { line in
      line.set("id", activity.name)
      fill(&line)
    }
  }
}

/// What is told of an activity that runs.
private struct Told: Equatable {
  var message: String
  var detail = ""
  var completed = 0
  var total: Int?
  /// How far it is where its own counts do not say so.
  var progress: Double?
  var unit = Measure.Unit.items
  var isPaused = false

  init(message: String) {
    self.message = message
  }

  init(_ activity: Presentation.Activity) {
    message = activity.message
    detail = activity.detail
    progress = activity.progress
    guard let measure = activity.measure else { return }
    unit = measure.unit
    isPaused = measure.isPaused
    guard let total = measure.total else {
      completed = measure.completed
      return
    }
    // What is done of parts counts here; whoever reads this is not told of their weights.
    let own = total > 0 ? min(1, Double(measure.completed) / Double(total)) : 1
    guard abs(own - (progress ?? own)) < 1e-9 else { return }
    (completed, self.total, progress) = (measure.completed, total, nil)
  }
}

/// Writes events of one moment, one after the other.
private struct EventPen {
  let source: String
  let time: Int64
  let longestText: Int
  private(set) var bytes: [UInt8] = []

  init(source: String, time: Int64, longestText: Int) {
    self.source = source
    self.time = time
    self.longestText = longestText
  }

  mutating func write(_ event: StaticString, _ fill: (inout EventLine) -> Void = { _ in }) {
    var line = EventLine(event, source: source, time: time, longestText: longestText)
    fill(&line)
    bytes += line.line
  }
}
