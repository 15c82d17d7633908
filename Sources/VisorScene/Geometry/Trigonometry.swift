#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// What the standard library leaves to the system's mathematics; the one place that knows whose.
package enum Trigonometry {
  package static let turn = 2 * Double.pi

  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }
  static func exponential(_ power: Double) -> Double { exp(power) }
  /// The angle of a point from the middle: 0 is to the right, a quarter turn is down.
  package static func angle(_ across: Double, _ down: Double) -> Double { atan2(down, across) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
