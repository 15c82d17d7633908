package import VisorTerminal

/// How a command that shows something was asked to show it.
package struct DisplayArguments: Equatable, Sendable {
  package var theme: TerminalTheme
  /// Whether there are lines in place of rows that move.
  package var isPlain: Bool

  package init(theme: TerminalTheme = .standard, isPlain: Bool = false) {
    self.theme = theme
    self.isPlain = isPlain
  }
}

extension DisplayArguments {
  init(_ matched: MatchedArguments) {
    let theme = matched.last(.theme)?.text.flatMap(TerminalTheme.named) ?? .standard
    self.init(
      theme: matched.contains(.noColor) ? theme.colorless : theme,
      isPlain: matched.contains(.plain))
  }

  /// The mode of a terminal surface that shows it so.
  var mode: TerminalSurface.Mode { isPlain ? .plain : .automatic }
}

extension OptionSpec {
  package static let theme = OptionSpec(
    "theme", value: .required(.choice("THEME", TerminalTheme.all.map(\.name))),
    summary: "Look like this: \(TerminalTheme.all.map(\.name).joined(separator: ", "))")
  package static let plain = OptionSpec(
    "plain", summary: "Write lines, even where rows could move")
  package static let noColor = OptionSpec("no-color", summary: "Do without colours")

  /// The options of each command that shows something.
  static let display = [theme, plain, noColor]
}
