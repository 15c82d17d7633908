extension HUDScene {
  /// What letters look like.
  public struct Font: Hashable, Sendable {
    /// How heavy letters are.
    public enum Weight: String, Hashable, Sendable {
      /// For reading.
      case regular
      /// Between the two.
      case semibold
      /// For titles.
      case bold
    }

    /// A family that the back end knows; empty for the one of the system.
    ///
    /// One that it does not know counts as that of the system.
    public var family: String
    /// The size of letters in points: of what is called the em.
    public var size: Double
    /// How heavy the letters are.
    public var weight: Weight

    /// A font.
    public init(_ size: Double, _ weight: Weight = .regular, family: String = "") {
      self.size = size
      self.weight = weight
      self.family = family
    }
  }

  /// Letters on one line.
  public struct TextRun: Hashable, Sendable {
    /// What is written: no newlines, no controls.
    public var text: String
    /// Where its line starts: the left end of the baseline, whatever the direction.
    public var origin: Point
    /// How wide it is, as it was measured, in points.
    public var width: Double
    /// What the letters look like.
    public var font: Font
    /// Which way a line without a direction of its own is read.
    public var direction: Direction
    /// The colour of the letters.
    public var color: Color

    /// Letters on one line.
    public init(
      _ text: String, at origin: Point, width: Double, font: Font, color: Color,
      direction: Direction = .leftToRight
    ) {
      self.text = text
      self.origin = origin
      self.width = width
      self.font = font
      self.color = color
      self.direction = direction
    }
  }

  /// Which way text is read.
  public enum Direction: Hashable, Sendable {
    /// As English is.
    case leftToRight
    /// As Arabic and Hebrew are.
    case rightToLeft
  }
}
