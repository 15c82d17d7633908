internal import CCairo

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The pixels of a circle, in the order in which a trail comes to them.
final class Ring {
  private struct Pixel {
    let (row, column): (Int, Int)
    /// How much of it lies on the ring.
    let share: Double
    let angle: Double
    let distance: Double
    /// How far its sides reach along the circle, the longer way and the shorter one.
    let (long, short): (Double, Double)

    /// How much of it is behind a line from the centre, where its middle is so far behind that.
    func shareBehind(_ way: Double) -> Double {
      let far = abs(way)
      let half = (long + short) / 2
      if far >= half { return way > 0 ? 1 : 0 }
      if far <= half - short { return 0.5 + way / long }
      let rest = (half - far) * (half - far) / (2 * long * short)
      return way > 0 ? 1 - rest : rest
    }
  }

  private let circle: Circle
  private let (x, y): (Double, Double)
  private let (width, height): (Int, Int)
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
      cairo_arc(cairo, circle.center.x - x, circle.center.y - y, circle.radius, 0, .turn)
      cairo_close_path(cairo)
      cairo_stroke(cairo)
    }
    whole.withRows { row, shares in
      for column in shares.indices where shares[column] >> 24 > 0 {
        let across = x + Double(column) + 0.5 - circle.center.x
        let down = y + Double(row) + 0.5 - circle.center.y
        let distance = (across * across + down * down).squareRoot()
        let sides = (abs(across) / distance, abs(down) / distance)
        pixels.append(
          Pixel(
            row: row, column: column, share: Double(shares[column] >> 24) / 255,
            angle: atan2(down, across), distance: distance, long: max(sides.0, sides.1),
            short: min(sides.0, sides.1)))
      }
    }
    pixels.sort { $0.angle < $1.angle }
  }

  /// What a trail along it leaves of nothing.
  func picture(of trail: Trail) -> TrailPicture? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    let hue = (trail.color.red * 255, trail.color.green * 255, trail.color.blue * 255)
    bitmap.withPixels { bytes, stride in
      eachPixel(of: trail) { pixel, opacity in
        func part(_ most: Double) -> UInt32 { UInt32(opacity * most + 0.5) }
        bytes[pixel.row * stride + pixel.column] =
          part(255) << 24 | part(hue.0) << 16 | part(hue.1) << 8 | part(hue.2)
      }
    }
    return TrailPicture(bitmap: bitmap, x: Int(x), y: Int(y))
  }

  /// As if each piece was drawn over the one before: what a pixel has of both counts twice.
  @inline(__always)
  private func eachPixel(of trail: Trail, _ body: (Pixel, Double) -> Void) {
    let start = remainder(trail.start, .turn)
    let begin = pixels.firstIndex { $0.angle >= start } ?? pixels.count
    let headReach = trail.head.map { ($0.from - headAngle)...($0.to + headAngle) }
    var seam = 1
    var (last, next) = (trail.seams[0], trail.seams[1])
    for offset in pixels.indices {
      let wraps = begin + offset >= pixels.count
      let pixel = pixels[wraps ? begin + offset - pixels.count : begin + offset]
      let way = pixel.angle - start + (wraps ? .turn : 0)
      while seam < trail.seams.count - 1, way >= next {
        seam += 1
        (last, next) = (next, trail.seams[seam])
      }
      let (since, until) = ((way - last) * pixel.distance, (next - way) * pixel.distance)
      var opacity = pixel.share * trail.opacities[seam]
      if min(since, until) < 0.75 {
        let nearest = since < until ? seam - 1 : seam
        let behind = pixel.shareBehind(since < until ? since : -until)
        let before = pixel.share * (1 - behind) * trail.opacities[nearest]
        let after = pixel.share * behind * trail.opacities[nearest + 1]
        opacity = after + before * (1 - after)
      }
      if let headReach, headReach.contains(way) {
        let head = head(of: trail, at: pixel, way)
        opacity = head + opacity * (1 - head)
      }
      if opacity > 0 { body(pixel, opacity) }
    }
  }

  /// How far an end that is round reaches.
  private var headAngle: Double { circle.width / circle.radius }

  /// How opaque the last piece is where its ends are round.
  private func head(of trail: Trail, at pixel: Pixel, _ way: Double) -> Double {
    guard let head = trail.head else { return 0 }
    let (start, end) = (way - head.from, way - head.to)
    let piece =
      pixel.share
      * (pixel.shareBehind(start * pixel.distance) - pixel.shareBehind(end * pixel.distance))
    return head.opacity * max(piece, disc(pixel, start), disc(pixel, end))
  }

  /// How much of a pixel an end covers, so far behind its middle.
  private func disc(_ pixel: Pixel, _ angle: Double) -> Double {
    let (out, along) = (pixel.distance - circle.radius, angle * circle.radius)
    let distance = (out * out + along * along * pixel.distance / circle.radius).squareRoot()
    return min(max(circle.width / 2 + 0.5 - distance, 0), 1)
  }
}
