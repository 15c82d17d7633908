internal import CCairo
package import VisorScene

/// A trail that turns while all else stays: the pixels of the part of a picture in which it does.
package final class TurningTrail {
  /// The part, in whole points.
  package let area: HUDScene.Rect
  /// Of the part, in pixels.
  package let (width, height): (Int, Int)
  private let trail: Trail
  private let ring: Ring
  /// The first pixel of the ring.
  private let origin: Int
  private let beneath: [UInt32]

  /// The trail that commands at the end of a list are; `nil` where they are none.
  ///
  /// - Parameter scale: Pixels of a point.
  init?(
    _ list: HUDScene.DisplayList, _ figure: Range<Int>, scale: Int, _ trails: Trails,
    _ painter: CairoPainter
  ) {
    let points = Double(scale)
    guard scale > 0, let first = figure.first, figure.upperBound == list.commands.count,
      let trail = Trail(
        in: list, at: first, before: figure.upperBound,
        under: HUDScene.Transform(xx: points, yx: 0, xy: 0, yy: points, dx: 0, dy: 0)),
      trail.commands == figure, let ring = trails.ring(of: trail)
    else { return nil }
    let (left, top) = ((ring.x / points).rounded(.down), (ring.y / points).rounded(.down))
    let right = ((ring.x + Double(ring.width)) / points).rounded(.up)
    let bottom = ((ring.y + Double(ring.height)) / points).rounded(.up)
    area = HUDScene.Rect(left, top, right - left, bottom - top)
    (width, height) = (Int(area.width) * scale, Int(area.height) * scale)
    (self.trail, self.ring) = (trail, ring)
    origin = Int(ring.y - top * points) * width + Int(ring.x - left * points)
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    bitmap.draw { cairo in
      cairo_scale(cairo, points, points)
      cairo_translate(cairo, -left, -top)
      painter.paint(list, 0..<first, on: cairo)
    }
    var beneath: [UInt32] = []
    beneath.reserveCapacity(width * height)
    bitmap.withRows { beneath += $1 }
    self.beneath = beneath
  }

  /// Draws the part, the trail being turned by so many radians, row by row without gaps.
  package func draw(turned angle: Double, into pixels: UnsafeMutablePointer<UInt32>) {
    pixels.update(from: beneath, count: beneath.count)
    ring.draw(trail, turned: angle, over: pixels + origin, stride: width)
  }
}
