import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells whoever follows of a command that is run.
struct RunEvents {
  private let file: EventFile
  private let hud: HUD

  /// - Parameter hud: What tells the person, once, that events cannot be written.
  init(_ file: EventFile, _ hud: HUD) {
    self.file = file
    self.hud = hud
  }

  /// The command is about to be started.
  func begin(_ title: String) {
    file.write("begin") { $0.set("message", title) }
    sayFailure()
  }

  /// The command has ended, or could not be started.
  func end(_ end: CommandEnd, _ arguments: RunArguments) {
    file.write("end") { line in
      switch end {
      case .exited(0):
        line.set("outcome", HUDEvent.Outcome.success.rawValue)
        line.set("message", arguments.success ?? "")
      case .exited(let status):
        line.set("outcome", HUDEvent.Outcome.failure.rawValue)
        line.set("message", arguments.failure ?? "")
        line.set("detail", hud.words.exitStatus(Int(status)))
      case .signaled(SIGINT, _):
        line.set("outcome", HUDEvent.Outcome.cancelled.rawValue)
        line.set("signal", SignalName.of(SIGINT))
      case .signaled(let signal, _):
        line.set("outcome", HUDEvent.Outcome.failure.rawValue)
        line.set("message", arguments.failure ?? "")
        line.set("detail", hud.words.killed(SignalName.of(signal)))
        line.set("signal", SignalName.of(signal))
      case .timedOut:
        line.set("outcome", HUDEvent.Outcome.timedOut.rawValue)
      case .failedToStart(let failure):
        line.set("outcome", HUDEvent.Outcome.failure.rawValue)
        line.set("detail", failure.sentence)
      }
      line.set("status", end.status)
    }
    sayFailure()
  }

  private func sayFailure() {
    if let sentence = file.takeFailure() { hud.flash(.warning, sentence) }
  }
}
