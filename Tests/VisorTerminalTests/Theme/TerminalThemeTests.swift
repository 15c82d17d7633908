import Testing
import Visor
@testable import VisorTerminal

@Suite struct TerminalThemeTests {
  @Test("The themes that come with Visor have names, and nothing in them must be replaced")
  func ready() {
    let names = TerminalTheme.all.map(\.name)
    #expect(names == ["standard", "blocks", "ascii", "minimal", "quiet"])
    #expect(names.map { TerminalTheme.named($0)?.name } == names)
    #expect(TerminalTheme.named("Standard") == nil)
    #expect(TerminalTheme.all.map(\.sound) == TerminalTheme.all)
  }

  @Test("In a locale that is not UTF-8 all themes are ASCII", arguments: TerminalTheme.all)
  func ascii(theme: TerminalTheme) {
    let look = Look(
      TerminalEnvironment(isTerminal: true) { _ in nil }, theme: theme, words: Words())
    let (bar, marks) = (look.theme.bar, look.theme.marks)
    let texts =
      look.theme.spinner.frames + bar.partial
      + [
        bar.full, bar.empty, bar.left, bar.right, marks.success, marks.failure, marks.warning,
        marks.info, marks.cancelled, marks.ellipsis, look.theme.separator, look.theme.indent,
      ]
    let others = texts.joined().unicodeScalars.filter { !$0.isASCII }
    #expect(others.isEmpty && look.theme.layout == theme.layout)
  }

  @Test("What is ASCII in a theme already stays as it is")
  func kept() {
    var theme = TerminalTheme("mine")
    theme.spinner = .named("dqpb") ?? .line
    theme.bar = TerminalTheme.Bar(full: "#", partial: ["+"], empty: ".", widths: 5...9)
    theme.marks.success = "yes"
    let form = theme.inASCII
    #expect(form.spinner == theme.spinner && form.bar == theme.bar && form.marks.success == "yes")
    #expect(TerminalTheme.blocks.inASCII.bar == .ascii)
  }

  @Test("What is broken in a theme is replaced")
  func sound() {
    var theme = TerminalTheme("broken")
    theme.bar = TerminalTheme.Bar(
      full: "日", partial: ["a", "b"], empty: "\n", left: "\u{1B}[2J[", widths: -7 ... .max)
    theme.layout = [.bar, .message, .bar]
    theme.separator = "\u{7}"
    theme.rowLimit = 0
    let sound = theme.sound
    #expect(
      sound.bar == TerminalTheme.Bar(full: "=", empty: " ", left: "[", widths: 1...1000))
    #expect(sound.layout == [.bar, .message] && sound.separator == " " && sound.rowLimit == 1)
  }

  @Test("Without colours no part has a style")
  func colorless() {
    #expect(TerminalTheme.blocks.colorless.styles == TerminalTheme.Styles(all: .plain))
  }
}
