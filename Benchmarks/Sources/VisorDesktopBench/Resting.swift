import CBenchGTK
import Glibc
import Visor
import VisorGTK

/// A program whose HUD stays as it is; it says one line when that has begun.
@MainActor
struct Resting {
  let isShown: Bool

  func run() {
    GLibLoop.serveMainActor()
    let window = BenchWindow(width: 390, height: 844)
    let hud = HUD()
    let surface = GTKSurface(hud, window: UnsafeMutableRawPointer(window.widget))
    window.present()
    hud.flash(.success, "Saved", stay: .untilDismissed)
    window.pass(milliseconds: 1_500)
    if !isShown {
      hud.hide()
      window.pass(milliseconds: 1_500)
    }
    print("resting")
    fflush(nil)
    withExtendedLifetime(surface) {
      while true { g_main_context_iteration(nil, 1) }
    }
  }
}
