import Visor
import VisorTerminal

let hud = HUD.shared
let terminal = TerminalSurface(hud)

let copying = hud.begin("Copying", total: 1000)
for _ in 0..<1000 {
  copying.advance()
}
copying.succeed("Copied 1000 files")
