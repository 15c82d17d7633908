internal import VisorScene

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

/// Pieces of one circle, one behind the other, along a table of how opaque they are.
struct Trail {
  let commands: Range<Int>
  let circle: Circle
  /// A pixel of it, where that is opaque.
  let color: UInt32
  let start: Double
  /// How opaque it is on its way, of 255, at even steps of a turn: so many as a power of two.
  let opacities: [UInt8]
  /// The last piece, if its ends are round.
  let head: Head?

  struct Head {
    let (from, to): (Double, Double)
    let opacity: Double
  }

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
    (color, start) = (first.color.opaquePixel, first.from)
    var seams: [Seam] = []
    seams.reserveCapacity(32)
    let least = 2 / (transform.xx * (first.radius - first.width / 2))
    var (next, last) = (index, first)
    while next < end, !last.isRound,
      let piece = next == index ? first : Piece(list.commands[next], of: list),
      next == index || piece.follows(last), piece.to - piece.from > least
    {
      if !piece.isRound {
        seams.append(
          Seam(piece.from - start, from: seams.last?.after ?? 0, to: piece.color.opacity))
      }
      (last, next) = (piece, next + 1)
    }
    let reach = last.isRound ? last.width / last.radius : least
    guard next - index >= 4, last.to - start < Trigonometry.turn - reach else { return nil }
    commands = index..<next
    head =
      last.isRound
      ? Head(from: last.from - start, to: last.to - start, opacity: last.color.opacity) : nil
    seams.append(
      Seam((last.isRound ? last.from : last.to) - start, from: seams.last?.after ?? 0, to: 0))
    seams.append(Seam(Trigonometry.turn, from: 0, to: first.color.opacity))
    opacities = Seam.opacities(between: seams, radius: circle.radius)
  }
}

/// A whole circle on the pixels of a surface.
struct Circle: Equatable {
  let center: HUDScene.Point
  let radius: Double
  let width: Double

  fileprivate init(_ piece: Piece, under transform: HUDScene.Transform) {
    center = transform.applied(to: piece.center)
    (radius, width) = (piece.radius * transform.xx, piece.width * transform.xx)
  }
}

extension HUDScene.Point {
  /// Whether this is a point of a circle, at an angle in radians.
  fileprivate func isOn(_ center: HUDScene.Point, _ radius: Double, _ angle: Double) -> Bool {
    let point = center.polar(angle, radius)
    return abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }
}

extension HUDScene.Color {
  fileprivate var opaquePixel: UInt32 {
    [red, green, blue].reduce(255) { $0 << 8 | UInt32($1 * 255 + 0.5) }
  }

  fileprivate func isOfHue(_ other: Self) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }
}

extension HUDScene.Transform {
  /// Whether it moves and enlarges, and nothing else.
  fileprivate var isPlain: Bool { xy == 0 && yx == 0 && xx == yy && xx > 0 }
}
