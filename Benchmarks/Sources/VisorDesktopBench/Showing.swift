import CBenchGTK
import Glibc
import Visor
import VisorGTK
import VisorScene

/// How long it takes from the call that shows a HUD until the screen has changed.
@MainActor
struct Showing {
  let rounds: Int

  func run() {
    let window = BenchWindow(width: 390, height: 844)
    var settings = Settings()
    (settings.grace, settings.minimum, settings.disappear) = (.zero, .zero, .zero)
    let hud = HUD(settings)
    let surface = GTKSurface(hud, window: UnsafeMutableRawPointer(window.widget))
    // So that the first shade of it can be told from what lies beneath.
    surface.theme.dim = .flat(.gray(0, opacity: 0.8))
    window.present()
    var samples: [Int] = []
    for round in 0..<rounds {
      // At any moment of a frame.
      window.pass(milliseconds: 60 + round * 7 % 17)
      samples.append(self.round(hud, window))
    }
    print("{\"samples\": \(samples)}")
    surface.close()
  }

  /// Microseconds.
  private func round(_ hud: HUD, _ window: BenchWindow) -> Int {
    let pixel = { bench_pixel(window.window, 40, 400) }
    let before = pixel()
    let begun = g_get_monotonic_time()
    let work = hud.begin("Loading")
    var frames = window.frames
    while true {
      g_main_context_iteration(nil, 1)
      guard window.frames != frames else { continue }
      frames = window.frames
      if pixel() != before { break }
    }
    let taken = g_get_monotonic_time() - begun
    work.end(instant: true)
    return Int(taken)
  }
}
