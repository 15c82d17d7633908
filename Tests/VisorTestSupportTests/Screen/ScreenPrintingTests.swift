import Testing
import VisorTestSupport

@Suite struct ScreenPrintingTests {
  @Test(
    "Text wraps at the last column, but only once more text comes",
    arguments: [
      Shown("", "// 0:0"),
      Shown("abc", "abc// 0:3"),
      Shown("abcdef", "abcdef// 0:5~"),
      Shown("abcdefg", "abcdef/g/ 1:1"),
      Shown("abcdef\ng", "abcdef/g/ 1:1"),
      Shown("abcdef\rX", "Xbcdef// 0:1"),
      Shown("abcdef\u{8}X", "abcdXf// 0:5"),
      Shown("abcdef\u{1B}[KX", "abcdeX// 0:5~"),
      Shown("abcdef\u{1B}[31mX", "abcdef/X/ 1:1"),
      Shown("abcdef\u{1B}7\r\u{1B}8X", "abcdef/X/ 1:1"),
      Shown("\u{1B}[?7labcdefXY", "abcdeY// 0:5"),
      Shown("abcdef\u{1B}[?7lX", "abcdeX// 0:5"),
      Shown("\u{1B}[?7l\u{1B}[?7habcdefX", "abcdef/X/ 1:1"),
      Shown("aaaaaabbbbbbccccccd", "bbbbbb/cccccc/d 2:1"),
    ])
  func wrapping(_ row: Shown) {
    #expect(Screen(6, 3, row.input).outcome == row.outcome)
  }

  @Test(
    "Wide clusters take two cells and are never halved",
    arguments: [
      Shown("日本語", "日本語// 0:5~"),
      Shown("abcde日", "abcde/日/ 1:2"),
      Shown("\u{1B}[?7labcde日", "abcd日// 0:5"),
      Shown("日本\rx", "x 本// 0:1"),
      Shown("日本\u{1B}[2Gx", " x本// 0:2"),
      Shown("日本\u{1B}[2G語", " 語// 0:3"),
      Shown("日本\u{1B}[2G\u{1B}[K", "// 0:1"),
      Shown("日本\u{1B}[2G\u{1B}[X", "  本// 0:1"),
      Shown("日本\u{1B}[2G\u{1B}[@", "   本// 0:1"),
      Shown("日本語\r\u{1B}[@", " 日本// 0:0"),
      Shown("日本\u{1B}[2G\u{1B}[P", " 本// 0:1"),
      Shown("日本\r\u{1B}[P", " 本// 0:0"),
    ])
  func wide(_ row: Shown) {
    #expect(Screen(6, 3, row.input).outcome == row.outcome)
  }

  @Test(
    "Marks, joiners and selectors join the cell before them",
    arguments: [
      Shown("e\u{301}x", "e\u{301}x// 0:2"),
      Shown("abcdef\u{301}g", "abcdef\u{301}/g/ 1:1"),
      Shown("e\u{1B}[31m\u{301}x", "e\u{301}x// 0:2"),
      Shown("日\u{1B}[m\u{301}x", "日\u{301}x// 0:3"),
      Shown("👩\u{200D}🚀x", "👩\u{200D}🚀x// 0:3"),
      Shown("👍🏽x", "👍🏽x// 0:3"),
      Shown("🇩🇪🇫🇷x", "🇩🇪🇫🇷x// 0:5"),
      Shown("⚠\u{FE0F}x", "⚠\u{FE0F}x// 0:3"),
      Shown("abcde⚠\u{FE0F}x", "abcde/⚠\u{FE0F}x/ 1:3"),
      Shown("1\u{FE0F}\u{20E3}x", "1\u{FE0F}\u{20E3}x// 0:3"),
      Shown("각x", "각x// 0:3"),
      Shown("a\u{202E}b", "a\u{202E}b// 0:2"),
      Shown("\u{202E}b", "b// 0:1 \\u{202E}"),
    ])
  func joining(_ row: Shown) {
    #expect(Screen(6, 3, row.input).outcome == row.outcome)
  }

  @Test("What is wider than the screen is not shown", arguments: ["日", "⚠\u{FE0F}", "👩\u{200D}🚀"])
  func tooWide(_ text: String) {
    var screen = Screen(1, 2, "a\n" + text)
    screen.feed("\rb")
    #expect(screen.lines == ["a", "b"])
  }

  @Test("A heap of marks in one cell stops growing")
  func heapOfMarks() {
    let screen = Screen(6, 3, "a" + String(repeating: "\u{301}", count: 10_000) + "b")
    #expect(screen.lines[0].unicodeScalars.count == 65)
  }

  @Test("Invalid UTF-8 shows as replacement characters and is told")
  func invalid() {
    var screen = Screen(columns: 9, rows: 1)
    screen.feed([0x61, 0xFF, 0xE2, 0x82, 0x62, 0xC0, 0xAF, 0xED, 0xA0] as [UInt8])
    let told = ["FF", "E2 82", "C0", "AF", "ED", "A0"].map { " invalid UTF-8 " + $0 }.joined()
    #expect(screen.outcome == "a��b���� 0:8" + told)
  }
}
