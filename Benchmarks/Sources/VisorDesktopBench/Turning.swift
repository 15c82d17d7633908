import CBenchGTK
import Glibc
import Visor
import VisorGTK

/// The processor time of a spinner, and in how many frames it turned.
@MainActor
struct Turning {
  let isStock: Bool
  let width: Int
  let height: Int
  let seconds: Int

  func run() {
    let window = BenchWindow(width: width, height: height)
    let hud = HUD()
    let surface = isStock ? nil : GTKSurface(hud, window: UnsafeMutableRawPointer(window.widget))
    window.present()
    let work = isStock ? nil : hud.begin("Loading")
    if isStock { addStock(to: window) }
    window.pass(milliseconds: 1_500)
    let (before, frames) = (Self.spent, window.frames)
    window.pass(milliseconds: seconds * 1_000)
    print("{\"spent\": \(Self.spent - before), \"frames\": \(window.frames - frames)}")
    work?.end()
    surface?.close()
  }

  private func addStock(to window: BenchWindow) {
    let spinner: BenchWindow.Widget = gtk_spinner_new()
    gtk_widget_set_size_request(spinner, 44, 44)
    gtk_widget_set_halign(spinner, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(spinner, GTK_ALIGN_CENTER)
    gtk_overlay_add_overlay(OpaquePointer(window.overlay), spinner)
    gtk_spinner_start(OpaquePointer(spinner))
  }

  /// Milliseconds of processor time of all threads.
  private static var spent: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
