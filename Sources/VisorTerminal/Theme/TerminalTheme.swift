/// How a terminal surface looks: what turns, what a bar is made of, the colours, and which parts
/// stand in a row in which order.
///
///     var theme = TerminalTheme.standard
///     theme.spinner = .named("moon") ?? .dots
///     theme.bar = .blocks
///     theme.styles.spinner = TerminalStyle(.magenta)
///     theme.layout = [.spinner, .percent, .bar, .message, .remaining]
///     let terminal = TerminalSurface(.shared, theme: theme)
///
/// Whatever it is made of, rows stay rows: controls are taken out of its texts, and what has the
/// wrong width is replaced. Where the locale is not UTF-8, pieces beyond ASCII are replaced, too.
public struct TerminalTheme: Hashable, Sendable {
  /// A piece of a row.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// What turns.
    case spinner
    /// What is being done.
    case message
    /// The second, quieter text; right behind the message it needs no column of its own.
    case detail
    /// The bar, for work that says how far it is.
    case bar
    /// How far it is, in percent.
    case percent
    /// How many units are done, of how many.
    case count
    /// Units a second of late.
    case rate
    /// The time that is left, where it is known; else the time it has taken.
    case time
    /// The time that is left, where it is known.
    case remaining
    /// The time it has taken.
    case elapsed
  }

  /// What it is called; of no meaning for a theme of your own.
  public var name: String
  /// What turns while work goes on.
  public var spinner = Spinner.dots
  /// What bars are made of.
  public var bar = Bar.line
  /// What stands in front of outcomes and for text that is cut.
  public var marks = Marks.symbols
  /// The colours of the parts.
  public var styles = Styles()
  /// Which parts stand in a row, from the left; of a part that is there twice, the first counts.
  public var layout: [Part] = [.spinner, .message, .detail, .bar, .percent, .count, .rate, .time]
  /// What stands in front of a part of a whole, once for each level.
  public var indent = "  "
  /// What stands between two parts; the spinner has one blank.
  public var separator = "  "
  /// The most rows at once, from 1 on; `nil` for as many as there is room for.
  ///
  /// What runs beyond them is counted in the last one.
  public var rowLimit: Int?
  /// Whether the spinner and the numbers change once a second at most, as they also do where
  /// `REDUCED_MOTION` is set.
  public var reducesMotion = false

  /// The standard theme under a name of its own, to be changed.
  public init(_ name: String) {
    self.name = name
  }
}

extension TerminalTheme {
  /// What a bar is made of: cells, each one column wide.
  public struct Bar: Hashable, Sendable {
    /// A full cell.
    public var full: String
    /// The last cell when it is filled in part, from the emptiest on.
    ///
    /// Seven of them make eight steps a cell.
    public var partial: [String]
    /// An empty cell.
    public var empty: String
    /// What stands in front of the first cell.
    public var left: String
    /// What stands behind the last cell.
    public var right: String
    /// How wide it is at least and at most, its ends included; where there is less room there is no
    /// bar.
    public var widths: ClosedRange<Int>

    /// A bar of these cells.
    public init(
      full: String, partial: [String] = [], empty: String, left: String = "", right: String = "",
      widths: ClosedRange<Int> = 10...30
    ) {
      self.full = full
      self.partial = partial
      self.empty = empty
      self.left = left
      self.right = right
      self.widths = widths
    }

    /// A line that becomes heavy, two steps a cell.
    public static let line = Bar(full: "━", partial: ["╸"], empty: "─")
    /// Blocks, eight steps a cell.
    public static let blocks = Bar(
      full: "█", partial: ["▏", "▎", "▍", "▌", "▋", "▊", "▉"], empty: " ", left: "▕", right: "▏")
    /// For any terminal.
    public static let ascii = Bar(full: "=", empty: " ", left: "[", right: "]")
  }

  /// What stands in front of outcomes, and for text that is cut.
  public struct Marks: Hashable, Sendable {
    /// In front of what worked.
    public var success: String
    /// In front of what did not.
    public var failure: String
    /// In front of what wants attention.
    public var warning: String
    /// In front of news.
    public var info: String
    /// In front of what its owner gave up.
    public var cancelled: String
    /// In place of text for which there is no room.
    public var ellipsis: String

    /// These marks; any may be empty.
    public init(
      success: String, failure: String, warning: String, info: String, cancelled: String,
      ellipsis: String
    ) {
      self.success = success
      self.failure = failure
      self.warning = warning
      self.info = info
      self.cancelled = cancelled
      self.ellipsis = ellipsis
    }

    /// Signs: ✓ ✗ ⚠ ℹ ⊘, and the dots of what was left out.
    public static let symbols = Marks(
      success: "✓", failure: "✗", warning: "⚠", info: "ℹ", cancelled: "⊘", ellipsis: "…")
    /// For any terminal.
    public static let ascii = Marks(
      success: "ok", failure: "error", warning: "warning", info: "note", cancelled: "cancelled",
      ellipsis: "...")
  }

  /// The colours of the parts.
  public struct Styles: Hashable, Sendable {
    /// What turns.
    public var spinner = TerminalStyle(.cyan)
    /// What is being done.
    public var message = TerminalStyle.bold
    /// The second text, and what stands behind an outcome.
    public var detail = TerminalStyle.dim
    /// The full cells of a bar.
    public var bar = TerminalStyle(.cyan)
    /// The empty cells of a bar, and its ends.
    public var track = TerminalStyle.dim
    /// The percentage.
    public var percent = TerminalStyle.plain
    /// The count.
    public var count = TerminalStyle.plain
    /// The rate.
    public var rate = TerminalStyle.dim
    /// The times.
    public var time = TerminalStyle.dim
    /// What is said in place of the time while work pauses.
    public var paused = TerminalStyle(.yellow)
    /// Separators, indentation, and the row for work that there is no room for.
    public var quiet = TerminalStyle.dim
    /// The mark of what worked.
    public var success = TerminalStyle(.green)
    /// The mark of what did not.
    public var failure = TerminalStyle(.red)
    /// The mark of what wants attention.
    public var warning = TerminalStyle(.yellow)
    /// The mark of news.
    public var info = TerminalStyle(.blue)
    /// The mark of what its owner gave up.
    public var cancelled = TerminalStyle(.yellow)

    /// The standard colours.
    public init() {}

    /// All parts alike, in the same style.
    public init(all style: TerminalStyle) {
      (spinner, message, detail, bar, track) = (style, style, style, style, style)
      (percent, count, rate, time, paused, quiet) = (style, style, style, style, style, style)
      (success, failure, warning, info, cancelled) = (style, style, style, style, style)
    }
  }
}
