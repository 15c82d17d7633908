package import Visor
import VisorTerminal

/// One event of the event form: a fact about the work of some process.
package struct HUDEvent: Hashable, Sendable {
  /// The version of the form that is read and written here.
  package static let version = EventLine.version
  /// The most bytes of an `id`, a `parent` or a `source`.
  package static let longestName = 256

  /// What happened.
  package enum Act: Hashable, Sendable {
    case begin(Beginning)
    case update(Changes)
    case advance(by: Int)
    case pause
    case resume
    case end(Result)
    case flash(Result)
    case log(String)
    /// All work of the source is over without a word.
    case hide
    /// The input has ended, whoever may still write to it.
    case close
  }

  /// What is known of work when it begins.
  package struct Beginning: Hashable, Sendable {
    package var message = ""
    package var detail = ""
    package var completed = 0
    package var total: Int?
    package var unit = Measure.Unit.items
    /// Of which work of the same source this is a part, and for how many of its units it stands.
    package var parent: String?
    package var weight = 1.0
    package var passes = false
  }

  /// What has changed; what is `nil` stays as it was.
  package struct Changes: Hashable, Sendable {
    package var message: String?
    package var detail: String?
    package var completed: Int?
    /// Negative for unknown.
    package var total: Int?
    /// NaN for unknown.
    package var progress: Double?
  }

  /// What became of work, or of something that was no work.
  package struct Result: Hashable, Sendable {
    package var outcome: Outcome
    package var message = ""
    package var detail = ""
  }

  /// How something turned out; the raw values are those of the form.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case success
    case failure
    case warning
    case info
    /// Nothing is said.
    case none
    case cancelled
    case timedOut = "timed-out"
    case lost
  }

  /// Whose ids these are; `nil` for those of the input itself.
  package var source: String?
  /// Which work of the source.
  package var id = ""
  package var act: Act
}

/// What is wrong with a line, or with what it asks for.
package enum LineFault: Error, Hashable, Sendable {
  case tooLong
  /// Neither form knows such lines.
  case unknownForm
  case percentOutOfRange
  case invalidJSON(InvalidJSON)
  case noEvent
  case unknownEvent(String)
  /// The member is there, but its value is none that it can have; it counts as missing.
  case wrongValue(member: String)
  case newerVersion(Int)
  case notRunning(id: String)
  case runsAlready(id: String)
  case tooMany
}
