import Testing

@Suite(.serialized) struct ScreenletCellsTests {
  @Test("A window shows every action by its messages, its end and its presenter")
  func showsEveryCell() throws {
    #expect(
      try StageProgram.lines("screenlets-show-every-cell") == [
        "2688 cells, 0 of them wrong", "courses with clicks: 17",
      ])
  }
}
