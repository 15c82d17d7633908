import Testing
import VisorTerminal

@Suite struct NeutralTests {
  @Test(
    "Text that does no harm stays as it is",
    arguments: [
      "", "Building 3 of 7", " a  b ", "naïve", "日本語", "شماره", "می\u{200C}خواهم", "👩🏻‍❤️‍💋‍👨🏼", "1️⃣🇩🇪",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{E0B0}", "\u{FFFD}", "a\u{A0}b",
    ])
  func harmless(text: String) {
    #expect(scalars(Neutral.line(text)) == scalars(text))
  }

  @Test(
    "Escape sequences vanish whole, incomplete ones as far as they go",
    arguments: [
      // CSI
      ("a\u{1B}[31mb", "ab"), ("a\u{9B}1;31mb", "ab"), ("a\u{1B}[?25lb", "ab"),
      ("a\u{1B}[ qb", "ab"),
      ("a\u{1B}[1;3", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[3é", "aé"), ("a\u{1B}[3\nm", "a m"),
      ("a\u{1B}[1\u{1B}[2Jb", "ab"), ("\u{1B}[[Ab", "Ab"),
      // Strings
      ("a\u{1B}]0;título\u{7}b", "ab"), ("a\u{1B}]0;t\u{1B}\\b", "ab"), ("a\u{9D}0;t\u{9C}b", "ab"),
      ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
      ("a\u{1B}Pq#0\n~\u{1B}\\b", "ab"),
      ("a\u{90}x\u{7}y", "ay"), ("a\u{1B}Xs\u{1B}\\b", "ab"), ("a\u{1B}^p\u{9C}b", "ab"),
      ("a\u{1B}_G\u{1B}\\b", "ab"), ("a\u{98}s\u{9C}b\u{9E}p\u{9C}c\u{9F}a\u{9C}d", "abcd"),
      ("a\u{1B}]0;t", "a"), ("a\u{1B}]0;t\nb", "a"), ("a\u{1B}]0;t\u{1B}[1mb", "ab"),
      ("a\u{1B}]0;t\u{18}b", "ab"),
      // Short ones
      ("a\u{1B}7b", "ab"), ("a\u{1B}cb", "ab"), ("a\u{1B}(0b", "ab"), ("a\u{1B}( éb", "aéb"),
      ("a\u{1B}", "a"),
      ("a\u{1B}\u{1B}cb", "ab"), ("a\u{1B}éb", "aéb"), ("a\u{1B}Mb", "ab"), ("a\u{1B}\\b", "ab"),
    ])
  func sequences(text: String, line: String) {
    #expect(scalars(Neutral.line(text)) == scalars(line))
  }

  @Test(
    "Controls vanish or become a space",
    arguments: [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\t\n\u{B}\u{C}\rb", "a b"),
      ("a\u{85}b\u{2028}c\u{2029}", "a b c "),
      ("a\n b", "a  b"), ("a\u{0}\u{8}\u{7}\u{7F}\u{80}\u{9C}b", "ab"),
      ("a\u{202E}b\u{2069}c\u{200F}\u{61C}", "abc"),
      ("\u{FEFF}a\u{200B}b\u{AD}c\u{2060}\u{180E}", "abc"),
      ("a\u{E0068}\u{E0069}b\u{E0001}", "ab"), ("👍\u{E0067}\u{E0062}\u{E0065}\u{E007F}", "👍"),
      ("🏴\u{E0067}\u{E0062}", "🏴"), ("🏴\u{E0067}\u{E007F}x", "🏴x"),
    ])
  func controls(text: String, line: String) {
    #expect(scalars(Neutral.line(text)) == scalars(line))
  }

  @Test(
    "A noncharacter becomes the replacement character",
    arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x2FFFE, 0x10FFFF] as [UInt32])
  func noncharacters(value: UInt32) {
    let text = Unicode.Scalar(value).map { "a\(Character($0))b" }
    #expect(text.map { Neutral.line($0) } == "a\u{FFFD}b")
  }

  @Test("A cluster keeps sixteen scalars")
  func longClusters() {
    let marks = String(repeating: "\u{301}", count: 500)
    let family = String(repeating: "👩\u{200D}", count: 500)
    let signs = String(repeating: "\u{600}", count: 12)
    let wales = "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    let lines = ["a\(marks)b", marks, family + "x", wales + marks, "\u{7}" + signs + wales]
    #expect(lines.map { Neutral.line($0).unicodeScalars.count } == [17, 16, 17, 16, 13])
  }

  @Test(
    "No more than the limit is looked at",
    arguments: [
      ("abc", 2, "ab"), ("abc", 3, "abc"), ("abc", 0, ""), ("abc", -1, ""), ("é\nb", 2, "é "),
      ("a\u{1B}[1mb", 4, "a"), ("日本語", 2, "日本"),
    ])
  func limits(text: String, limit: Int, line: String) {
    #expect(Neutral.line(text, limit: limit) == line)
  }

  @Test(
    "Bytes that are no UTF-8 become the replacement character",
    arguments: [
      ([], ""), ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xC3, 0xA9], "é"), ([0xC3], "\u{FFFD}"),
      ([0x9B, 0x31, 0x6D], "\u{FFFD}1m"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xC2, 0x9B, 0x31, 0x6D], ""), ([0xC0, 0x9B], "\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func bytes(utf8: [UInt8], line: String) {
    #expect(Neutral.line(utf8: utf8) == line)
  }

  @Test(
    "Lines end at every line break, and each is neutral",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("a\r\nb\rc\nd", ["a", "b", "c", "d"]),
      ("a\n\r\nb", ["a", "", "b"]), ("a\u{85}b\u{2028}c\u{2029}", ["a", "b", "c"]),
      ("a\tb\u{C}c", ["a b c"]),
      ("\u{1B}]0;t\nb\u{1B}[1m", ["", "b"]), ("a\u{1B}[31\nmb", ["a", "mb"]),
    ] as [(String, [String])])
  func lines(text: String, lines: [String]) {
    #expect(Neutral.lines(text) == lines)
  }

  @Test("What is neutral stays so, without controls and in bounded bytes")
  func randomTexts() {
    var source = ScalarSource(seed: 2)
    var wrong: [String] = []
    for _ in 0..<20_000 {
      let text = source.text(upTo: 40)
      let results = [Neutral.line(text)] + Neutral.lines(text)
      let holds = results.allSatisfy { line in
        scalars(Neutral.line(line)) == scalars(line)
          && line.utf8.count <= 64 * DisplayWidth.of(line)
          && Clusters(line).allSatisfy { $0.text.unicodeScalars.count <= Neutral.longestCluster }
          && line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      }
      if !holds { wrong.append(text.debugDescription) }
    }
    #expect(wrong == [])
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] {
    Array(text.unicodeScalars)
  }
}
