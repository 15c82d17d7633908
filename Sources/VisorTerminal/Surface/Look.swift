import Visor

/// How a surface writes to its stream: whether rows move, in which characters and colours, in
/// whose words.
struct Look: Sendable {
  enum Manner: Sendable {
    /// Rows that move.
    case live
    /// Lines at growing intervals.
    case plain
    /// Lines of words at steady intervals, for whoever hears them.
    case accessible
  }

  let manner: Manner
  /// Whether there are rows and lines; otherwise there is the taskbar alone.
  let hasRows: Bool
  var theme: TerminalTheme
  var palette: Palette
  let words: Words
  /// What is shown outside of the rows; `nil` for nothing.
  let taskbar: Taskbar?

  /// - Parameters:
  ///   - environment: What the stream can do, and what the person wants.
  ///   - mode: What the program wants.
  ///   - taskbar: Whether it wants its progress to be shown outside of the rows, too.
  init(
    _ environment: TerminalEnvironment, mode: TerminalSurface.Mode = .automatic,
    theme: TerminalTheme = .standard, taskbar: Bool = true, words: Words
  ) {
    manner = Self.manner(mode, environment)
    hasRows = mode != .taskbar
    self.words = words
    self.taskbar = manner == .live && taskbar && environment.hasTaskbar ? Taskbar() : nil
    var look = theme.sound
    if manner == .accessible { look = look.inWords(words) }
    if !environment.isUTF8 { look = look.inASCII }
    if environment.reducesMotion || look.reducesMotion { look = look.calm }
    self.theme = look
    let hasColor = manner == .live ? environment.hasColor : environment.forcesColor
    palette = hasColor ? .basic : .none
  }

  private static func manner(
    _ mode: TerminalSurface.Mode, _ environment: TerminalEnvironment
  ) -> Manner {
    switch mode {
    case .live, .taskbar: .live
    case .accessible: .accessible
    case .plain: environment.isAccessible ? .accessible : .plain
    case .automatic:
      environment.isAccessible ? .accessible : environment.isLive ? .live : .plain
    }
  }
}
