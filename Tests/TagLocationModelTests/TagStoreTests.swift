import CSQLite
import ExampleSQLite
import Foundation
import TagLocationModel
import Testing

@Suite struct TagStoreTests {
  /// A file in a folder of its own, which is gone after the test.
  fileprivate final class Disk {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tags-\(UUID().uuidString)")
    var path: String { folder.appendingPathComponent("tags.sqlite").path }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func tag(_ text: String, at date: Int64 = 0) -> PlaceTag {
    PlaceTag(text: text, category: .park, photo: [0, 255, 0], place: .visited(1), date: date)
  }

  /// What comes of an attempt; `nil` for nothing bad.
  private func fault(_ body: () throws -> Void) -> StoreFault? {
    do { try body() } catch { return error as? StoreFault ?? .other }
    return nil
  }

  @Test("What was kept is there for the next program, whole, the newest first")
  func keeps() throws {
    let disk = try Disk()
    let bare = PlaceTag(place: Place(latitude: -90, longitude: 180, address: ""), date: -1)
    let odd = tag("'); DROP TABLE tag; -- \u{0} “zwei\nZeilen” 👩‍👩‍👧 \u{FFFD}", at: 2)
    let heavy = PlaceTag(
      text: String(repeating: "long ", count: 50_000), category: .cafe,
      photo: [UInt8](repeating: 7, count: 3_000_000), place: .visited(2), date: 1)
    for tag in [bare, odd, heavy] { try TagStore(StoreFile(path: disk.path)).add(tag) }
    #expect(try TagStore(StoreFile(path: disk.path)).all() == [odd, heavy, bare])
  }

  @Test("Of the same second, the one that came last is first")
  func order() throws {
    let disk = try Disk()
    let store = TagStore(StoreFile(path: disk.path))
    for text in ["first", "second"] { try store.add(tag(text)) }
    #expect(try store.all().map(\.text) == ["second", "first"])
  }

  @Test("Where there is no file yet there are no tags, and none is made by looking")
  func missing() throws {
    let disk = try Disk()
    #expect(try TagStore(StoreFile(path: disk.path)).all() == [])
    #expect(!FileManager.default.fileExists(atPath: disk.path))
    _ = FileManager.default.createFile(atPath: disk.path, contents: nil)
    #expect(try TagStore(StoreFile(path: disk.path)).all() == [])
  }

  @Test("A file that another program holds can be used once that lets go")
  func locked() throws {
    let disk = try Disk()
    let store = TagStore(StoreFile(path: disk.path, patience: 1))
    try store.add(tag("before"))
    var other: OpaquePointer?
    sqlite3_open(disk.path, &other)
    defer { sqlite3_close(other) }
    sqlite3_exec(other, "BEGIN EXCLUSIVE", nil, nil, nil)
    #expect(fault { try store.add(tag("meanwhile")) } == .locked)
    #expect(fault { _ = try store.all() } == .locked)
    sqlite3_exec(other, "COMMIT", nil, nil, nil)
    try store.add(tag("afterwards", at: 1))
    #expect(try store.all().map(\.text) == ["afterwards", "before"])
  }

  @Test("A file that may only be read is read")
  func readOnly() throws {
    let disk = try Disk()
    let store = TagStore(StoreFile(path: disk.path))
    try store.add(tag("before"))
    try disk.forbidWriting()
    #expect(fault { try store.add(tag("meanwhile")) } == .readOnly)
    #expect(try store.all().map(\.text) == ["before"])
  }

  @Test("A tag that has no room is not kept in part, and leaves those that are there")
  func full() throws {
    let disk = try Disk()
    var store = TagStore(StoreFile(path: disk.path))
    try store.add(tag("before"))
    store.file.pageLimit = 1
    let large = PlaceTag(
      text: "large", photo: [UInt8](repeating: 1, count: 100_000), place: .visited(0), date: 1)
    #expect(fault { try store.add(large) } == .full)
    #expect(try store.all().map(\.text) == ["before"])
  }

  @Test(
    "A file that is damaged is left as it is",
    arguments: [
      "no data base at all", String(repeating: "garbage ", count: 2_000),
      "SQLite format 3, and no more of it",
    ])
  func damaged(_ content: String) throws {
    let disk = try Disk()
    let bytes = Data(content.utf8)
    try bytes.write(to: URL(fileURLWithPath: disk.path))
    let store = TagStore(StoreFile(path: disk.path))
    #expect(fault { _ = try store.all() } == .damaged)
    #expect(fault { try store.add(tag("")) } == .damaged)
    #expect(try Data(contentsOf: URL(fileURLWithPath: disk.path)) == bytes)
  }

  @Test("A folder that is not there, or a folder in place of the file, is no place for tags")
  func unreachable() throws {
    let disk = try Disk()
    let missing = TagStore(
      StoreFile(path: disk.folder.appendingPathComponent("none/tags.sqlite").path))
    #expect(fault { try missing.add(tag("")) } == .unreachable)
    let folder = TagStore(StoreFile(path: disk.folder.path))
    #expect(fault { try folder.add(tag("")) } == .unreachable)
    #expect(fault { _ = try folder.all() } == .unreachable)
  }

  @Test("Each fault says in a sentence what to do", arguments: StoreFault.allCases)
  func sentences(_ fault: StoreFault) {
    #expect(fault.sentence.hasSuffix(".") && fault.sentence.count < 60)
  }
}

extension TagStoreTests.Disk {
  /// Makes the file one that SQLite may read and not write, for whoever runs the tests.
  fileprivate func forbidWriting() throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    // The version that a writer must know, in the header of the file.
    try file.seek(toOffset: 18)
    try file.write(contentsOf: [9])
    try file.close()
  }
}
