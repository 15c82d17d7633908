import Visor
import VisorTerminal

let hud = HUD.shared
let terminal = TerminalSurface(hud)
terminal.captureStandardOutput()

let work = hud.begin("Setting up", total: 3)
hud.log("A line above the row")
work.advance()

var answer = LogWriter(hud)
for word in ["One", "line", "bit", "by", "bit"] { print(word, terminator: " ", to: &answer) }
answer.finish()
work.advance()

print("What a program prints anyway")
let name = hud.suspend {
  print("Your name? ", terminator: "")
  return readLine() ?? "Nobody"
}
work.advance()
work.succeed("Set up for \(name)")
