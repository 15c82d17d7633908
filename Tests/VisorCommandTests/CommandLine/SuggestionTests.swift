import Testing

@testable import VisorCommand

@Suite struct SuggestionTests {
  @Test(
    "A name within two slips is suggested, or the only one that was begun",
    arguments: [
      ("titel", "title"), ("tilte", "title"), ("ttle", "title"), ("TITLE", "title"),
      ("su", "success"), ("failrue", "failure"), ("fialrue", "failure"), ("s", nil), ("", nil),
      ("qiut", "quiet"), ("quite", "quiet"), ("xxxxx", nil), ("ra", nil), ("rn", "run"),
      ("title-title-title-title-title-title-title", nil),
    ] as [(String, String?)])
  func nearest(typed: String, expected: String?) {
    let names = ["title", "success", "failure", "quiet", "run"]
    #expect(Suggestion.nearest(to: typed, among: names) == expected)
  }

  @Test(
    "Swapped neighbours are one slip",
    arguments: [
      ("", "", 0), ("abc", "", 3), ("ab", "ba", 1), ("abcd", "acbd", 1), ("kitten", "sitting", 3),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(Suggestion.distance(Array(first.utf8), Array(second.utf8)) == expected)
  }
}
