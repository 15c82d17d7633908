import Glibc
import Visor

/// Work that says nothing of how far it is: all that moves on standard error is a spinner, and the
/// seconds that have passed.
struct Spinner {
  let seconds: Int

  func run() {
    let hud = HUD()
    let surface = LiveTerminal(showing: hud)
    let activity = hud.begin("Working")
    usleep(UInt32(clamping: 1_000_000 * min(max(0, seconds), 60)))
    activity.end()
    surface.stop()
  }
}
