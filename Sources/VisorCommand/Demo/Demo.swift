import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `visor demo`: pretends to build something, and shows what the HUD makes of it.
struct Demo {
  private let hud = HUD()
  private let display: DisplayArguments

  init(_ display: DisplayArguments) {
    self.display = display
  }

  /// Plays for a few seconds; the result is the exit status.
  func run() -> Int32 {
    let terminal = TerminalSurface(hud, mode: display.mode, theme: display.theme)
    resolve()
    build()
    hud.flash(.info, "Nothing was downloaded and nothing was built")
    terminal.close()
    return 0
  }

  private func resolve() {
    let resolving = hud.begin("Resolving packages", detail: "reading the index")
    wait(600)
    resolving.detail = "12 candidates"
    wait(600)
    resolving.succeed("Resolved 12 packages")
  }

  private func build() {
    let fetching = hud.begin("Fetching sources", total: 48 << 20, unit: .bytes)
    let compiling = hud.begin("Compiling", detail: "with optimisation", total: 240)
    let testing = hud.begin("Waiting for the device")
    for step in 1...240 {
      fetching.advance(by: (48 << 20) / 180)
      compiling.advance()
      wait(20)
      switch step {
      case 60: hud.log("mirror-2 did not answer; going on with mirror-3")
      case 100: testing.warn("No device is connected", detail: "the tests ran on this machine")
      case 181: fetching.succeed("Fetched 12 packages")
      default: break
      }
    }
    compiling.succeed("Compiled 240 files")
    let linking = hud.begin("Linking")
    wait(700)
    linking.fail("Linking failed", detail: "undefined symbol: _main")
  }

  private func wait(_ milliseconds: UInt32) {
    usleep(milliseconds * 1000)
  }
}
