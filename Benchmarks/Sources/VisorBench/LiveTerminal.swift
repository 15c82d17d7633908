import Visor
import VisorTerminal

/// A terminal surface on standard error.
struct LiveTerminal {
  /// Begins to show `hud`.
  init(showing hud: HUD) {}

  /// Ends showing.
  func stop() {}
}
