import Visor
import VisorTerminal

/// A terminal surface on standard error.
struct LiveTerminal {
  private let surface: TerminalSurface

  /// Begins to show `hud`.
  init(showing hud: HUD) {
    surface = TerminalSurface(hud)
  }

  /// Ends showing.
  func stop() {
    surface.close()
  }
}
