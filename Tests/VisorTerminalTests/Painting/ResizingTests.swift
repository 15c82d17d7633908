import Testing
import VisorTerminal
import VisorTestSupport

@Suite("Rows on a terminal that changes its size") struct ResizingTests {
  @Test("No residue at any width, in either direction", arguments: 1...40, [true, false])
  func residue(columns: Int, reflows: Bool) {
    var screen = PaintedScreen(columns: 20, rows: 8, reflows: reflows)
    screen.pass("above\n")
    screen.frame("a row that is nineteen", "日本語日本語日本語日本語", "x")
    screen.resize(columns: columns, rows: 8)
    #expect(screen.shown == screen.expected)
    screen.resize(columns: 20, rows: 8)
    #expect(screen.shown == screen.expected)
  }

  @Test(
    "No residue where a terminal says late that it is narrower", arguments: 1...19, [true, false])
  func late(columns: Int, reflows: Bool) {
    for change in ["a", "another row of nine", "a row that is 42 % n"] {
      var screen = PaintedScreen(columns: 21, rows: 8, reflows: reflows)
      screen.pass("above\n")
      screen.frame("a row that is 37 % n", "x", "y")
      screen.resize(columns: 20, rows: 8)
      screen.narrow(to: columns) { $0.frame(change, "x is longer than it was", "y", "z") }
      #expect(screen.shown == screen.expected)
    }
  }

  @Test(
    "No residue where each frame finds another width, told of late", arguments: 0..<50,
    [true, false])
  func everyFrame(seed: Int, reflows: Bool) {
    var random = SeededGenerator(seed: seed)
    var screen = PaintedScreen(columns: 20, rows: 8, reflows: reflows)
    screen.pass("above\n")
    screen.frame("row")
    screen.resize(columns: 21, rows: 8)
    for _ in 0..<20 {
      let rows = RandomRows.rows(&random)
      screen.narrow(to: Int.random(in: 1...40, using: &random)) { $0.frame(rows) }
      #expect(screen.shown == screen.expected)
    }
  }

  @Test("Rows that a lower screen gave up are painted again when it grows", arguments: 1...8)
  func height(rows: Int) {
    var screen = PaintedScreen(columns: 20, rows: 8)
    screen.pass("above\nopen")
    screen.frame("1", "2", "3", "4", "5")
    screen.resize(columns: 20, rows: rows)
    #expect(screen.shown == screen.expected)
    screen.resize(columns: 20, rows: 8)
    #expect(screen.shown == screen.expected)
  }

  @Test("An unknown size is 80 columns and 24 rows", arguments: [0, -1, Int.min])
  func unknown(measure: Int) {
    let size = ScreenSize(columns: measure, rows: measure)
    #expect(size.columns == 80 && size.rows == 24)
  }

  @Test(
    "An open line that no longer fits is left whole, and goes on in a new row",
    arguments: [true, false])
  func openLine(reflows: Bool) {
    var screen = PaintedScreen(columns: 20, rows: 8, reflows: reflows)
    screen.frame("row")
    screen.pass("a bar of 18 cells:\r")
    screen.resize(columns: 12, rows: 8)
    screen.pass("next")
    let start = reflows ? ["a bar of 18", "cells:"] : ["a bar of 18"]
    #expect(screen.shown == start + ["next", "row"])
  }
}
