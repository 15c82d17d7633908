extension HUDScene {
  /// A colour in sRGB, its parts from 0 to 1 and not multiplied by the opacity.
  ///
  /// What lies outside that range counts as the nearer end, and NaN as 0.
  public struct Color: Hashable, Sendable {
    /// How much red.
    public let red: Double
    /// How much green.
    public let green: Double
    /// How much blue.
    public let blue: Double
    /// From 0, nothing of it, to 1, nothing of what lies beneath.
    public let opacity: Double

    /// A colour of these parts.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red.limited(to: 0...1)
      self.green = green.limited(to: 0...1)
      self.blue = blue.limited(to: 0...1)
      self.opacity = opacity.limited(to: 0...1)
    }

    /// A colour as it is written on the web: `Color(0xFF8800)`; what lies beyond 24 bits is ignored.
    public init(_ rgb: UInt32, opacity: Double = 1) {
      self.init(
        red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
        blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }

    /// A shade of grey from 0, black, to 1, white.
    public static func gray(_ white: Double, opacity: Double = 1) -> Color {
      Color(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Black.
    public static let black = gray(0)
    /// White.
    public static let white = gray(1)
    /// Nothing at all.
    public static let clear = gray(0, opacity: 0)

    /// The same colour, so many times as opaque.
    public func faded(_ share: Double) -> Color {
      Color(red: red, green: green, blue: blue, opacity: opacity * share.limited(to: 0...1))
    }

    /// The colour on the way to `other`: this one at 0, that one at 1.
    func mixed(with other: Color, _ share: Double) -> Color {
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
      return Color(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        opacity: mix(opacity, other.opacity))
    }
  }
}
