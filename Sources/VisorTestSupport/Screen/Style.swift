extension Screen {
  /// How a cell is drawn: its colours, its attributes and where it links to.
  public struct Style: Hashable, Sendable {
    /// The colour of the text.
    public var foreground = Color.standard
    /// The colour behind the text.
    public var background = Color.standard
    /// Whether the text is bold (SGR 1).
    public var isBold = false
    /// Whether the text is faint (SGR 2).
    public var isDim = false
    /// Whether the text is italic (SGR 3).
    public var isItalic = false
    /// Whether the text is underlined, in whatever manner: single, double, curly.
    public var isUnderlined = false
    /// Whether the text blinks, slowly or fast.
    public var isBlinking = false
    /// Whether text and ground have changed their colours.
    public var isInverse = false
    /// Whether the text takes room without being shown.
    public var isHidden = false
    /// Whether the text is crossed out (SGR 9).
    public var isStruckThrough = false
    /// The address that the cell links to (OSC 8), or nil.
    public var link: String?

    /// The style of a terminal that was told nothing.
    public init() {}

    /// The style of a cell erased under this one: its background stays.
    var erased: Style {
      var style = Style()
      style.background = background
      return style
    }

    /// Whether a blank cell in this style looks like one that was never written.
    var leavesBlankUnseen: Bool {
      background == .standard && !isInverse && !isUnderlined && !isStruckThrough
    }
  }

  /// A colour as the program named it.
  public enum Color: Hashable, Sendable {
    /// The terminal's own.
    case standard
    /// One of the palette: 0–7 named, 8–15 their bright forms, 16–255 cube and greys.
    case indexed(UInt8)
    /// One mixed of red, green and blue.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }
}

extension Screen.Style: CustomStringConvertible {
  /// The style in words, as `Screen.styledLines` marks it: `bold red on-blue`; empty for none.
  public var description: String {
    var words: [String] = []
    if isBold { words.append("bold") }
    if isDim { words.append("dim") }
    if isItalic { words.append("italic") }
    if isUnderlined { words.append("underline") }
    if isBlinking { words.append("blink") }
    if isInverse { words.append("inverse") }
    if isHidden { words.append("hidden") }
    if isStruckThrough { words.append("strike") }
    if foreground != .standard { words.append(foreground.description) }
    if background != .standard { words.append("on-\(background)") }
    if let link { words.append("link=\(link)") }
    return words.joined(separator: " ")
  }
}

extension Screen.Color: CustomStringConvertible {
  /// `standard`, `red`, `bright-red`, `color208` or `#ff8700`.
  public var description: String {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    switch self {
    case .standard: return "standard"
    case .indexed(let index) where index < 8: return names[Int(index)]
    case .indexed(let index) where index < 16: return "bright-" + names[Int(index) - 8]
    case .indexed(let index): return "color\(index)"
    case .rgb(let red, let green, let blue):
      return [red, green, blue].reduce(into: "#") { text, part in
        text += (part < 16 ? "0" : "") + String(part, radix: 16)
      }
    }
  }
}
