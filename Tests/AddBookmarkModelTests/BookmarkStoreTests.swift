import AddBookmarkModel
import CSQLite
import ExampleSQLite
import Foundation
import Testing

@Suite struct BookmarkStoreTests {
  /// A file in a folder of its own, which is gone after the test.
  private final class Disk {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bookmarks-\(UUID().uuidString)")
    var path: String { folder.appendingPathComponent("bookmarks.sqlite").path }
    var store: BookmarkStore { BookmarkStore(StoreFile(path: path, patience: 1)) }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func draft(_ title: String) -> BookmarkDraft {
    BookmarkDraft(url: "https://example.org/", title: title)
  }

  /// What comes of an attempt; `nil` for nothing bad.
  private func fault(_ body: () throws -> Void) -> StoreFault? {
    do { try body() } catch { return error as? StoreFault ?? .other }
    return nil
  }

  @Test("What was kept is there for the next program, whole, the newest first")
  func keeps() throws {
    let disk = try Disk()
    let titles = ["first", "'); DROP TABLE bookmark; --", "\u{0} 👩‍👩‍👧 \u{FFFD}"]
    let added = try titles.map { try disk.store.add(draft($0)) }
    #expect(try disk.store.all() == added.reversed() && added.map(\.title) == titles)
  }

  @Test("One that is deleted is gone, and its number is never given again")
  func deletes() throws {
    let disk = try Disk()
    let numbers = try ["first", "second", "third"].map { try disk.store.add(draft($0)).number }
    let isFound = try disk.store.delete(numbers[2])
    let again = try disk.store.delete(numbers[2])
    let next = try disk.store.add(draft("fourth"))
    #expect(isFound && !again && !numbers.contains(next.number))
    #expect(try disk.store.all().map(\.title) == ["fourth", "second", "first"])
  }

  @Test("Where there is no file yet there are no bookmarks, and none is made by looking")
  func missing() throws {
    let disk = try Disk()
    #expect(try disk.store.all() == [])
    #expect(!FileManager.default.fileExists(atPath: disk.path))
  }

  @Test("A file that another program holds can be used once that lets go")
  func locked() throws {
    let disk = try Disk()
    let kept = try disk.store.add(draft("before"))
    var other: OpaquePointer?
    sqlite3_open(disk.path, &other)
    defer { sqlite3_close(other) }
    sqlite3_exec(other, "BEGIN EXCLUSIVE", nil, nil, nil)
    #expect(fault { _ = try disk.store.add(draft("meanwhile")) } == .locked)
    #expect(fault { _ = try disk.store.delete(kept.number) } == .locked)
    #expect(fault { _ = try disk.store.all() } == .locked)
    sqlite3_exec(other, "COMMIT", nil, nil, nil)
    _ = try disk.store.add(draft("afterwards"))
    #expect(try disk.store.all().map(\.title) == ["afterwards", "before"])
  }

  @Test("A file that may only be read is read")
  func readOnly() throws {
    let disk = try Disk()
    let kept = try disk.store.add(draft("before"))
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: disk.path))
    // The version that a writer must know, in the header of the file.
    try file.seek(toOffset: 18)
    try file.write(contentsOf: [9])
    try file.close()
    #expect(fault { _ = try disk.store.add(draft("meanwhile")) } == .readOnly)
    #expect(fault { _ = try disk.store.delete(kept.number) } == .readOnly)
    #expect(try disk.store.all() == [kept])
  }

  @Test("One that has no room is not kept in part, and leaves those that are there")
  func full() throws {
    let disk = try Disk()
    let kept = try disk.store.add(draft("before"))
    var store = disk.store
    store.file.pageLimit = 1
    let large = draft(String(repeating: "large ", count: 20_000))
    #expect(fault { _ = try store.add(large) } == .full)
    #expect(try store.all() == [kept])
  }

  @Test("A file that is damaged is left as it is")
  func damaged() throws {
    let disk = try Disk()
    let bytes = Data(String(repeating: "garbage ", count: 2_000).utf8)
    try bytes.write(to: URL(fileURLWithPath: disk.path))
    #expect(fault { _ = try disk.store.all() } == .damaged)
    #expect(fault { _ = try disk.store.add(draft("")) } == .damaged)
    #expect(try Data(contentsOf: URL(fileURLWithPath: disk.path)) == bytes)
  }
}

@Suite struct BookmarkDraftTests {
  @Test("What is kept has an address that leads to a page, and a title of one line")
  func taken() throws {
    let draft = try BookmarkDraft(url: " example.org ", title: " Two\n\tlines ").checked()
    #expect(draft == BookmarkDraft(url: "https://example.org", title: "Two lines"))
  }

  @Test(
    "What cannot be kept is refused, with the reason",
    arguments: [
      ("", "Title", BookmarkDraft.Fault.address(.missing)), ("", "", .address(.missing)),
      ("javascript:alert(1)", "Title", .address(.elsewhere)), ("example.org", "", .untitled),
      ("example.org", " \n ", .untitled),
    ])
  func refused(_ url: String, _ title: String, _ fault: BookmarkDraft.Fault) {
    #expect(throws: fault) { try BookmarkDraft(url: url, title: title).checked() }
    #expect(fault.sentence.hasSuffix("."))
  }
}
