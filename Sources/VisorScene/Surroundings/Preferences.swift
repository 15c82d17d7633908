extension HUDScene {
  /// What a person has asked the system for; a back end reports it.
  public struct Preferences: Hashable, Sendable {
    /// Whether what is on screen is light or dark.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
      /// Dark on light.
      case light
      /// Light on dark.
      case dark
    }

    /// Light or dark.
    public var appearance: Appearance
    /// Whether more contrast is wanted: nothing shines through, and edges are drawn.
    public var wantsContrast: Bool
    /// Whether less motion is wanted: nothing grows, turns or moves, but it is seen to be alive.
    public var reducesMotion: Bool
    /// How large text is, 1 for the usual; from 0.5 to 3, NaN counts as 1.
    public var textScale: Double
    /// Which way the language of the person is read.
    public var direction: Direction

    /// What a person has asked for.
    public init(
      appearance: Appearance = .light, wantsContrast: Bool = false, reducesMotion: Bool = false,
      textScale: Double = 1, direction: Direction = .leftToRight
    ) {
      self.appearance = appearance
      self.wantsContrast = wantsContrast
      self.reducesMotion = reducesMotion
      self.textScale = textScale
      self.direction = direction
    }

    /// The text scale with which a scene reckons.
    var soundTextScale: Double { textScale.isNaN ? 1 : textScale.limited(to: 0.5...3) }
  }
}
