import Visor

/// The forms that a theme takes on a stream.
extension TerminalTheme {
  /// The longest separator or mark, in scalars.
  private static let longestText = 64

  /// The theme with nothing in it that could break a row.
  var sound: TerminalTheme {
    var theme = self
    theme.separator = Self.text(separator, else: " ")
    theme.indent = Self.text(indent)
    theme.bar = bar.sound
    theme.marks = Marks(
      success: Self.text(marks.success), failure: Self.text(marks.failure),
      warning: Self.text(marks.warning), info: Self.text(marks.info),
      cancelled: Self.text(marks.cancelled), ellipsis: Self.text(marks.ellipsis))
    var seen: Set<Part> = []
    theme.layout = layout.filter { seen.insert($0).inserted }
    if theme.layout.isEmpty { theme.layout = [.spinner, .message] }
    theme.rowLimit = rowLimit.map { max(1, $0) }
    return theme
  }

  fileprivate static func text(_ text: String, else other: String = "") -> String {
    let line = Neutral.line(text, limit: longestText)
    return line.isEmpty ? other : line
  }

  /// The theme with ASCII in place of all that is beyond it.
  var inASCII: TerminalTheme {
    var theme = self
    let (plain, own) = (Marks.ascii, marks)
    if !spinner.isASCII { theme.spinner = .line }
    if !bar.isASCII {
      theme.bar = .ascii
      theme.bar.widths = bar.widths
    }
    theme.marks = Marks(
      success: own.success.isASCII ? own.success : plain.success,
      failure: own.failure.isASCII ? own.failure : plain.failure,
      warning: own.warning.isASCII ? own.warning : plain.warning,
      info: own.info.isASCII ? own.info : plain.info,
      cancelled: own.cancelled.isASCII ? own.cancelled : plain.cancelled,
      ellipsis: own.ellipsis.isASCII ? own.ellipsis : plain.ellipsis)
    if !separator.isASCII { theme.separator = "  " }
    if !indent.isASCII { theme.indent = "  " }
    return theme
  }

  /// The theme with words in place of marks, for whoever hears what is written.
  func inWords(_ words: Words) -> TerminalTheme {
    func mark(_ word: String) -> String {
      let word = Self.text(word)
      return word.isEmpty ? "" : word + ":"
    }
    var theme = self
    theme.marks = Marks(
      success: mark(words.success), failure: mark(words.failure), warning: mark(words.warning),
      info: mark(words.info), cancelled: "", ellipsis: "")
    return theme
  }

  /// The theme with little motion.
  var calm: TerminalTheme {
    var theme = self
    theme.spinner = spinner.calm
    theme.reducesMotion = true
    return theme
  }

  /// The mark of an outcome, and how it looks.
  func mark(_ kind: Flash.Kind) -> Row.Span {
    switch kind {
    case .success: Row.Span(marks.success, styles.success)
    case .failure: Row.Span(marks.failure, styles.failure)
    case .warning: Row.Span(marks.warning, styles.warning)
    case .info: Row.Span(marks.info, styles.info)
    }
  }
}

extension TerminalTheme.Bar {
  fileprivate var isASCII: Bool { (partial + [full, empty, left, right]).allSatisfy(\.isASCII) }

  /// The bar with cells of one column throughout.
  fileprivate var sound: Self {
    let isCell: (String) -> Bool = { DisplayWidth.of($0) == 1 && Neutral.line($0) == $0 }
    let least = min(max(1, widths.lowerBound), 1000)
    return Self(
      full: isCell(full) ? full : Self.ascii.full,
      partial: isCell(full) ? Array(partial.filter(isCell).prefix(63)) : [],
      empty: isCell(empty) ? empty : Self.ascii.empty,
      left: TerminalTheme.text(left),
      right: TerminalTheme.text(right),
      widths: least...min(max(least, widths.upperBound), 1000))
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
