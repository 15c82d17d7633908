internal import VisorScene

/// Where the opacity of a trail changes.
struct Seam {
  /// In radians from where the trail starts.
  let angle: Double
  let (before, after): (Double, Double)

  init(_ angle: Double, from before: Double, to after: Double) {
    (self.angle, self.before, self.after) = (angle, before, after)
  }

  /// How opaque a trail is, of 255, at even steps of a turn from its start: so many as a power of two.
  ///
  /// - Parameters:
  ///   - seams: In their order, from the start to a whole turn.
  ///   - radius: Of the circle, in pixels; the steps are at most half as wide.
  static func opacities(between seams: [Seam], radius: Double) -> [UInt8] {
    var count = 512
    while Double(count) < radius * 2 * Trigonometry.turn, count < 8192 { count *= 2 }
    let step = Trigonometry.turn / Double(count)
    var all = [UInt8](repeating: 0, count: count)
    func fill(_ from: Double, _ to: Double, _ opacity: (Double) -> Double) {
      let first = max(Int((from / step).rounded(.up)), 0)
      for index in first..<max(first, min(Int((to / step).rounded(.up)), count)) {
        all[index] = UInt8(min(max(opacity((Double(index) + 0.5) * step), 0), 1) * 255 + 0.5)
      }
    }
    for (seam, next) in zip(seams, seams.dropFirst()) {
      fill(seam.angle, next.angle) { _ in seam.after }
    }
    let reach = Self.reach / radius
    for seam in seams {
      fill(seam.angle - reach, seam.angle + reach) { seam.opacity(at: ($0 - seam.angle) * radius) }
    }
    return all
  }

  /// So many pixels from a line no pixel lies on it.
  private static let reach = 0.75

  /// As if each piece was drawn over the one before: what a pixel has of both counts twice.
  private func opacity(at way: Double) -> Double {
    let behind = Self.shareBehind(way)
    let top = behind * after
    return top + (1 - behind) * before * (1 - top)
  }

  /// How much of a pixel is behind a line, where its middle is so many pixels behind that: of one that is
  /// neither upright before the line nor on its corner.
  static func shareBehind(_ way: Double) -> Double {
    let (long, short) = (0.92, 0.38)
    let far = abs(way)
    let half = (long + short) / 2
    if far >= half { return way > 0 ? 1 : 0 }
    if far <= half - short { return 0.5 + way / long }
    let rest = (half - far) * (half - far) / (2 * long * short)
    return way > 0 ? 1 - rest : rest
  }
}
