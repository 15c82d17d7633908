package import Visor

/// An order in which ReactiveSwift was seen to tell of one start, and what is to be reported of it.
///
/// Seen with version 7.2.1, by one `on` with all its hooks; `make test-reactive` compares them with
/// the library that is there.
package struct RecordedOrder: Sendable, CustomStringConvertible {
  /// What was started, and how it went.
  package let name: String
  /// The hooks as they came.
  package let hooks: [StreamStart.Hook]
  /// What follows from them.
  package let reports: [StreamStart.Report]

  package var description: String { name }

  /// All that were seen, each under a name of its own.
  package static let all = [
    RecordedOrder(
      "value at once", "starting value completed terminated disposed started",
      [.begin, .end(.completed)]),
    RecordedOrder(
      "failure at once", "starting failed terminated disposed started", [.begin, .end(.failed)]),
    RecordedOrder(
      "empty", "starting completed terminated disposed started", [.begin, .end(.completed)]),
    RecordedOrder(
      "value later", "starting started value completed terminated disposed",
      [.begin, .end(.completed)]),
    RecordedOrder(
      "failure later", "starting started failed terminated disposed", [.begin, .end(.failed)]),
    RecordedOrder(
      "failure on another thread while it starts", "starting failed started terminated disposed",
      [.begin, .end(.failed)]),
    RecordedOrder(
      "disposed later", "starting started interrupted terminated disposed",
      [.begin, .end(.interrupted)]),
    RecordedOrder("disposed in the set-up closure", "interrupted terminated disposed", []),
    RecordedOrder(
      "none taken", "starting interrupted terminated disposed started",
      [.begin, .end(.interrupted)]),
    RecordedOrder(
      "first of two attempts", "starting failed terminated starting", [.begin, .end(.failed)]),
    RecordedOrder(
      "heard from started on", "value completed terminated disposed started",
      [.begin, .end(.completed)]),
    RecordedOrder(
      "without values, heard from started on", "completed terminated disposed started",
      [.outcome(.completed)]),
    RecordedOrder(
      "failure, heard from started on", "failed terminated disposed started", [.outcome(.failed)]),
    RecordedOrder(
      "nobody hears it any more", "starting started disposed", [.begin, .end(.released)]),
  ]

  private init(_ name: String, _ hooks: String, _ reports: [StreamStart.Report]) {
    self.name = name
    self.hooks = hooks.split(separator: " ").compactMap { StreamStart.Hook(rawValue: String($0)) }
    self.reports = reports
  }
}
