import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a HUD comes on screen: on the terminal, in lines, or in a window.
struct SurfaceOpening {
  let display: DisplayArguments
  /// Whether a window has a button that asks this process to end.
  let offersCancel: Bool

  /// Shows a HUD where it was asked to be shown.
  func surface(for hud: HUD) throws(WindowFailure) -> TerminalSurface {
    switch display.place {
    case .terminal: terminal(for: hud)
    case .window: try window(for: hud)
    case .automatic: surfaceOrLines(for: hud)
    }
  }

  /// The same; on the terminal, or in lines, where there can be no window.
  func surfaceOrLines(for hud: HUD) -> TerminalSurface {
    guard display.place == .window || display.place == .automatic && wantsWindow else {
      return terminal(for: hud)
    }
    do throws(WindowFailure) { return try window(for: hud) } catch { return terminal(for: hud) }
  }

  private func terminal(for hud: HUD) -> TerminalSurface {
    TerminalSurface(hud, mode: display.mode, theme: display.theme, sharesTerminal: true)
  }

  private func window(for hud: HUD) throws(WindowFailure) -> TerminalSurface {
    TerminalSurface(
      hud,
      reportingTo: try WindowProcess.start(
        WindowArguments(grace: hud.settings.grace, canceled: offersCancel ? getpid() : nil)))
  }

  /// Whoever has a terminal looks there, wherever standard error goes.
  private var wantsWindow: Bool { !display.isPlain && !Self.hasTerminal }

  private static var hasTerminal: Bool {
    if StandardStream.error.isTerminal { return true }
    let terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    close(terminal)
    return true
  }
}
