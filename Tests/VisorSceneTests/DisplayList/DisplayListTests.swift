import Testing
import VisorScene

@Suite struct DisplayListTests {
  @Test("A list reads as one command a line")
  func text() {
    var list = HUDScene.DisplayList()
    list.rounded(HUDScene.Rect(0, 0, 10, 20), radius: 99)
    list.fill(.gray(0.5, opacity: 0.5))
    list.group(opacity: 1, bounds: .zero) {
      $0.circle(.zero, radius: 1); $0.fill(.white)
    }
    list.group(opacity: .nan, bounds: HUDScene.Rect(1, 2, 3, 4)) {
      $0.move(to: .zero)
      $0.line(to: HUDScene.Point(1, 0.12345))
      $0.stroke(.init(2), HUDScene.Color(0xFF8800))
    }
    #expect(
      list.description == """
        fill #80808080 R0,0 10x20 5
        fill #FFFFFF M1,0 A0,0 1 0..6.283 Z
        group 0 x1+0,0 1,2 3x4
          stroke #FF8800 2 round round M0,0 L1,0.123
        end
        """)
  }
}
