internal import CCairo
internal import VisorScene

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Trails: pieces of one circle, one behind the other in one hue, each as opaque as it likes.
///
/// A piece costs as much as a line across the picture, and a trail that turns has many in every frame.
/// Which pixels its circle has, and how much of each, stays the same while it turns: that is kept when a
/// trail is drawn a second time in the same place, and then only their opacity is worked out.
final class Trails {
  /// A HUD has one; two may be on screen.
  private static let most = 2

  /// The latest first; without a ring what was drawn once.
  private var kept: [(circle: Circle, ring: Ring?)] = []

  /// Draws the trail that begins at a command, if there is one.
  ///
  /// - Returns: Its commands, and whether it is drawn: one that is new is still to be; `nil` where
  ///   no trail begins.
  func draw(
    _ list: HUDScene.DisplayList, at index: Int, before end: Int, on cairo: OpaquePointer
  ) -> (commands: Range<Int>, isDrawn: Bool)? {
    guard let transform = cairo.transform(under: .identity),
      let trail = Trail(in: list, at: index, before: end, under: transform)
    else { return nil }
    let picture = picture(of: trail)
    picture?.draw(on: cairo)
    return (trail.commands, picture != nil)
  }

  /// What is to be seen of a trail that is drawn again; `nil` the first time.
  func picture(of trail: Trail) -> TrailPicture? {
    guard let place = kept.firstIndex(where: { $0.circle == trail.circle }) else {
      if kept.count >= Self.most { kept.removeLast() }
      kept.insert((trail.circle, nil), at: 0)
      return nil
    }
    let known = kept.remove(at: place)
    let ring = known.ring ?? Ring(trail.circle)
    kept.insert((trail.circle, ring), at: 0)
    return ring?.picture(of: trail)
  }
}

/// Pixels, and where the first of them is.
package struct TrailPicture {
  package let bitmap: Bitmap
  package let x: Int
  package let y: Int

  fileprivate func draw(on cairo: OpaquePointer) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    bitmap.lay(on: cairo, x: Double(x), y: Double(y))
    cairo_restore(cairo)
  }
}

/// A line along a part of a circle.
private struct Piece {
  let center: HUDScene.Point
  let radius: Double
  let width: Double
  let (from, to): (Double, Double)
  let color: HUDScene.Color
  let isRound: Bool

  init?(_ command: HUDScene.DisplayList.Command, of list: HUDScene.DisplayList) {
    guard case .stroke(let outline, let pen, .color(let color)) = command else { return nil }
    let elements = list[outline]
    guard elements.count == 2, case .move(let start)? = elements.first,
      case .arc(let center, let radius, let from, let to)? = elements.last,
      center.sound == center, start.isOn(center, radius, from),
      pen.width > 0, pen.width <= radius, from < to
    else { return nil }
    (self.center, self.radius, self.width) = (center, radius, pen.width)
    (self.from, self.to, self.color, isRound) = (from, to, color, pen.cap == .round)
  }

  /// Whether this goes on where another piece ends.
  func follows(_ other: Piece) -> Bool {
    center == other.center && radius == other.radius && width == other.width
      && abs(from - other.to) < 1e-6 && color.isOfHue(other.color)
  }
}

/// Where the opacity of a circle changes, in radians from where the trail starts.
struct Trail {
  let commands: Range<Int>
  fileprivate let circle: Circle
  /// Its opacity apart.
  fileprivate let color: HUDScene.Color
  fileprivate let start: Double
  /// The angles at which another opacity begins, a whole turn at last.
  fileprivate private(set) var seams: [Double] = [0]
  /// How opaque it is before each of them, and behind the last.
  fileprivate private(set) var opacities = [0.0]
  /// The last piece, if its ends are round.
  fileprivate let head: (from: Double, to: Double, opacity: Double)?

  /// The trail that begins at a command; `nil` where there is none.
  ///
  /// A piece must have some pixels, so that a pixel lies on two at most.
  init?(
    in list: HUDScene.DisplayList, at index: Int, before end: Int,
    under transform: HUDScene.Transform
  ) {
    guard transform.isPlain, let first = Piece(list.commands[index], of: list), !first.isRound
    else { return nil }
    circle = Circle(first, under: transform)
    (color, start) = (first.color, first.from)
    seams.reserveCapacity(32)
    opacities.reserveCapacity(32)
    let least = 2 / (transform.xx * (first.radius - first.width / 2))
    var (next, last) = (index, first)
    while next < end, !last.isRound,
      let piece = next == index ? first : Piece(list.commands[next], of: list),
      next == index || piece.follows(last), piece.to - piece.from > least
    {
      if !piece.isRound {
        seams.append(piece.to - start)
        opacities.append(piece.color.opacity)
      }
      (last, next) = (piece, next + 1)
    }
    let reach = last.isRound ? last.width / last.radius : least
    guard next - index >= 4, last.to - start < .turn - reach else { return nil }
    commands = index..<next
    head =
      last.isRound ? (last.from - start, last.to - start, last.color.opacity) : nil
    seams.append(.turn)
    opacities += [0, first.color.opacity]
  }
}

/// A whole circle on the pixels of a surface.
private struct Circle: Equatable {
  let center: HUDScene.Point
  let radius: Double
  let width: Double

  init(_ piece: Piece, under transform: HUDScene.Transform) {
    center = transform.applied(to: piece.center)
    (radius, width) = (piece.radius * transform.xx, piece.width * transform.xx)
  }
}

/// The pixels of a circle, in the order in which a trail comes to them.
private final class Ring {
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

extension Double {
  fileprivate static let turn = 2 * Double.pi
}

extension HUDScene.Point {
  /// Whether this is a point of a circle, at an angle in radians.
  fileprivate func isOn(_ center: HUDScene.Point, _ radius: Double, _ angle: Double) -> Bool {
    abs(center.x + cos(angle) * radius - x) < 1e-6 && abs(center.y + sin(angle) * radius - y) < 1e-6
  }
}

extension HUDScene.Color {
  fileprivate func isOfHue(_ other: Self) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }
}

extension HUDScene.Transform {
  /// Whether it moves and enlarges, and nothing else.
  fileprivate var isPlain: Bool { xy == 0 && yx == 0 && xx == yy && xx > 0 }
}
