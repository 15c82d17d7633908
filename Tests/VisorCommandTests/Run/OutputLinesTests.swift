import Testing

@testable import VisorCommand

@Suite struct OutputLinesTests {
  private func last(_ limit: Int, _ parts: [String]) -> [String] {
    var lines = OutputLines(limit: limit)
    for part in parts { Array(part.utf8).withUnsafeBytes { lines.take($0) } }
    return lines.last
  }

  @Test(
    "The last lines are those that a person would see",
    arguments: [
      (5, [""], []),
      (5, ["one\n"], ["one"]),
      (5, ["one\ntwo\n"], ["one", "two"]),
      (2, ["one\ntwo\nthree\n"], ["two", "three"]),
      (2, ["one\ntwo\nthr"], ["two", "thr"]),
      (1, ["o", "n", "e"], ["one"]),
      (5, ["a\r\nb\r\n"], ["a", "b"]),
      (5, ["10%\r20%\r30%"], ["30%"]),
      (5, ["10%\r20%\r"], ["20%"]),
      (5, ["10%\r", "5"], ["5"]),
      (5, ["a\n\n  \nb\n"], ["a", "b"]),
      (1, ["a\n\n"], ["a"]),
      (1, ["\u{1B}[31mred\u{1B}[m\n"], ["red"]),
      (1, ["\u{1B}]0;title\u{07}x\n"], ["x"]),
      (0, ["a\nb\n"], ["b"]),
      (1, ["caf", "é\n"], ["café"]),
    ] as [(Int, [String], [String])])
  func lines(limit: Int, parts: [String], expected: [String]) {
    #expect(last(limit, parts) == expected)
  }

  @Test("Of a line without an end the beginning is kept")
  func endless() {
    let line = last(1, [String](repeating: String(repeating: "x", count: 1000), count: 100))
    #expect(line == [String(repeating: "x", count: 4096)])
  }
}
