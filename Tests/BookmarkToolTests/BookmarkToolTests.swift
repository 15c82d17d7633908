import CSQLite
import Foundation
import LocalServer
import Testing

/// The tool as others use it: in a pipe, with a folder for data of its own.
@Suite struct BookmarkToolTests {
  private let folder = Folder()

  private static func answer(_ path: String) -> [LocalServer.Part] {
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: text/html\r\n\r\n"
    if path == "/slow" { return [.gate, .text(head + "<title>Slow</title>")] }
    return path == "/page"
      ? [.text(head + "<title>A page &amp; \u{1B}[31mits\ttitle</title>")]
      : [.text("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")]
  }

  @Test("Without a title, that of the page is taken; results are on standard output alone")
  func adds() throws {
    let server = try LocalServer(Self.answer)
    let page = server.url.absoluteString + "page"
    // What a terminal would take for a colour is none without its first byte.
    let title = "A page & [31mits title"
    let shown = try folder.run("title", page)
    #expect(shown == Run(0, "\(title)\n", []))
    let kept = try folder.run("add", page)
    #expect(
      kept
        == Run(
          0, "1\t\(page)\t\(title)\n", ["✓ Bookmark saved!"]))
    withExtendedLifetime(server) {}
  }

  @Test("What takes longer is said while it goes on")
  func waits() throws {
    let server = try LocalServer(Self.answer)
    let words = ["title", server.url.absoluteString + "slow"]
    let run = try folder.run(words, until: "Getting site title…") { server.go() }
    #expect(run == Run(0, "Slow\n", ["✓ Getting site title…"]))
  }

  @Test("Bookmarks are listed, the newest first, and deleted by their numbers")
  func lists() throws {
    let words = [
      ["add", "example.org", "--title", "First"],
      ["add", "--title=Second\nline", "http://example.com"], ["delete", "1"],
      ["add", "--title", "-", "--", "example.net"],
    ]
    let statuses = try words.map { try folder.run($0).status }
    #expect(statuses == [0, 0, 0, 0])
    let run = try folder.run("list")
    #expect(run == Run(0, "3\thttps://example.net\t-\n2\thttp://example.com\tSecond line\n", []))
  }

  @Test("What does not work is said on standard error, with its reason, by status 1")
  func fails() throws {
    let server = try LocalServer(Self.answer)
    let missing = server.url.absoluteString + "none"
    let failed = "✗ An error occurred retrieving the title"
    let missed = try folder.run("add", missing)
    #expect(
      missed
        == Run(
          1, "", ["\(failed)  There is no page at this address."]))
    let refused = try folder.run("title", "javascript:alert(1)")
    #expect(
      refused
        == Run(
          1, "",
          ["\(failed)  Only addresses with http or https lead to pages."]))
    let untitled = try folder.run("add", "example.org", "--title", " ")
    #expect(untitled == Run(1, "", ["✗ Give the bookmark a title."]))
    let unknown = try folder.run("delete", "7")
    #expect(unknown == Run(1, "", ["✗ There is no bookmark 7"]))
    let listed = try folder.run("list")
    #expect(listed == Run(0, "", []))
    withExtendedLifetime(server) {}
  }

  @Test("A file that is damaged is told of and left as it is")
  func damaged() throws {
    let file = try folder.put(String(repeating: "garbage ", count: 999))
    let run = try folder.run("list")
    #expect(
      run
        == Run(
          1, "",
          [
            "✗ An error occurred reading the bookmarks  The file of the list is damaged. "
              + "Move it away."
          ]))
    #expect(try folder.run("add", "example.org", "--title", "a").status == 1)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("garbage garbage "))
  }

  @Test(
    "Words that are no command are a mistake of the caller's, with status 2",
    arguments: [
      ([], "There is no command."), (["ad"], "There is no command 'ad'."),
      (["add"], "One URL is wanted."), (["add", "a", "b"], "One URL is wanted."),
      (["title"], "One URL is wanted."), (["list", "a"], "'list' takes nothing more."),
      (["delete"], "One number is wanted."), (["delete", "a"], "'a' is no number."),
      (["list", "--title", "a"], "Only 'add' takes a title."),
      (["add", "a", "--titel", "b"], "There is no option '--titel'."),
      (["add", "a", "--title"], "'--title' wants a title."),
      (["\u{1B}[2J"], "There is no command ''."),
    ])
  func mistakes(_ words: [String], _ sentence: String) throws {
    let line = "visor-bookmark: \(sentence) See visor-bookmark --help."
    let run = try folder.run(words)
    #expect(run == Run(2, "", [line]))
  }

  @Test("Help is a result, wherever it is asked for")
  func help() throws {
    let run = try folder.run("add", "--help")
    #expect(run.status == 0 && run.output.hasPrefix("usage: visor-bookmark add") && run.log == [])
  }
}
