import Testing
@testable import VisorTerminal

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

  @Test(
    "A line that is to be broken is broken at spaces, and only where it is too long",
    arguments: [
      (41, ["✗ Linking 日本 parts  exit status 3  0.1s"]),
      (30, ["✗ Linking 日本 parts  exit", "status 3  0.1s"]),
      (19, ["✗ Linking 日本", "parts  exit status", "3  0.1s"]),
      (6, ["✗", "Linking", "日本", "parts", "exit", "status", "3", "0.1s"]),
      (0, ["✗", "Linking", "日本", "parts", "exit", "status", "3", "0.1s"]),
    ])
  func broken(width: Int, texts: [String]) {
    var row = Row([
      .init("✗", Style(.red)), .init(" Linking 日本 parts"), .init("  exit status 3"),
      .init("  0.1s"),
    ])
    #expect(row.broken(at: width) == [row])
    row.breaksAtSpaces = true
    let parts = row.broken(at: width)
    #expect(parts.map { $0.spans.map(\.text).joined() } == texts)
    #expect(parts.first?.spans.first?.style == Style(.red))
  }
}
