import Testing
import VisorTerminal

@Suite struct DisplayWidthTests {
  @Test(
    "A text has the cells that a terminal gives it, or more",
    arguments: [
      ("", 0), ("abc", 3), ("naïve", 5), ("e\u{301}", 1), ("日本語", 6), ("ＡＢ", 4), ("ｱﾞ", 2),
      ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("α§±", 3), ("नि", 2), ("\u{600}1", 2),
      ("👍", 2), ("👍🏽", 2), ("☝🏽", 2), ("a🏽", 3), ("👩‍👩‍👧‍👦", 2), ("❤️‍🔥", 2), ("❤\u{200D}🔥", 2),
      ("☺", 1), ("☺\u{FE0F}", 2), ("☺\u{FE0E}", 1), ("👍\u{FE0E}", 2), ("a\u{FE0F}", 1),
      ("🇩🇪", 2), ("🇩", 2), ("🇩🇪🇫", 4), ("1\u{FE0F}\u{20E3}", 2), ("#\u{20E3}", 2), ("a\u{20E3}", 1),
      ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("\u{301}", 1),
      ("\u{301}\u{302}", 1), ("\u{200D}", 1), ("\u{FE0F}", 1), ("\u{1161}", 1), ("\u{AD}", 1),
      ("\u{E000}", 1), ("\u{4DC0}", 2), ("㉈", 2), ("\u{1FAFF}", 2),
      ("\u{1B}[\r\n\u{9B}\u{200B}", 1),
    ])
  func samples(text: String, cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }

  @Test(
    "A start of a text never splits a cluster",
    arguments: [
      ("", 3, "", 0), ("abc", -1, "", 0), ("abc", 0, "", 0), ("abc", 2, "ab", 2),
      ("abc", .max, "abc", 3), ("日本", 3, "日", 2), ("日本", 1, "", 0), ("e\u{301}x", 1, "e\u{301}", 1),
      ("👩‍👩‍👧x", 1, "", 0), ("👩‍👩‍👧x", 2, "👩‍👩‍👧", 2), ("🇩🇪🇫🇷", 3, "🇩🇪", 2), ("a", .min, "", 0),
    ])
  func starts(text: String, width: Int, start: String, cells: Int) {
    let result = DisplayWidth.prefix(text, fitting: width)
    #expect(scalars(result.text) == scalars(start[...]) && result.width == cells)
  }

  @Test(
    "A text that is cut ends in the ellipsis, within the width",
    arguments: [
      ("", 4, "…", ""), ("build", 5, "…", "build"), ("build", 4, "…", "bui…"),
      ("build", 1, "…", "…"),
      ("build", 0, "…", ""), ("build", -3, "…", ""), ("build", 4, "...", "b..."),
      ("build", 2, "...", "bu"), ("日本語", 5, "…", "日本…"), ("日本語", 4, "…", "日…"),
      ("👩‍👩‍👧👍", 3, "…", "👩‍👩‍👧…"), ("build", 3, "", "bui"), ("build", .max, "…", "build"),
    ])
  func truncation(text: String, width: Int, ellipsis: String, result: String) {
    #expect(DisplayWidth.truncated(text, to: width, ellipsis: ellipsis) == result)
  }

  @Test("Widths add up over clusters, and joining, cutting and bytes bound them")
  func randomTexts() {
    var source = ScalarSource(seed: 1)
    var wrong: [String] = []
    for _ in 0..<20_000 {
      let (text, other) = (source.text(upTo: 12), source.text(upTo: 6))
      let (whole, limit) = (DisplayWidth.of(text), Int(source.below(14)))
      let clusters = Array(Clusters(text))
      let start = DisplayWidth.prefix(text, fitting: limit)
      let cut = DisplayWidth.truncated(text, to: limit, ellipsis: other)
      let holds =
        scalars(clusters.map(\.text).joined()[...]) == scalars(text[...])
        && clusters.reduce(0) { $0 + $1.width } == whole
        && clusters.allSatisfy {
          DisplayWidth.of(String($0.text)) == $0.width && $0.width <= $0.text.utf8.count
        }
        && DisplayWidth.of(text + other) <= whole + DisplayWidth.of(other)
        && DisplayWidth.of(String(start.text)) == start.width && start.width <= limit
        && DisplayWidth.of(cut) <= limit
      if !holds { wrong.append(text.debugDescription + other.debugDescription) }
    }
    #expect(wrong == [])
  }

  private func scalars(_ text: Substring) -> [Unicode.Scalar] {
    Array(text.unicodeScalars)
  }
}
