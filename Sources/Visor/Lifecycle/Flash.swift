/// An outcome on screen: what became of something, in a word and a glyph.
public struct Flash: Hashable, Sendable {
  /// What the outcome is; it decides glyph and colour, and which flashes count as one.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It worked.
    case success
    /// It did not work.
    case failure
    /// It worked, but something wants attention.
    case warning
    /// Nothing more than a piece of news.
    case info
  }

  /// How long a flash stays on screen once it has come up.
  public enum Stay: Hashable, Sendable {
    /// As long as the HUD's settings say.
    case standard
    /// For this long. A flash of zero or less is no flash at all.
    case time(Duration)
    /// Until somebody dismisses it, or the HUD is hidden.
    case untilDismissed
  }

  /// What the outcome is.
  public var kind: Kind
  /// The first line; text from anywhere, drawn as text and nothing else.
  ///
  /// May be empty.
  public var message: String
  /// A second, quieter line; empty for none.
  public var detail: String
  /// How long it stays.
  public var stay: Stay
  /// Whether input to what lies beneath passes; a flash holds it otherwise.
  public var passes: Bool
  /// What is drawn beside the words; the mark of its kind unless told otherwise.
  public var emblem: Emblem

  /// An outcome to be shown.
  public init(
    _ kind: Kind, _ message: String = "", detail: String = "", stay: Stay = .standard,
    passes: Bool = false, emblem: Emblem = .standard
  ) {
    self.kind = kind
    self.message = message
    self.detail = detail
    self.stay = stay
    self.passes = passes
    self.emblem = emblem
  }
}
