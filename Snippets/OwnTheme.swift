import Visor
import VisorTerminal

var theme = TerminalTheme("mine")
theme.spinner = .named("moon") ?? .dots
theme.bar = TerminalTheme.Bar(full: "■", empty: "□", widths: 8...20)
theme.marks.success = "✔"
theme.styles.bar = TerminalStyle(.magenta)
theme.styles.message = TerminalStyle(.brightWhite, [.bold, .italic])
theme.layout = [.spinner, .percent, .bar, .message, .remaining]
theme.separator = " │ "
theme.rowLimit = 5

let terminal = TerminalSurface(.shared, theme: theme)
let copying = HUD.shared.begin("Copying", total: 1000)
for _ in 0..<1000 {
  copying.advance()
}
copying.succeed("Copied 1000 files")
terminal.close()
