extension HUDScene.Color {
  /// What is seen when this colour lies over an opaque ground.
  public func over(_ ground: HUDScene.Color) -> HUDScene.Color {
    HUDScene.Color(
      red: red * opacity + ground.red * (1 - opacity),
      green: green * opacity + ground.green * (1 - opacity),
      blue: blue * opacity + ground.blue * (1 - opacity))
  }

  /// The contrast of two opaque colours, from 1 to 21, as WCAG 2.2 defines it: text wants 4.5 and
  /// the parts of a glyph 3 for level AA.
  public func contrast(with other: HUDScene.Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Relative luminance as WCAG 2.2 defines it, from 0 to 1.
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : Trigonometry.power((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
