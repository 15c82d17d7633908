import CBenchGTK
import Glibc
import Visor
import VisorGTK

/// The processor time of two spinners that turn by turns in one window, and in how many frames they do.
@MainActor
struct Turning {
  /// Milliseconds, and frames.
  private typealias Spent = (time: Double, frames: Int)

  let width: Int
  let height: Int
  let rounds: Int

  func run() {
    let window = BenchWindow(width: width, height: height)
    let hud = HUD()
    let surface = GTKSurface(hud, window: UnsafeMutableRawPointer(window.widget))
    window.present()
    var samples: [(visor: Spent, stock: Spent)] = []
    for _ in 0..<rounds {
      let work = hud.begin("Loading")
      let visor = measure(window)
      work.end()
      window.pass(milliseconds: 700)
      let spinner = addStock(to: window)
      let stock = measure(window)
      gtk_overlay_remove_overlay(OpaquePointer(window.overlay), spinner)
      window.pass(milliseconds: 100)
      samples.append((visor, stock))
    }
    surface.close()
    print("{\"visor\": \(Self.list(samples.map(\.visor))),")
    print("\"stock\": \(Self.list(samples.map(\.stock)))}")
  }

  /// What a second takes, once all has come up.
  private func measure(_ window: BenchWindow) -> Spent {
    window.pass(milliseconds: 1_200)
    let (before, frames) = (Self.spent, window.frames)
    window.pass(milliseconds: 1_000)
    return (Self.spent - before, window.frames - frames)
  }

  private func addStock(to window: BenchWindow) -> BenchWindow.Widget {
    let spinner: BenchWindow.Widget = gtk_spinner_new()
    gtk_widget_set_size_request(spinner, 44, 44)
    gtk_widget_set_halign(spinner, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(spinner, GTK_ALIGN_CENTER)
    gtk_overlay_add_overlay(OpaquePointer(window.overlay), spinner)
    gtk_spinner_start(OpaquePointer(spinner))
    return spinner
  }

  private static func list(_ spent: [Spent]) -> String {
    "[" + spent.map { "[\($0.time), \($0.frames)]" }.joined(separator: ", ") + "]"
  }

  /// Milliseconds of processor time of all threads.
  private static var spent: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
