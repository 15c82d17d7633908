import Testing
import Visor
import VisorCairo
import VisorScene

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct TrailsTests {
  typealias List = HUDScene.DisplayList

  @Test(
    "A trail that is drawn again looks as its pieces do one by one",
    arguments: 0..<60, [1.0, 1.5, 2, 3])
  func looksTheSame(frame: Int, scale: Double) throws {
    let list = Self.list {
      let place = HUDScene.Place(
        HUDScene.Rect(4, 4, 40, 40), color: .gray(0.95, opacity: 0.9), track: .clear, lineWidth: 3)
      HUDScene.Indicator.trail.draw(
        at: Moment.zero + .milliseconds(frame * 17), in: place, into: &$0)
    }
    let most = try Self.difference(list, scale: scale)
    #expect(most <= 24)
  }

  @Test("What is no trail is drawn as it is", arguments: others)
  func differs(name: String, pieces: [Piece]) throws {
    let list = Self.list { list in
      for piece in pieces { piece.draw(into: &list) }
    }
    let most = try Self.difference(list, scale: 2)
    #expect(most == 0, "\(name)")
  }

  @Test("Of a trail that overlaps itself, what does not is drawn as one")
  func overlaps() throws {
    let list = Self.list { list in
      for index in 0..<20 {
        Piece(Double(index) * 0.5, Double(index + 1) * 0.5).draw(into: &list)
      }
    }
    let most = try Self.difference(list, scale: 2)
    #expect(most <= 24)
  }

  private static let others: [(String, [Piece])] = [
    ("few pieces", Array(steps.prefix(3))),
    ("gaps", steps.map { Piece($0.from, $0.to - 0.1) }),
    ("pieces that are too short", (0..<40).map { Piece(Double($0) * 0.01, Double($0 + 1) * 0.01) }),
    ("other hues", steps.map { Piece($0.from, $0.to, color: .gray($0.to / 6)) }),
    ("a spiral", steps.map { Piece($0.from, $0.to, radius: 10 + $0.to) }),
    ("backwards", steps.map { Piece($0.to, $0.from) }),
    ("round ends", steps.map { Piece($0.from, $0.to, cap: .round) }),
    ("a line first", steps.map { Piece($0.from, $0.to, start: HUDScene.Point(1, 1)) }),
    ("a circle without a hole", steps.map { Piece($0.from, $0.to, width: 30) }),
  ]

  private static let steps = (0..<8).map { Piece(Double($0) * 0.5, Double($0 + 1) * 0.5) }

  struct Piece: Sendable {
    var (from, to) = (0.0, 0.0)
    var radius = 16.0
    var width = 3.0
    var color = HUDScene.Color.white
    var cap = List.Pen.Cap.butt
    var start: HUDScene.Point?

    init(
      _ from: Double, _ to: Double, radius: Double = 16, width: Double = 3,
      color: HUDScene.Color = .gray(1, opacity: 0.5), cap: List.Pen.Cap = .butt,
      start: HUDScene.Point? = nil
    ) {
      (self.from, self.to, self.radius, self.width) = (from, to, radius, width)
      (self.color, self.cap, self.start) = (color, cap, start)
    }

    func draw(into list: inout List) {
      let center = HUDScene.Point(24, 24)
      list.move(
        to: start
          ?? HUDScene.Point(center.x + cos(from) * radius, center.y + sin(from) * radius))
      list.arc(center, radius: radius, from: from, to: to)
      list.stroke(.init(width, cap: cap), color)
    }
  }

  private static func list(_ draw: (inout List) -> Void) -> List {
    var list = List()
    list.rounded(HUDScene.Rect(0, 0, 48, 48))
    list.fill(HUDScene.Color(0x303436))
    draw(&list)
    return list
  }

  /// By how much a part of a pixel differs at most between what is drawn first and what is drawn again.
  private static func difference(_ list: List, scale: Double) throws -> Int {
    let painter = CairoPainter()
    let pictures = try (0..<3).map { _ in
      let side = Int(48 * scale)
      let bitmap = try #require(Bitmap(width: side, height: side))
      bitmap.draw { painter.paint(list, on: $0, scale: scale) }
      return bitmap.rows.joined()
    }
    return zip(pictures[0], pictures[2]).reduce(0) { max($0, difference($1.0, $1.1)) }
  }

  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    let parts: [UInt32] = [0, 8, 16, 24]
    let differences = parts.map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }
    return differences.max() ?? 0
  }
}
