import AddBookmarkModel
import Foundation
import LocalServer
import Testing

// Where a proxy is set, libcurl asks it even for what is on this machine.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["http_proxy"] == nil))
struct TitleSourceTests {
  typealias Part = LocalServer.Part

  private static func page(_ body: String, _ head: String = "Content-Type: text/html") -> [Part] {
    [.text("HTTP/1.1 200 OK\r\nConnection: close\r\n\(head)\r\n\r\n\(body)")]
  }

  private static func answer(_ path: String) -> [Part] {
    let titled = "<title>Found</title>"
    switch path {
    case "/page": return page(titled)
    case "/bare": return page(titled, "X-Nothing: 1")
    case "/xhtml": return page(titled, "Content-Type: application/xhtml+xml; charset=utf-8")
    case "/latin":
      let head =
        "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: text/html;charset=latin1\r\n"
      return [.text(head + "\r\n<title>caf"), .bytes([0xE9]), .text("</title>")]
    case "/parts": return page("<title>Fo") + [.gate, .text("und</ti"), .gate, .text("tle>")]
    case "/huge": return page(titled) + [.endless(Array(repeating: 0x20, count: 16_384))]
    case "/endless": return page("<p>") + [.endless(Array(repeating: 0x61, count: 16_384))]
    case "/comment":
      return page("<!-- </title> -->") + [.gate, .text(titled)] + [.silence]
    case "/to": return page("", "Location: /page").moved
    case "/to-relative": return page("", "Location: to").moved
    case "/loop": return page("", "Location: /loop").moved
    case "/away": return page("", "Location: file:///etc/hostname").moved
    case "/nowhere": return page("", "Location: javascript:alert(1)").moved
    case "/pdf": return page("%PDF-1.7", "Content-Type: application/pdf")
    case "/text": return page(titled, "Content-Type: text/plain")
    case "/untitled": return page("<p>Hello")
    case "/empty": return page("")
    case "/slow", "/": return [.silence]
    case "/dribble": return page("<title>") + [.silence]
    case "/cut":
      return [.text("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 99\r\n\r\n<p>")]
    case "/noise": return [.text("No HTTP at all\r\n\r\n")]
    case "/nothing": return []
    default:
      let code = path.dropFirst()
      return [.text("HTTP/1.1 \(code) Oh\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")]
    }
  }

  /// The title at a path, or what went wrong.
  private func title(
    _ path: String, _ server: LocalServer, _ source: TitleSource = TitleSource(),
    scheme: String = "http"
  ) async -> String {
    defer { withExtendedLifetime(server) {} }
    do {
      let address = server.url.absoluteString + path
      return try await source.title(of: WebAddress(scheme + address.dropFirst(4)))
    } catch {
      return (error as? PageFault).map { "\($0)" } ?? "\(error)"
    }
  }

  @Test(
    "A page's title comes from the page itself, over whichever way",
    arguments: ["page", "bare", "xhtml", "huge", "to", "to-relative"])
  func found(_ path: String) async throws {
    let found = await title(path, try LocalServer(Self.answer))
    #expect(found == "Found")
  }

  @Test("The encoding that the server names counts")
  func encoded() async throws {
    let found = await title("latin", try LocalServer(Self.answer))
    #expect(found == "café")
  }

  @Test("A title may come in parts")
  func parts() async throws {
    let server = try LocalServer(Self.answer)
    for _ in 0..<2 { server.go() }
    let found = await title("parts", server)
    #expect(found == "Found")
  }

  @Test("The title is told as soon as it has come, whatever else the page has to say")
  func early() async throws {
    let server = try LocalServer(Self.answer)
    server.go()
    let found = await title("comment", server)
    #expect(found == "Found")
  }

  @Test("Of a page without an end no more is fetched than a title can be in")
  func bounded() async throws {
    let server = try LocalServer(Self.answer)
    let found = await title("endless", server, TitleSource(limit: 300_000))
    #expect(found == "untitled")
  }

  @Test(
    "What goes wrong is told apart",
    arguments: [
      ("404", PageFault.status(404)), ("410", .status(410)), ("500", .status(500)),
      ("503", .status(503)), ("403", .status(403)), ("418", .status(418)),
      ("pdf", .noPage("application/pdf")), ("text", .noPage("text/plain")),
      ("untitled", .untitled), ("empty", .untitled), ("loop", .endless), ("away", .strange),
      ("nowhere", .strange), ("cut", .interrupted), ("noise", .strange),
      ("nothing", .interrupted),
    ])
  func faults(_ path: String, _ fault: PageFault) async throws {
    let found = await title(path, try LocalServer(Self.answer))
    #expect(found == "\(fault)")
  }

  @Test(
    "A server that says nothing, or not enough, is waited for no longer than allowed",
    arguments: ["slow", "dribble"])
  func slow(_ path: String) async throws {
    let source = TitleSource(patience: .milliseconds(200))
    let found = await title(path, try LocalServer(Self.answer), source)
    #expect(found == "slow")
  }

  @Test("A server that is gone refuses")
  func refused() async throws {
    let url = try LocalServer(Self.answer).url
    await #expect(throws: PageFault.refused("127.0.0.1")) {
      try await TitleSource().title(of: WebAddress(url.absoluteString))
    }
  }

  @Test("A name that nobody has is said")
  func unknown() async throws {
    await #expect(throws: PageFault.unknownHost("no-such-host.invalid")) {
      try await TitleSource().title(of: WebAddress("http://no-such-host.invalid/"))
    }
  }

  @Test("A server without encryption is not spoken to as if it had it")
  func insecure() async throws {
    let server = try LocalServer(Self.answer)
    let found = await title("page", server, scheme: "https")
    #expect(found == "insecure(\"127.0.0.1\")")
  }

  @Test("Whoever gives up waits no longer")
  func cancelled() async throws {
    let server = try LocalServer(Self.answer)
    let task = Task { try await TitleSource().title(of: WebAddress(server.url.absoluteString)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    withExtendedLifetime(server) {}
  }

  @Test("Each fault says in one sentence what is wrong")
  func sentences() {
    let faults: [PageFault] =
      [.unknownHost("example.org"), .refused("example.org"), .slow, .interrupted]
      + [.insecure("example.org"), .noPage("image/png"), .untitled, .endless, .strange]
      + [401, 403, 404, 410, 429, 418, 500, 503].map { .status($0) }
    #expect(faults.map(\.sentence).allSatisfy { $0.hasSuffix(".") && $0.count < 60 })
  }
}

extension [LocalServer.Part] {
  /// The same, as an answer that sends on.
  fileprivate var moved: [LocalServer.Part] {
    map {
      guard case .bytes(let bytes) = $0 else { return $0 }
      let text = String(decoding: bytes, as: UTF8.self)
      return .text(text.replacing("200 OK", with: "302 Found"))
    }
  }
}
