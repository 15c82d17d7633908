import Foundation
import Testing
import VisorCairo
import VisorCommand
import VisorDesktop

@Suite final class SnapshotCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "visor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func draw(
    _ name: String, _ change: (inout SnapshotArguments) -> Void = { _ in }
  ) throws -> [UInt8] {
    let file = folder.appending(path: name)
    var arguments = SnapshotArguments(output: Array(file.path.utf8))
    (arguments.width, arguments.height, arguments.scale) = (100, 80, 1.5)
    change(&arguments)
    try SnapshotCommand(arguments).run()
    return Array(try Data(contentsOf: file))
  }

  private func size(_ png: [UInt8]) throws -> [Int] {
    let bitmap = try #require(Bitmap(png: png))
    return [bitmap.width, bitmap.height]
  }

  @Test(
    "Every content becomes a picture of the size that was asked for",
    arguments: SnapshotArguments.Content.allCases)
  func contents(content: SnapshotArguments.Content) throws {
    #expect(try size(draw("a.png") { $0.content = content }) == [150, 120])
  }

  @Test("A span becomes a strip of frames, eight a row")
  func strip() throws {
    let strip = try draw("strip.png") {
      ($0.from, $0.to, $0.framesPerSecond) = (.zero, .milliseconds(900), 10)
    }
    #expect(try size(strip) == [8 * (150 + 12) + 12, 2 * (120 + 12 + 27) + 12])
  }

  @Test("A span becomes a picture that moves")
  func moving() throws {
    let file = try draw("a.webp") { ($0.to, $0.framesPerSecond) = (.milliseconds(300), 10) }
    let names = String(decoding: file, as: Unicode.ASCII.self)
    #expect(names.hasPrefix("RIFF"))
    #expect(names.split(separator: "ANMF").count == 4)
  }

  @Test("A picture that is named stands in it")
  func image() throws {
    let image = try #require(Bitmap(width: 8, height: 8) { _, _ in 0xFFFF_0000 })
    let file = folder.appending(path: "red.png")
    try Data(image.png).write(to: file)
    let png = try draw("a.png") { ($0.content, $0.image) = (.image, Array(file.path.utf8)) }
    let bitmap = try #require(Bitmap(png: png))
    var middle: UInt32?
    bitmap.withRows { row, pixels in if row == 60 { middle = pixels[75] } }
    #expect(middle == 0xFFFF_0000)
  }

  @Test(
    "What cannot be done is said in a sentence",
    arguments: [
      ("a.gif", nil, nil, nil, "is of no kind that can be written. Let it end in .png or .webp."),
      ("no/a.png", nil, nil, nil, "No such file or directory. Check the path."),
      ("a.png", "/nowhere.png", nil, nil, "'/nowhere.png' cannot be read as a PNG file."),
      ("a.png", "/dev/null", nil, nil, "'/dev/null' cannot be read as a PNG file."),
      ("a.png", nil, Duration.zero, nil, "Let --to be the later one."),
      ("a.png", nil, Duration.seconds(1000), nil, "30001 frames are too many."),
      ("a.png", nil, nil, 10_000, "a picture of 160000 by 1280 pixels is too large."),
      ("a.webp", nil, nil, 10_000, "a picture of 160000 by 1280 pixels is too large."),
    ] as [(String, String?, Duration?, Int?, String)])
  func failures(
    name: String, image: String?, to: Duration?, width: Int?, sentence: String
  ) throws {
    let failure = #expect(throws: PictureFailure.self) {
      _ = try draw(name) {
        if let image { ($0.content, $0.image) = (.image, Array(image.utf8)) }
        $0.to = to
        if let width { ($0.width, $0.scale) = (width, 16) }
      }
    }
    #expect(failure?.description.contains(sentence) == true, "\(failure?.description ?? "")")
  }
}
