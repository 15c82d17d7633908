import Testing
import VisorTestSupport

@Suite struct ScreenTotalityTests {
  private static let stream =
    "Hé日本語\u{1B}[1;38;2;1;2;3mx\u{1B}[2;3r\u{1B}]0;títle\u{1B}\\👩\u{200D}🚀🇩🇪\r\n\u{1B}[?1049h"
    + "\u{1B}[H⚠\u{FE0F}\u{9B}2J\u{1B}]8;;u:é\u{7}l\u{1B}[?1049l\u{1B}P1|é\u{1B}\\\u{1B}[9"
    + "\u{1B}[3@z\u{1B}[4b\u{18}abcdefghijklmnop\u{1B}[6n"

  @Test("Where the input is cut makes no difference")
  func cuts() {
    let bytes = Array(Self.stream.utf8) + [0xE2, 0x82, 0x1B, 0x5B, 0x41, 0xFF]
    var whole = Screen(columns: 7, rows: 4)
    whole.feed(bytes)
    let different = bytes.indices.filter { cut in
      var parts = Screen(columns: 7, rows: 4)
      parts.feed(bytes[..<cut])
      parts.feed(bytes[cut...])
      return parts != whole
    }
    var single = Screen(columns: 7, rows: 4)
    for byte in bytes { single.feed(CollectionOfOne(byte)) }
    #expect(different.isEmpty && single == whole)
  }

  @Test(
    "No input makes it fail, at any size and through any change of size",
    arguments: [[1, 1], [2, 1], [1, 2], [2, 2], [3, 5], [20, 5], [80, 24]])
  func noise(_ size: [Int]) {
    var numbers = SeededGenerator(seed: size[0] * 100 + size[1])
    let pieces = [
      "\u{1B}[", "\u{1B}]", "\u{1B}", ";", "1", "2", "9", "?", "h", "l", "m", "r", "H", "J", "K",
      "L",
      "M", "P", "@", "X", "S", "T", "A", "B", "C", "D", "b", "s", "u", "\n", "\r", "\u{8}", "\t",
      "日",
      "👩", "\u{200D}", "🚀", "🇩", "\u{FE0F}", "\u{301}", "⚠", "a", "bcdefghij", "각", "\u{903}",
      "\u{9B}",
      "\u{1B}M", "\u{1B}[?1049h", "\u{1B}[?1049l", "\u{1B}[?47h", "\u{1B}[?7l", "\u{1B}[44m",
      "\u{1B}c",
      "\u{1B}[!p", "\u{1B}[2;3r", "\u{1B}[3;1H", "\u{1B}7", "\u{1B}8", "\u{7}", "\u{18}",
    ].map { Array($0.utf8) }
    var screen = Screen(columns: size[0], rows: size[1])
    var badStates = 0
    for _ in 0..<6_000 {
      switch numbers.next() % 40 {
      case 0:
        screen.reflowsOnResize = numbers.next() % 4 > 0
        screen.resize(
          columns: Int(numbers.next() % UInt64(size[0] + 3)),
          rows: Int(numbers.next() % UInt64(size[1] + 3)))
      case 1...8: screen.feed(CollectionOfOne(UInt8(truncatingIfNeeded: numbers.next())))
      default: screen.feed(pieces[Int(numbers.next() % UInt64(pieces.count))])
      }
      let isSound =
        screen.lines.count == screen.rows && (0..<screen.rows).contains(screen.cursor.row)
        && (0..<screen.columns).contains(screen.cursor.column)
      badStates += isSound ? 0 : 1
    }
    #expect(badStates == 0)
  }

  @Test("Endless sequences and reports stay bounded")
  func endless() {
    var screen = Screen(columns: 10, rows: 2)
    screen.feed("\u{1B}[" + String(repeating: "1;", count: 100_000) + "m")
    screen.feed("\u{1B}]0;" + String(repeating: "x", count: 200_000) + "\u{7}")
    for _ in 0..<2_000 { screen.feed("\u{1B}[6n") }
    let longest = screen.unrecognized.map(\.count).max() ?? 0
    #expect("\(screen.unrecognized.count) \(longest <= 200) \(screen.title)" == "1000 true ")
  }

  @Test("Sizes are brought within what a screen can have")
  func sizes() {
    let screens = [
      Screen(columns: .min, rows: 0), Screen(columns: .max, rows: .max),
    ]
    #expect(screens.map { [$0.columns, $0.rows] } == [[1, 1], [2_000, 2_000]])
  }
}
