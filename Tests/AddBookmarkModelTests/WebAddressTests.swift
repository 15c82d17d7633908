import AddBookmarkModel
import Testing

@Suite struct WebAddressTests {
  @Test(
    "What people type becomes the address of a page",
    arguments: [
      ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
      ("example.org", "https://example.org"), ("  example.org/a \n", "https://example.org/a"),
      ("HTTP://example.org", "HTTP://example.org"),
      ("localhost:8080", "https://localhost:8080"),
      ("example.org:8080/a", "https://example.org:8080/a"),
      ("http://[::1]:80/", "http://[::1]:80/"), ("192.0.2.1", "https://192.0.2.1"),
      ("https://bücher.example/ä b?q=ü", "https://xn--bcher-kva.example/%C3%A4%20b?q=%C3%BC"),
      ("https://example.org/mailto:a", "https://example.org/mailto:a"),
    ])
  func taken(_ typed: String, _ text: String) throws {
    #expect(try WebAddress(typed).text == text)
  }

  @Test(
    "What leads to no page is refused, with the reason",
    arguments: [
      ("", AddressFault.missing), (" \n\t", .missing),
      ("javascript:alert(1)", .elsewhere), ("data:text/html,<title>a</title>", .elsewhere),
      ("file:///etc/passwd", .elsewhere), ("mailto:a@example.org", .elsewhere),
      ("ftp://example.org", .elsewhere), ("https://", .unreadable), ("https:///a", .unreadable),
      ("two words", .unreadable), ("https://exa%6dple.org", .unreadable),
      ("https://exam\u{0}ple.org", .unreadable), ("https://example.org/\u{1B}[2J", .unreadable),
      ("https://example.org\r\nHost: other", .unreadable),
      ("https://ex\u{202E}ample.org", .unreadable), ("https://..", .unreadable),
      ("https://example.org:99999", .unreadable), ("https://example.org:0", .unreadable),
      ("https://example.org\\@other.example", .secret),
      ("https://me:secret@example.org", .secret), ("https://example.com@other.example", .secret),
      ("https://example.org/" + String(repeating: "a", count: 8_000), .tooLong),
    ])
  func refused(_ typed: String, _ fault: AddressFault) {
    #expect(throws: fault) { try WebAddress(typed) }
  }

  @Test("The host is read as people write it")
  func host() throws {
    #expect(try WebAddress("https://example.org:81/a").host == "example.org")
  }

  @Test("Each fault says in a sentence what is wrong", arguments: AddressFault.allCases)
  func sentences(_ fault: AddressFault) {
    #expect(fault.sentence.hasSuffix(".") && fault.sentence.count < 60)
  }
}
