import Testing
import VisorTerminal

@Suite struct RowTests {
  @Test(
    "A row is cut at whole clusters and keeps its styles",
    arguments: [
      (9, "ab日本👍🏽", 9), (8, "ab日本👍🏽", 8), (7, "ab日本…", 7), (6, "ab日…", 5), (3, "ab…", 3), (1, "…", 1),
      (0, "", 0),
      (-1, "", 0),
    ])
  func truncated(width: Int, text: String, cells: Int) {
    let row = Row([.init("ab", Style(.red)), .init("日本👍🏽")]).truncated(to: width)
    #expect(row.spans.map(\.text).joined() == text && row.width == min(cells, 8))
    #expect(width < 2 || row.spans.first?.style == Style(.red))
  }
}
