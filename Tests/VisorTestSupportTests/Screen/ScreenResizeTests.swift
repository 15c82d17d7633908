import Testing
import VisorTestSupport

@Suite struct ScreenResizeTests {
  /// A screen that was fed something, then had these sizes.
  struct Resized: Sendable, CustomTestStringConvertible {
    let size: [Int]
    let input: String
    let sizes: [[Int]]
    let outcome: String

    init(_ size: [Int], _ input: String, _ sizes: [[Int]], _ outcome: String) {
      self.size = size
      self.input = input
      self.sizes = sizes
      self.outcome = outcome
    }

    var testDescription: String { "\(size) \(input.debugDescription) \(sizes) \(outcome)" }

    func screen(reflowing: Bool = true) -> Screen {
      var screen = Screen(columns: size[0], rows: size[1])
      screen.reflowsOnResize = reflowing
      screen.feed(input)
      for size in sizes { screen.resize(columns: size[0], rows: size[1]) }
      return screen
    }
  }

  @Test(
    "Another width wraps lines anew and keeps the cursor at its text",
    arguments: [
      Resized([6, 4], "abcdef", [[3, 4]], "^abc/def// 1:2~"),
      Resized([6, 4], "abcdefgh", [[10, 4]], "^abcdefgh/// 0:8"),
      Resized([6, 4], "abcdefgh", [[3, 4], [6, 4]], "^abcdef/gh// 1:2"),
      Resized([6, 4], "abc", [[3, 4]], "^abc/// 0:2~"),
      Resized([6, 4], "abcdef", [[8, 4]], "^abcdef/// 0:6"),
      Resized([6, 4], "ab\ncd", [[1, 4]], "^a/b/c/d 3:0~"),
      Resized([6, 3], "ab\ncdef", [[2, 3]], "^ab/cd/ef 2:1~"),
      Resized([6, 2], "ab\ncdef", [[2, 2]], "ab^cd/ef 1:1~"),
      Resized([6, 2], "ab\ncdef", [[2, 2], [6, 2]], "^ab/cdef 1:4"),
      Resized([6, 3], "abcdef\u{1B}[1;3H", [[2, 3]], "^ab/cd/ef 1:0"),
      Resized([6, 3], "ab\u{1B}[1;5H", [[3, 3]], "^ab// 0:2"),
      Resized([6, 2], "abcdef\nx\u{1B}[1;2H", [[2, 2]], "^ab/cd 0:1"),
      Resized([4, 3], "abc日", [[5, 3], [4, 3]], "^abc/日/ 1:2"),
      Resized([4, 3], "abc日", [[5, 3]], "^abc日// 0:4~"),
      Resized([4, 3], "日本", [[3, 3]], "^日/本/ 1:2"),
      Resized([4, 3], "日a", [[1, 3]], "^/a/ 1:0~"),
      Resized([6, 3], "abcdefg\u{1B}[1;4H\u{1B}[K\u{1B}[2;2H", [[12, 3]], "^abc/g/ 1:1"),
      Resized([6, 3], "abcdef\ng", [[12, 3]], "^abcdef/g/ 1:1"),
    ])
  func width(_ row: Resized) {
    #expect(row.screen().fullOutcome == row.outcome)
  }

  @Test(
    "Another height takes blank rows first, then what is below the cursor, then the top",
    arguments: [
      Resized([4, 4], "a\nb", [[4, 2]], "^a/b 1:1"),
      Resized([4, 3], "a\nb\nc", [[4, 2]], "a^b/c 1:1"),
      Resized([4, 3], "a\nb\nc", [[4, 2], [4, 3]], "^a/b/c 2:1"),
      Resized([4, 2], "a\nb\nc\nd", [[4, 3]], "a^b/c/d 2:1"),
      Resized([4, 3], "a\nb\nc\u{1B}[H", [[4, 2]], "^a/b 0:0"),
      Resized([4, 2], "a\nb", [[4, 4]], "^a/b// 1:1"),
      Resized([4, 2], "a", [[0, -3]], "^a 0:0~"),
    ])
  func height(_ row: Resized) {
    #expect(row.screen().fullOutcome == row.outcome)
  }

  @Test(
    "Without reflow rows are cropped",
    arguments: [
      Resized([6, 3], "abcdefgh", [[3, 3]], "^abc/gh/ 1:2"),
      Resized([6, 3], "abcdefgh", [[3, 3], [6, 3]], "^abc/gh/ 1:2"),
      Resized([6, 3], "日本語", [[3, 3]], "^日// 0:2"),
    ])
  func cropping(_ row: Resized) {
    #expect(row.screen(reflowing: false).fullOutcome == row.outcome)
  }

  @Test("While the alternate screen is shown the main one is wrapped anew behind it")
  func alternate() {
    var screen = Screen(6, 3, "abcdefgh\u{1B}[?1049h\u{1B}[Hvwxyz")
    screen.resize(columns: 4, rows: 3)
    let during = screen.outcome
    screen.feed("\u{1B}[?1049l!")
    #expect([during, screen.fullOutcome] == ["vwxy// 0:3", "^abcd/efgh/! 2:1"])
  }

  @Test("Margins are taken back and the scrollback is wrapped too")
  func marginsAndScrollback() {
    var screen = Screen(4, 2, "abcdefgh\ni\nj\u{1B}[1;1r")
    screen.resize(columns: 8, rows: 2)
    let wider = screen.fullOutcome
    screen.feed("\n\nk")
    #expect([wider, screen.fullOutcome] == ["abcdefgh^i/j 1:1", "abcdefgh/i/j^/k 1:1"])
  }
}
