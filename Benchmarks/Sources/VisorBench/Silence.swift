import Glibc
import Visor

/// A program with a HUD and a terminal surface that shows nothing until standard input ends.
struct Silence {
  /// Whether something was shown and ended first.
  let afterwards: Bool

  func run() {
    let hud = HUD()
    let surface = LiveTerminal(showing: hud)
    if afterwards {
      let activity = hud.begin("Something", total: 10)
      for _ in 0..<10 {
        activity.advance(by: 1)
        usleep(100_000)
      }
      activity.end()
    }
    print("ready")
    fflush(nil)
    while getchar() != EOF {}
    surface.stop()
  }
}
