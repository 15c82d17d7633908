import Glibc
import Visor

/// Work in steps of ten milliseconds that is drawn live on standard error.
struct Job {
  let steps: Int

  func run() {
    let hud = HUD()
    let surface = LiveTerminal(showing: hud)
    let activity = hud.begin("Working", total: steps)
    let start = hud.now
    for step in 1...max(1, steps) {
      let early = start + .milliseconds(10 * step) - hud.now
      if early > .zero { usleep(UInt32(early / .microseconds(1))) }
      activity.advance()
    }
    activity.succeed()
    surface.stop()
  }
}
