import Visor
import VisorTerminal

/// `visor flash`: says in one line what became of something.
struct FlashCommand {
  private let arguments: FlashArguments

  init(_ arguments: FlashArguments) {
    self.arguments = arguments
  }

  /// Says it; the result is the exit status.
  func run() -> Int32 {
    let hud = HUD()
    hud.flash(Flash(arguments.kind, arguments.text, detail: arguments.detail))
    TerminalSurface(
      hud, mode: arguments.display.mode, theme: arguments.display.theme
    ).close()
    return 0
  }
}
