import CCairo
import Testing
import VisorCairo
import VisorScene
import VisorTestSupport

@Suite struct CairoPainterTests {
  private static let family = "DejaVu Sans"

  @Test("Fills, lines, clips, gradients, text, pictures and groups look as they are stored")
  func everything() throws {
    let bitmap = try #require(Bitmap(width: 240, height: 160))
    let list = Samples.everything
    bitmap.draw { CairoPainter(systemFamily: Self.family).paint(list, on: $0, scale: 2) }
    ReferencePicture("everything").expect(bitmap)
  }

  @Test("A group that fades is faded as one")
  func fadedGroup() throws {
    let bitmap = try #require(Bitmap(width: 4, height: 4))
    var list = HUDScene.DisplayList()
    let all = HUDScene.Rect(0, 0, 4, 4)
    list.group(opacity: 0.5, bounds: all) {
      $0.rounded(all)
      $0.fill(.white)
      $0.rounded(all)
      $0.fill(.black)
    }
    bitmap.draw { CairoPainter().paint(list, on: $0) }
    #expect(Set(bitmap.rows.joined().map { $0 >> 24 }) == [0x80])
    #expect(Set(bitmap.rows.joined().map { $0 & 0xFF }) == [0])
  }

  @Test("A part of a list can be drawn alone")
  func part() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1))
    var list = HUDScene.DisplayList()
    for color in [HUDScene.Color.white, .black] {
      list.rounded(HUDScene.Rect(0, 0, 1, 1))
      list.fill(color)
    }
    bitmap.draw { CairoPainter().paint(list, 0..<1, on: $0) }
    #expect(bitmap.rows == [[0xFFFF_FFFF]])
    bitmap.draw { CairoPainter().paint(list, 1..<99, on: $0) }
    #expect(bitmap.rows == [[0xFF00_0000]])
  }

  @Test("Any list can be drawn, and leaves the context as it was", arguments: 0..<400)
  func anything(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let bitmap = try #require(Bitmap(width: 30, height: 20))
    let painter = CairoPainter(systemFamily: Self.family)
    for _ in 0..<4 {
      let list = Samples.anything(&random)
      bitmap.draw { cairo in
        painter.paint(list, on: cairo, scale: random.pick([1, 2.5, 0, .nan, -1, 16]))
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        #expect(cairo_status(cairo) == CAIRO_STATUS_SUCCESS)
        #expect(matrix.xx == 1 && matrix.yy == 1 && matrix.x0 == 0 && matrix.y0 == 0)
        #expect(cairo_get_group_target(cairo) == cairo_get_target(cairo))
      }
    }
  }
}
