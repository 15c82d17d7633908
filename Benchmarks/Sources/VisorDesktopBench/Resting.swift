import CBenchGTK
import Glibc
import Visor
import VisorGTK

/// A program whose HUD stays as it is, until standard input ends; it says one line when that has begun.
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
    g_unix_fd_add(STDIN_FILENO, G_IO_HUP, { _, _, _ in exit(0) }, nil)
    print("resting")
    fflush(nil)
    withExtendedLifetime(surface) {
      while true { g_main_context_iteration(nil, 1) }
    }
  }
}
