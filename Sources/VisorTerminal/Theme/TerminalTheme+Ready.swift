extension TerminalTheme {
  /// A line that becomes heavy, and all that is known.
  public static let standard = TerminalTheme("standard")

  /// Bars of blocks that move by an eighth of a cell.
  public static let blocks: TerminalTheme = {
    var theme = TerminalTheme("blocks")
    theme.bar = .blocks
    theme.styles.bar = TerminalStyle(.green)
    theme.styles.spinner = TerminalStyle(.green)
    return theme
  }()

  /// ASCII throughout, in colours.
  public static let ascii: TerminalTheme = {
    var theme = TerminalTheme("ascii")
    (theme.spinner, theme.bar, theme.marks) = (.line, .ascii, .ascii)
    return theme
  }()

  /// What is being done and how far it is, and no more.
  public static let minimal: TerminalTheme = {
    var theme = TerminalTheme("minimal")
    theme.layout = [.spinner, .message, .percent]
    return theme
  }()

  /// No colours, and little motion.
  public static let quiet: TerminalTheme = {
    var theme = TerminalTheme("quiet").colorless
    theme.layout = [.spinner, .message, .detail, .percent, .time]
    theme.reducesMotion = true
    return theme
  }()

  /// The themes that come with Visor.
  public static let all: [TerminalTheme] = [.standard, .blocks, .ascii, .minimal, .quiet]

  /// The one of this name, if there is one.
  public static func named(_ name: String) -> TerminalTheme? { all.first { $0.name == name } }

  /// The same theme without colours and traits.
  public var colorless: TerminalTheme {
    var theme = self
    theme.styles = Styles(all: .plain)
    return theme
  }
}
