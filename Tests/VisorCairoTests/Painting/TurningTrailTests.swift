import Testing
import Visor
import VisorCairo
import VisorScene

@Suite struct TurningTrailTests {
  typealias List = HUDScene.DisplayList

  @Test(
    "A trail that is turned looks as one that is drawn later, over the same",
    arguments: [0, 17, 250, 501, 999, 1234], [1, 2, 3])
  func looksTheSame(milliseconds: Int64, scale: Int) throws {
    let first = Self.list(at: .zero)
    let later = Self.list(at: .zero + .milliseconds(milliseconds))
    let trail = try #require(
      CairoPainter().turningTrail(first, 2..<first.commands.count, scale: scale))
    var pixels = [UInt32](repeating: 0, count: trail.width * trail.height)
    trail.draw(turned: Double(milliseconds) / 1000 * 2 * .pi, into: &pixels)
    let turned = try #require(
      Bitmap(width: trail.width, height: trail.height) { pixels[$0 * trail.width + $1] })
    let drawn = try #require(Bitmap(width: trail.width, height: trail.height))
    drawn.draw { cairo in
      let all = Bitmap(width: 64 * scale, height: 48 * scale)
      all?.draw { CairoPainter().paint(later, on: $0, scale: Double(scale)) }
      all?.lay(on: cairo, x: -trail.area.x * Double(scale), y: -trail.area.y * Double(scale))
    }
    #expect(PictureDifference(of: turned, from: drawn, tolerance: 24).share == 0)
  }

  @Test("Its part is whole points, and as large as its ring")
  func part() throws {
    let list = Self.list(at: .zero)
    for scale in 1...3 {
      let trail = try #require(
        CairoPainter().turningTrail(list, 2..<list.commands.count, scale: scale))
      #expect(trail.area == HUDScene.Rect(11, 4, 41, 41))
      #expect((trail.width, trail.height) == (41 * scale, 41 * scale))
    }
  }

  @Test("What is no trail at the end of a list is none")
  func others() {
    let painter = CairoPainter()
    let list = Self.list(at: .zero)
    let count = list.commands.count
    var longer = list
    longer.rounded(HUDScene.Rect(0, 0, 4, 4))
    longer.fill(.white)
    let none: [(List, Range<Int>, Int)] = [
      (list, 0..<2, 1), (list, 0..<count, 1), (list, 2..<count - 1, 1), (list, 2..<2, 1),
      (list, count..<count, 1), (list, count + 3..<count + 9, 1), (list, 2..<count, 0),
      (list, 2..<count, -2), (longer, 2..<count, 1), (longer, 2..<count + 1, 1),
      (List(), 0..<0, 1), (list, 2..<count, 100),
    ]
    for (index, (list, figure, scale)) in none.enumerated() {
      #expect(painter.turningTrail(list, figure, scale: scale) == nil, "\(index)")
    }
  }

  /// A trail on a box and a line that shine through it.
  private static func list(at moment: Moment) -> List {
    var list = List()
    list.rounded(HUDScene.Rect(2, 1, 60, 46), radius: 6)
    list.fill(HUDScene.Color(0x305080, opacity: 0.7))
    list.rounded(HUDScene.Rect(20, 0, 9, 48))
    list.fill(.gray(0.5, opacity: 0.5))
    HUDScene.Indicator.trail.draw(
      at: moment,
      in: HUDScene.Place(
        HUDScene.Rect(11.5, 4.5, 40, 40), color: .gray(0.95, opacity: 0.9), track: .clear,
        lineWidth: 3), into: &list)
    return list
  }
}
