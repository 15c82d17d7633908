import Visor

/// What a terminal shows of a HUD outside of its rows: on the taskbar, a tab, a dock.
enum TaskbarState: Hashable, Sendable {
  case none
  /// So many percent of what runs are done.
  case running(percent: Int)
  /// Something runs, and nobody knows how far it is.
  case indeterminate
  /// All that runs pauses, with so many percent done.
  case paused(percent: Int)
  /// Nothing runs any more, and something has failed.
  case failed

  /// The joint progress of the work that runs and is no part of other work.
  ///
  /// It is the mean of those that say how far they are.
  init(_ presentation: Presentation) {
    switch presentation.phase {
    case .hidden, .leaving: self = .none
    case .appearing, .shown:
      let wholes = presentation.running.first.filter { $0.parent == nil }
      let known = wholes.compactMap(\.progress)
      let joint = known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
      let percent = joint.map { Figures.parts($0, of: 100) }
      if !wholes.isEmpty, wholes.allSatisfy({ $0.measure?.isPaused == true }) {
        self = .paused(percent: percent ?? 0)
      } else if presentation.running.count > 0 {
        self = percent.map { .running(percent: $0) } ?? .indeterminate
      } else if case .outcome(let outcome)? = presentation.content, outcome.flash.kind == .failure {
        self = .failed
      } else {
        self = .none
      }
    }
  }

  /// What two HUDs say together: what the first says, if that is anything; `nil` where neither is asked.
  static func joint(_ first: TaskbarState?, _ second: TaskbarState?) -> TaskbarState? {
    first == TaskbarState.none ? second ?? first : first ?? second
  }

  /// The sequence that shows it (OSC 9;4), ended with ST.
  var bytes: [UInt8] {
    let state =
      switch self {
      case .none: "0"
      case .running(let percent): "1;\(percent)"
      case .failed: "2;100"
      case .indeterminate: "3"
      case .paused(let percent): "4;\(percent)"
      }
    return Array("\u{1B}]9;4;\(state)\u{1B}\\".utf8)
  }

  /// Whether the other one differs in more than how far it is.
  func isOfOtherKind(than other: TaskbarState) -> Bool {
    switch (self, other) {
    case (.running, .running), (.paused, .paused): false
    default: self != other
    }
  }
}
