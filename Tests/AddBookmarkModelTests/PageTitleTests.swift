@testable import AddBookmarkModel
import Testing

@Suite struct PageTitleTests {
  @Test(
    "The title is found as a browser finds it",
    arguments: [
      ("<html><head><title>Plain</title></head></html>", "Plain"),
      ("<TITLE\nid='a'>Upper</TITLE>", "Upper"), ("<title>cut off", "cut off"),
      ("<title>\n  Two\t\n lines  </title>", "Two lines"),
      ("<title>First</title><title>Second</title>", "First"),
      ("<!-- <title>Not this</title> --><title>This</title>", "This"),
      ("<script>'<title>Not this</title>'</script><title>This</title>", "This"),
      ("<svg><title>A drawing</title></svg><title>A page</title>", "A page"),
      (
        "<title>Q&amp;A &lt;b&gt; &quot;x&quot; &#8364;&#x20AC; &eacute;&hellip;</title>",
        "Q&A <b> \"x\" €€ é…"
      ),
      ("<title>a&nbsp;b</title>", "a b"),
      (
        "<title>R&D & more; &unknown;</title>",
        "R&D & more; &unknown;"
      ),
      ("<title>a\u{0}b</title>", "a\u{FFFD}b"),
      ("no markup at all", nil), ("", nil), ("<title></title>", nil), ("<title> \n </title>", nil),
      ("<svg><title>Only a drawing</title></svg>", nil),
    ] as [(String, String?)])
  func found(_ page: String, _ title: String?) {
    #expect(PageTitle.find(in: Array(page.utf8), charset: nil) == title)
  }

  @Test("A title is of bounded length")
  func long() {
    let page = "<title>" + String(repeating: "ä", count: 100_000) + "</title>"
    let title = PageTitle.find(in: Array(page.utf8), charset: nil)
    #expect(title == String(repeating: "ä", count: 499) + "…")
  }

  @Test("Whatever bytes come, they do no harm")
  func anything() {
    var random = SystemRandomNumberGenerator()
    let charsets = [nil, "utf-16", "shift_jis", "iso-2022-jp", "utf-7", "//IGNORE", "\u{0}", "é"]
    for _ in 0..<300 {
      let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      let page = noise[..<100] + Array("<title>a".utf8) + noise[100...]
      _ = PageTitle.find(in: Array(page), charset: charsets.randomElement() ?? nil)
    }
  }
}

@Suite struct PageTextTests {
  private func title(_ bytes: [UInt8], _ charset: String? = nil) -> String? {
    PageTitle.find(in: bytes, charset: charset)
  }

  private func page(_ title: [UInt8], declared: String = "") -> [UInt8] {
    Array("<html><head>\(declared)<title>".utf8) + title + Array("</title>".utf8)
  }

  @Test(
    "Text is read in the encoding that the server names",
    arguments: [
      ("UTF-8", [0xC3, 0xA4], "ä"), ("ISO-8859-1", [0xE4, 0x80], "ä€"),
      ("\"windows-1252\"", [0x93, 0x61, 0x94], "“a”"), ("koi8-r", [0xD0, 0xD2, 0xC9], "при"),
      ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B, 0x87, 0x40], "日本①"), ("EUC-JP", [0xC6, 0xFC], "日"),
      ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日"),
      ("gb2312", [0xD6, 0xD0], "中"), ("big5", [0xA4, 0xA4], "中"), ("euc-kr", [0xC7, 0xD1], "한"),
      ("windows-1251", [0xEF, 0xF0], "пр"), ("iso-8859-15", [0xA4], "€"),
    ] as [(String, [UInt8], String)])
  func named(_ charset: String, _ bytes: [UInt8], _ text: String) {
    #expect(title(page(bytes), charset) == text)
  }

  @Test(
    "Where the server says nothing, or nothing that is known, the page does",
    arguments: [
      "<meta charset=shift_jis>", "<META CHARSET='Shift_JIS'>",
      "<meta http-equiv=Content-Type content='text/html; charset=Shift_JIS'>",
      "<meta name=a content=b><meta content=\"text/html;charset=sjis\" http-equiv=CONTENT-TYPE>",
    ])
  func declared(_ meta: String) {
    let page = page([0x93, 0xFA], declared: meta)
    #expect(title(page) == "日" && title(page, "x-no-such-thing") == "日")
  }

  @Test("What the server says goes before what the page says, and a mark before both")
  func order() {
    let contradicting = page([0xE4], declared: "<meta charset=utf-8>")
    let marked = [0xEF, 0xBB, 0xBF] + page([0xC3, 0xA4], declared: "<meta charset=koi8-r>")
    #expect(title(contradicting, "iso-8859-1") == "ä" && title(marked, "koi8-r") == "ä")
  }

  @Test("UTF-16 is known by its mark or by the server's word")
  func wide() {
    let units = Array("<title>日ä</title>".utf16)
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      [
        title([0xFE, 0xFF] + big), title([0xFF, 0xFE] + little), title(big, "utf-16be"),
        title(little, "utf-16"),
      ] == Array(repeating: "日ä", count: 4))
    // Nobody could have read that in UTF-16.
    #expect(title(page([0xC3, 0xA4], declared: "<meta charset=utf-16>")) == "ä")
  }

  @Test("Where nobody says anything, it is UTF-8 if it can be, and windows-1252 if not")
  func guessed() {
    #expect(title(page([0xC3, 0xA4])) == "ä" && title(page([0xE4, 0x97])) == "ä—")
    #expect(title(page([0xC3, 0xA4]) + [0xE2, 0x82]) == "ä", "cut off within a character")
  }

  @Test("What cannot be read leaves the rest readable")
  func broken() {
    #expect(title(page([0x61, 0xFF, 0x62]), "utf-8") == "a\u{FFFD}b")
    #expect(title(page([0x61, 0xFF, 0x62]), "euc-jp") == "a\u{FFFD}b")
  }
}
