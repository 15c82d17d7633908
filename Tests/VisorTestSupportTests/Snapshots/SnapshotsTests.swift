import Testing
import VisorTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct SnapshotsTests {
  /// Runs `body` with a folder of its own, which is gone afterwards.
  private func inFolder(_ body: (Snapshots) throws -> Void) throws {
    var template = Array("/tmp/visor-snapshots-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let snapshots = Snapshots(beside: "\(folder)/SomeTests.swift")
    defer {
      unlink("\(snapshots.folder)/a-b.txt")
      rmdir(snapshots.folder)
      rmdir(folder)
    }
    try body(snapshots)
  }

  @Test("The first time it is written and told; then it is compared, line by line")
  func comparison() throws {
    try inFolder { snapshots in
      let first = snapshots.difference(of: ["one", "two", "three"], from: "a/b")
      let same = snapshots.difference(of: ["one\ntwo", "three"], from: "a/b")
      let other = snapshots.difference(of: ["zero", "one", "three", "four"], from: "a/b")
      let path = "\(snapshots.folder)/a-b.txt"
      #expect(first == "\(path) was written: look at it, and run the test again")
      #expect(same == nil)
      #expect(other == "\(path):\n+ zero\n  one\n- two\n  three\n+ four")
    }
  }

  @Test("Nothing at all can be kept, too")
  func empty() throws {
    try inFolder { snapshots in
      _ = snapshots.difference(of: [], from: "a/b")
      #expect(snapshots.difference(of: [], from: "a/b") == nil)
      #expect(snapshots.difference(of: ["one"], from: "a/b")?.hasSuffix(":\n+ one") == true)
    }
  }

  @Test("Where nothing can be written, that is told")
  func nowhere() {
    let snapshots = Snapshots(beside: "/nonexistent/folder/Tests.swift")
    #expect(
      snapshots.difference(of: ["one"], from: "a")?.hasPrefix(
        "/nonexistent/folder/Snapshots/a.txt could not be written") == true)
  }
}
