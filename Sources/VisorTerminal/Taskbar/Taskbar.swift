import Visor

/// Keeps what a terminal shows on the taskbar in step with a HUD.
struct Taskbar: Sendable {
  /// No two steps of progress come closer together.
  private static let closest = Duration.milliseconds(250)
  /// How often it is said again: Ghostty takes it away when nothing has come for 15 seconds.
  static let repetition = Duration.seconds(10)

  /// What the terminal shows.
  private var shown = TaskbarState.none
  private var since = Moment.zero

  /// Appends what brings the terminal to this, if anything does and it is time.
  mutating func show(_ state: TaskbarState, at moment: Moment, into out: inout [UInt8]) {
    let age = moment - since
    let isDue =
      state.isOfOtherKind(than: shown)
      || (state == shown ? state != .none && age >= Self.repetition : age >= Self.closest)
    guard isDue else { return }
    shown = state
    since = moment
    out += state.bytes
  }

  /// What takes it away; empty when nothing is shown.
  var restoration: [UInt8] { shown == .none ? [] : TaskbarState.none.bytes }

  /// It was taken away.
  mutating func forget() {
    shown = .none
  }
}

extension TerminalEnvironment {
  /// Whether the terminal shows progress outside of its rows, as far as is known, or as the person
  /// has said by `VISOR_TASKBAR`: `1` for yes, `0` for no.
  var hasTaskbar: Bool {
    switch variable("VISOR_TASKBAR") {
    case "0": false
    case "1": isTerminal
    default: isTerminal && TaskbarTerminal.isNamed(by: variable)
    }
  }
}
