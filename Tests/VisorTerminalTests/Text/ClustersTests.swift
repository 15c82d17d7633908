import Testing
import VisorTerminal

@Suite struct ClustersTests {
  @Test("Clusters end where Unicode's own cases say")
  func unicodeCases() {
    let wrong = graphemeBreakCases.split(separator: "\n").filter { line in
      let expected = line.split(separator: "|").map { cluster in
        scalars(cluster.split(separator: "+"))
      }
      return Clusters(text(expected)).map { Array($0.text.unicodeScalars) } != expected
    }
    #expect(wrong == [])
  }

  @Test(
    "A cluster is what a person takes for one character",
    arguments: [
      ("", []), ("abc", ["a", "b", "c"]), ("e\u{301}x", ["e\u{301}", "x"]), ("\r\n", ["\r\n"]),
      ("рџ", ["р", "џ"]), ("🇩🇪🇫🇷🇦", ["🇩🇪", "🇫🇷", "🇦"]), ("👩‍👩‍👧!", ["👩‍👩‍👧", "!"]),
      ("1️⃣2", ["1️⃣", "2"]), ("각각", ["각", "각"]), ("\u{301}a", ["\u{301}", "a"]),
    ] as [(String, [String])])
  func samples(text: String, clusters: [String]) {
    #expect(
      Clusters(text).map { Array($0.text.unicodeScalars) }
        == clusters.map { Array($0.unicodeScalars) })
  }

  private func scalars(_ codes: [Substring]) -> [Unicode.Scalar] {
    codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }

  private func text(_ clusters: [[Unicode.Scalar]]) -> String {
    var text = String.UnicodeScalarView()
    for cluster in clusters { text.append(contentsOf: cluster) }
    return String(text)
  }
}
