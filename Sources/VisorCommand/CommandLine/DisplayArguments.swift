package import VisorTerminal

/// How a command that shows something was asked to show it.
package struct DisplayArguments: Equatable, Sendable {
  package var theme: TerminalTheme
  /// Whether there are lines in place of rows that move.
  package var isPlain: Bool

  /// Where it is shown.
  package var place: DisplayPlace

  package init(
    theme: TerminalTheme = .standard, isPlain: Bool = false, place: DisplayPlace = .terminal
  ) {
    self.theme = theme
    self.isPlain = isPlain
    self.place = place
  }
}

/// Where a command that shows something shows it.
package enum DisplayPlace: String, Equatable, Sendable, CaseIterable {
  /// On the terminal that standard error is, or in lines where it is none.
  case terminal
  /// In a window of its own.
  case window
  /// On a terminal where there is one, else in a window where that can be, else in lines.
  case automatic = "auto"
}

extension DisplayArguments {
  init(_ matched: MatchedArguments) {
    let theme = matched.last(.theme)?.text.flatMap(TerminalTheme.named) ?? .standard
    self.init(
      theme: matched.contains(.noColor) ? theme.colorless : theme,
      isPlain: matched.contains(.plain),
      place: matched.last(.surface)?.text.flatMap(DisplayPlace.init) ?? .terminal)
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

  package static let surface = OptionSpec(
    "surface", value: .required(.choice("PLACE", DisplayPlace.allCases.map(\.rawValue))),
    summary: """
      Show it on the terminal (as without the option), in a window of its own, or where there is \
      one (auto): on a terminal, else in a window, else in lines
      """)

  /// The options of each command that shows something.
  static let display = [theme, plain, noColor]
}
