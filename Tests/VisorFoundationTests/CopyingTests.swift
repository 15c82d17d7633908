import Foundation
import Testing
import Visor
import VisorFoundation

@Suite struct CopyingTests {
  private let stage = Stage()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  private func place(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  private func copy(_ name: String, to other: String, failure: Remark? = nil) async -> String {
    do {
      try await stage.hud.track(
        copying: place(name), to: place(other), "Copying", success: "Copied", failure: failure)
      return "done"
    } catch let error as CocoaError {
      return "\(error.code.rawValue)"
    } catch {
      return "\(type(of: error))"
    }
  }

  /// All that is in a folder: kinds, permissions, sizes and where links lead.
  private func contents(_ name: String) throws -> [String] {
    let root = place(name).path
    let names = [""] + (FileManager.default.subpaths(atPath: root) ?? []).sorted()
    return try names.map { name in
      let path = name.isEmpty ? root : "\(root)/\(name)"
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let kind = attributes[.type] as? FileAttributeType
      if kind == .typeSymbolicLink {
        return "\(name) → \(try FileManager.default.destinationOfSymbolicLink(atPath: path))"
      }
      let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      let bytes =
        kind == .typeRegular ? " \(try Data(contentsOf: URL(fileURLWithPath: path)).count)" : ""
      return "\(name) \(String(permissions, radix: 8)) \(Int(date))\(bytes)"
    }
  }

  @Test("A file is copied with its permissions and its date")
  func oneFile() async throws {
    defer { clean() }
    let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try data.write(to: place("a"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640, .modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: place("a").path)
    let result = await copy("a", to: "b")
    let same = try Data(contentsOf: place("b")) == data
    #expect(result == "done" && same && stage.ends == ["succeeded: Copied"])
    #expect(try contents("b") == [" 640 1000000 3000000"])
  }

  @Test("A folder is copied with what cannot be written to and with links that lead nowhere")
  func tree() async throws {
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: place("a/sealed").path)
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: place("b/sealed").path)
      clean()
    }
    let files = FileManager.default
    try files.createDirectory(at: place("a/sealed"), withIntermediateDirectories: true)
    try files.createDirectory(at: place("a/empty"), withIntermediateDirectories: true)
    try Data("12345".utf8).write(to: place("a/sealed/five"))
    try Data().write(to: place("a/none"))
    try files.createSymbolicLink(
      atPath: place("a/link").path, withDestinationPath: "nowhere/at all")
    for name in ["a/sealed/five", "a/none", "a/empty", "a/sealed", "a"] {
      try files.setAttributes(
        [
          .posixPermissions: name == "a/sealed" ? 0o500 : 0o750,
          .modificationDate: Date(timeIntervalSince1970: 2_000_000),
        ], ofItemAtPath: place(name).path)
    }
    let result = await copy("a", to: "b")
    #expect(result == "done")
    #expect(
      try contents("b") == [
        " 750 2000000", "empty 750 2000000", "link → nowhere/at all", "none 750 2000000 0",
        "sealed 500 2000000", "sealed/five 750 2000000 5",
      ])
  }

  @Test("What is in the copy's place stays, and the error is said in words for people")
  func occupied() async throws {
    defer { clean() }
    try Data("new".utf8).write(to: place("a"))
    try Data("old".utf8).write(to: place("b"))
    let result = await copy("a", to: "b", failure: "Not copied")
    let kept = try String(contentsOf: place("b"), encoding: .utf8)
    #expect(result == "\(CocoaError.fileWriteFileExists.rawValue)" && kept == "old")
    #expect(stage.ends == ["failed: Not copied"])
  }

  @Test(
    "What is no file, folder or link, and what is not there, are failures",
    arguments: ["fifo", "gone"])
  func impossible(name: String) async throws {
    defer { clean() }
    mkfifo(place("fifo").path, 0o600)
    let result = await copy(name, to: "b")
    let code: CocoaError.Code = name == "fifo" ? .featureUnsupported : .fileReadNoSuchFile
    #expect(result == "\(code.rawValue)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["fifo"])
    #expect(stage.ends.count == 1 && stage.ends.allSatisfy { $0.hasPrefix("failed: ") })
  }

  @Test(
    "No folder is copied into itself, by whatever way", arguments: ["a/b", "link/b", "a/../a/b"])
  func intoItself(place name: String) async throws {
    defer { clean() }
    try FileManager.default.createDirectory(at: place("a"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(at: place("link"), withDestinationURL: place("a"))
    let result = await copy("a", to: name)
    #expect(result == "\(CocoaError.fileWriteInvalidFileName.rawValue)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place("a").path) == [])
  }

  @Test("The person may cancel in the middle, and nothing is left behind")
  func cancelled() async throws {
    defer { clean() }
    // All of it is zeros that take no space: more than is copied before anybody can cancel.
    try Data().write(to: place("a"))
    let file = try FileHandle(forWritingTo: place("a"))
    try file.truncate(atOffset: 1 << 40)
    try file.close()
    async let result = copy("a", to: "b")
    let begun = await stage.until { (stage.measure?.completed ?? 0) > 0 }
    let measure = stage.measure
    stage.cancel()
    let said = await result
    #expect(begun && measure?.total == 1 << 40 && (measure?.completed ?? 1) % (1 << 20) == 0)
    #expect(said == "CancellationError" && stage.ends == ["cancelled"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }
}
