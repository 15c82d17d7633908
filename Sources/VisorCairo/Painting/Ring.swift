internal import CCairo
internal import VisorScene

/// The pixels of a circle, along which a trail is drawn by no more than their angles.
///
/// It is all in few bytes: when a frame is drawn, nothing of the last one is in the processor's caches.
final class Ring {
  private struct Pixel {
    let (row, column): (UInt16, UInt16)
    /// Of 65,536 to a turn.
    let angle: UInt16
    /// How much of it lies on the ring, of 255.
    let share: UInt8
  }

  /// Where they are, in pixels.
  let (x, y): (Double, Double)
  let (width, height): (Int, Int)
  private let circle: Circle
  private var pixels: [Pixel] = []

  init?(_ circle: Circle) {
    self.circle = circle
    let reach = circle.radius + circle.width / 2
    guard reach < 256 else { return nil }
    (x, y) = ((circle.center.x - reach).rounded(.down), (circle.center.y - reach).rounded(.down))
    width = Int((circle.center.x + reach).rounded(.up) - x)
    height = Int((circle.center.y + reach).rounded(.up) - y)
    guard let whole = Bitmap(width: width, height: height) else { return nil }
    whole.draw { cairo in
      cairo_set_line_width(cairo, circle.width)
      cairo_arc(
        cairo, circle.center.x - x, circle.center.y - y, circle.radius, 0,
        Trigonometry.turn)
      cairo_close_path(cairo)
      cairo_stroke(cairo)
    }
    whole.withRows { row, shares in
      for column in shares.indices where shares[column] >> 24 > 0 {
        let (across, down) = fromCenter(row, column)
        pixels.append(
          Pixel(
            row: UInt16(row), column: UInt16(column),
            angle: .ofTurn(Trigonometry.angle(across, down)),
            share: UInt8(shares[column] >> 24)))
      }
    }
    // So that those that are alike come one after the other, which the processor counts on.
    pixels.sort { $0.angle < $1.angle }
  }

  /// Draws a trail along it over what is there.
  ///
  /// - Parameters:
  ///   - trail: A trail of its circle.
  ///   - angle: By how much that is turned, in radians.
  ///   - pixels: The first of them is that of the ring.
  ///   - stride: From one row to the next.
  func draw(
    _ trail: Trail, turned angle: Double = 0, over pixels: UnsafeMutablePointer<UInt32>, stride: Int
  ) {
    let start = UInt16.ofTurn(trail.start + angle)
    let head = trail.head.map { (head: $0, reach: reach(of: $0)) }
    let shift = UInt16.bitWidth - trail.opacities.count.trailingZeroBitCount
    let color = Parts(trail.color)
    // Unsafely, since looking at bounds would take as long as all the rest.
    trail.opacities.withUnsafeBufferPointer { opacities in
      self.pixels.withUnsafeBufferPointer { ring in
        for pixel in ring {
          let way = pixel.angle &- start
          var opacity = UInt64(opacities[Int(way) >> shift]).share(UInt64(pixel.share))
          if let head, way &- head.reach.start < head.reach.length {
            let top = UInt64(cover(of: head.head, pixel, way) * 255 + 0.5)
            opacity = top &+ opacity.share(255 &- top)
          }
          let place = Int(pixel.row) &* stride &+ Int(pixel.column)
          pixels[place] = color.over(Parts(pixels[place]), opacity)
        }
      }
    }
  }

  private func fromCenter(_ row: Int, _ column: Int) -> (Double, Double) {
    (x + Double(column) + 0.5 - circle.center.x, y + Double(row) + 0.5 - circle.center.y)
  }

  /// Where the last piece and its ends are, which are round.
  private func reach(of head: Trail.Head) -> (start: UInt16, length: UInt16) {
    let reach = circle.width / circle.radius
    let length = (head.to - head.from + 2 * reach) / Trigonometry.turn * 65_536
    return (.ofTurn(head.from - reach), UInt16(min(max(length.rounded(.up), 0), 65_535)))
  }

  /// How opaque the last piece is, whose ends are round, on a pixel.
  private func cover(of head: Trail.Head, _ pixel: Pixel, _ way: UInt16) -> Double {
    let (across, down) = fromCenter(Int(pixel.row), Int(pixel.column))
    let distance = (across * across + down * down).squareRoot()
    let way = Double(way) / 65_536 * Trigonometry.turn
    let (start, end) = ((way - head.from) * distance, (way - head.to) * distance)
    let piece = Double(pixel.share) / 255 * (Seam.shareBehind(start) - Seam.shareBehind(end))
    return head.opacity
      * max(piece, disc(distance, way - head.from), disc(distance, way - head.to))
  }

  /// How much of a pixel an end covers, so far from the centre and behind the middle of the end.
  private func disc(_ distance: Double, _ angle: Double) -> Double {
    let (out, along) = (distance - circle.radius, angle * circle.radius)
    let way = (out * out + along * along * distance / circle.radius).squareRoot()
    return min(max(circle.width / 2 + 0.5 - way, 0), 1)
  }
}

extension UInt16 {
  /// An angle in radians, of 65,536 to a turn.
  fileprivate static func ofTurn(_ angle: Double) -> UInt16 {
    let rest = angle.remainder(dividingBy: Trigonometry.turn)
    return UInt16(truncatingIfNeeded: Int((rest / Trigonometry.turn * 65_536).rounded()))
  }
}

extension UInt64 {
  /// So much of 255 of it, rounded.
  @inline(__always)
  fileprivate func share(_ share: UInt64) -> UInt64 {
    let product = self &* share &+ 128
    return (product &+ product >> 8) >> 8
  }
}

/// The four parts of a pixel, each with as much room again.
private struct Parts {
  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF
  private let parts: UInt64

  @inline(__always)
  init(_ pixel: UInt32) { parts = (UInt64(pixel) | UInt64(pixel) << 24) & Self.mask }

  /// The pixel that this is over another one where it is so opaque, of 255; rounded.
  @inline(__always)
  func over(_ other: Parts, _ opacity: UInt64) -> UInt32 {
    let product = parts &* opacity &+ other.parts &* (255 &- opacity) &+ 0x0080_0080_0080_0080
    let rounded = (product &+ (product >> 8 & Self.mask)) >> 8 & Self.mask
    return UInt32(truncatingIfNeeded: rounded | rounded >> 24)
  }
}
