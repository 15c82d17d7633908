import Visor

/// A history in the replay form: settings, then facts and questions with their moments.
package struct Replay {
  /// Something at a moment: a fact about named activities, or a question.
  struct Step {
    enum Kind {
      case fact(NamedFact)
      case question
    }

    let moment: Moment
    let milliseconds: Int64
    let kind: Kind
  }

  /// A fact in which activities go by name.
  enum NamedFact {
    case begin(String, Lifecycle.Beginning)
    case update(String, Lifecycle.Change)
    case end(String, Lifecycle.Ending)
    case endLater(String, Lifecycle.Ending, after: Duration)
    case other(Lifecycle.Fact)
  }

  /// A line that is not in the replay form.
  package struct MalformedLine: Error, Equatable, CustomStringConvertible {
    package let number: Int
    package let reason: String

    package var description: String { "line \(number): \(reason)" }
  }

  private(set) var settings = Settings()
  private(set) var steps: [Step] = []

  /// Reads a whole history; the first malformed line is thrown.
  package init(_ bytes: [UInt8]) throws(MalformedLine) {
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      do throws(ReplayLine.Refusal) {
        try read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      } catch {
        throw MalformedLine(number: number, reason: error.reason)
      }
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) throws(ReplayLine.Refusal) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ReplayLine.Refusal(reason: "it is not UTF-8")
    }
    // By scalars: a mark that combines with the # is part of the comment.
    if text.unicodeScalars.first(where: { $0 != " " && $0 != "\t" }) == "#" { return }
    var line = try ReplayLine(text)
    guard !line.isAtEnd else { return }
    if line.takes("set") {
      guard steps.isEmpty else {
        throw ReplayLine.Refusal(reason: "settings stand before the first step")
      }
      try settings.read(&line)
    } else {
      try steps.append(step(&line))
    }
    try line.end()
  }

  private func step(_ line: inout ReplayLine) throws(ReplayLine.Refusal) -> Step {
    let time = try line.word("a step such as @100")
    guard time.first == "@", let count = ReplayLine.whole(String(time.dropFirst())) else {
      throw ReplayLine.Refusal(reason: "a line begins with set, # or a moment such as @100")
    }
    guard count >= 0, count <= Int64.max / 1_000_000 else {
      throw ReplayLine.Refusal(reason: "the moment \(time) is out of range")
    }
    if let last = steps.last, last.milliseconds > count {
      throw ReplayLine.Refusal(reason: "\(time) comes after @\(last.milliseconds)")
    }
    let kind: Step.Kind = line.takes("?") ? .question : .fact(try NamedFact(&line))
    return Step(moment: .milliseconds(count), milliseconds: count, kind: kind)
  }
}

extension Settings {
  fileprivate mutating func read(_ line: inout ReplayLine) throws(ReplayLine.Refusal) {
    let name = try line.word("the name of a setting")
    switch name {
    case "grace": grace = try Self.span(&line, name)
    case "minimum": minimum = try Self.span(&line, name)
    case "lull": lull = try Self.span(&line, name)
    case "appear": appear = try Self.span(&line, name)
    case "disappear": disappear = try Self.span(&line, name)
    case "flash": flash = try Self.span(&line, name)
    case "escape": escape = line.takes("off") ? nil : try Self.span(&line, name)
    case "settle": settle = try Self.span(&line, name)
    case "hold":
      switch try line.word("begin or visible") {
      case "begin": hold = .begin
      case "visible": hold = .visible
      case let other: throw ReplayLine.Refusal(reason: "hold is begin or visible, not \(other)")
      }
    default: throw ReplayLine.Refusal(reason: "there is no setting \(name)")
    }
  }

  private static func span(
    _ line: inout ReplayLine, _ name: String
  ) throws(ReplayLine.Refusal) -> Duration {
    let span = try line.milliseconds(name)
    guard span >= .zero else { throw ReplayLine.Refusal(reason: "\(name) is negative") }
    return span
  }
}

extension Replay.NamedFact {
  fileprivate init(_ line: inout ReplayLine) throws(ReplayLine.Refusal) {
    switch try line.word("what happens, such as begin") {
    case "begin":
      let name = try line.word("the name of an activity")
      let message = try line.string("a message")
      let passes = line.takes("passes")
      self = .begin(
        name, .init(message, passes: passes, instant: line.takes("instant")))
    case "update":
      let name = try line.word("the name of an activity")
      switch try line.word("message or progress") {
      case "message": self = .update(name, .message(try line.string("a message")))
      case "progress": self = .update(name, .progress(try line.number("progress")))
      case let other:
        throw ReplayLine.Refusal(reason: "an update is of message or progress, not \(other)")
      }
    case "end": self = try Self.end(&line)
    case "flash":
      guard let flash = try Self.flash(&line) else {
        throw ReplayLine.Refusal(reason: "a flash is a success, failure, warning or info")
      }
      self = .other(.flash(flash, instant: line.takes("instant")))
    case "dismiss": self = .other(.dismiss)
    case "cancel": self = .other(.cancel)
    case "hide": self = .other(.hide(instant: line.takes("instant")))
    case let other: throw ReplayLine.Refusal(reason: "\(other) is nothing that can happen")
    }
  }

  private static func end(_ line: inout ReplayLine) throws(ReplayLine.Refusal) -> Self {
    let name = try line.word("the name of an activity")
    let flash = try flash(&line)
    if line.takes("instant") { return .end(name, .init(flash, instant: true)) }
    guard line.takes("in") else { return .end(name, .init(flash)) }
    return .endLater(name, .init(flash), after: try line.milliseconds("the time until the end"))
  }

  /// A flash, if the line goes on with its kind.
  private static func flash(_ line: inout ReplayLine) throws(ReplayLine.Refusal) -> Flash? {
    guard let kind = Flash.Kind.allCases.first(where: { line.takes($0.rawValue) }) else {
      return nil
    }
    var flash = Flash(kind, try line.string("a message"))
    if line.takes("for") {
      flash.stay = .time(try line.milliseconds("the time of a flash"))
    } else if line.takes("sticky") {
      flash.stay = .untilDismissed
    }
    flash.passes = line.takes("passes")
    return flash
  }
}
