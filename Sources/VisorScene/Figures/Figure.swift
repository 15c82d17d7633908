extension HUDScene {
  /// What stands above or beside the text.
  public enum Figure: Hashable, Sendable {
    /// Nothing: the text is alone.
    case none
    /// Something that goes round while nobody knows how far it is.
    case indicator(Indicator)
    /// A sign that draws itself.
    case glyph(Glyph)
    /// A picture.
    case picture(Picture)
    /// A picture that turns once in a period: evenly, or in so many steps.
    case turning(Picture, period: Duration, steps: Int)
    /// A drawing of the program's own.
    case drawing(Drawing)
  }

  /// How it is shown how far work is.
  public enum Gauge: String, Hashable, Sendable, CaseIterable {
    /// A circle that fills like a cake.
    case pie
    /// A ring that closes.
    case ring
    /// A bar that fills from where lines of text start.
    case bar
    /// A ring that closes round a number.
    case percent
  }

  /// A drawing of the program's own; two of the same name count as the same.
  public struct Drawing: Hashable, Sendable {
    /// What it may depend on.
    public struct Situation: Hashable, Sendable {
      /// Where to draw it, and in which colours.
      public let place: Place
      /// The time in seconds, for what moves; 0 where less motion is wanted.
      public let time: Double
      /// How far the work is, from 0 to 1; `nil` when unknown.
      public let progress: Double?
    }

    /// What it is called.
    public let name: String
    /// Whether it changes with the time.
    public let moves: Bool
    let draw: @Sendable (Situation, inout DisplayList) -> Void

    /// A drawing.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - moves: Whether it changes with the time, and so is drawn for every frame.
    ///   - draw: Draws it within `situation.place.rect`; what lies outside is cut off.
    public init(
      _ name: String, moves: Bool,
      draw: @escaping @Sendable (_ situation: Situation, _ list: inout DisplayList) -> Void
    ) {
      self.name = name
      self.moves = moves
      self.draw = draw
    }

    /// Whether the names are the same.
    public static func == (one: Drawing, other: Drawing) -> Bool {
      one.name == other.name && one.moves == other.moves
    }

    /// Of its name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
