/// How a piece of text looks: one of the basic colours, and traits.
///
/// The terminal decides which colours these are, so that they suit its background.
public struct TerminalStyle: Hashable, Sendable {
  /// The colour of the characters.
  ///
  /// The raw value is the number that selects it.
  public enum Ink: UInt8, Hashable, Sendable, CaseIterable {
    /// Black.
    case black = 30
    /// Red.
    case red
    /// Green.
    case green
    /// Yellow.
    case yellow
    /// Blue.
    case blue
    /// Magenta.
    case magenta
    /// Cyan.
    case cyan
    /// White, which most terminals show as light grey.
    case white
    /// The terminal's own.
    case standard = 39
    /// Bright black, which is grey.
    case brightBlack = 90
    /// Bright red.
    case brightRed
    /// Bright green.
    case brightGreen
    /// Bright yellow.
    case brightYellow
    /// Bright blue.
    case brightBlue
    /// Bright magenta.
    case brightMagenta
    /// Bright cyan.
    case brightCyan
    /// Bright white.
    case brightWhite
  }

  /// What else sets text apart.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// A bit for each trait.
    public let rawValue: UInt8

    /// The traits whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier, or brighter.
    public static let bold = Traits(rawValue: 1 << 0)
    /// Fainter.
    public static let dim = Traits(rawValue: 1 << 1)
    /// Slanted, where the terminal's font can do that.
    public static let italic = Traits(rawValue: 1 << 2)
    /// With a line beneath it.
    public static let underlined = Traits(rawValue: 1 << 3)
    /// With the colours of text and background exchanged.
    public static let reversed = Traits(rawValue: 1 << 4)
  }

  /// The colour of the characters.
  public var ink: Ink
  /// What else sets it apart.
  public var traits: Traits

  /// A look; without arguments, as the terminal writes when nothing was asked of it.
  public init(_ ink: Ink = .standard, _ traits: Traits = []) {
    self.ink = ink
    self.traits = traits
  }

  /// As the terminal writes when nothing was asked of it.
  public static let plain = TerminalStyle()
  /// Fainter, in the terminal's own colour.
  public static let dim = TerminalStyle(.standard, .dim)
  /// Heavier, in the terminal's own colour.
  public static let bold = TerminalStyle(.standard, .bold)
}
