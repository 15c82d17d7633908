import Testing
import VisorCairo

@Suite struct BitmapTests {
  @Test("A PNG file has the pixels that were written")
  func png() throws {
    let bitmap = try #require(Bitmap(width: 3, height: 2) { row, column in [0, 0xFF11_2233][row] })
    #expect(Bitmap(png: bitmap.png)?.rows == bitmap.rows)
  }

  @Test("Bytes that are no PNG file have no pixels", arguments: [[], [0], Array("\u{89}PNG".utf8)])
  func noFile(bytes: [UInt8]) {
    #expect(Bitmap(png: bytes) == nil)
  }

  @Test(
    "There is no bitmap without pixels or with too many",
    arguments: [(0, 1), (1, 0), (-1, -1), (32_768, 1), (30_000, 30_000), (.max, .max)])
  func sizes(width: Int, height: Int) {
    #expect(Bitmap(width: width, height: height) == nil)
  }

  @Test("A moving picture is a WebP file, and all of its frames have one size")
  func animation() throws {
    let animation = try #require(AnimatedPicture(width: 2, height: 2))
    for frame in 0..<3 {
      let bitmap = try #require(
        Bitmap(width: 2, height: 2) { _, _ in 0xFF00_0000 | UInt32(frame * 100) })
      try animation.add(bitmap, at: frame * 40)
    }
    let large = try #require(Bitmap(width: 3, height: 2))
    #expect(throws: AnimatedPicture.Failure.self) { try animation.add(large, at: 120) }
    let file = try animation.file(until: 120)
    #expect(file.starts(with: Array("RIFF".utf8)))
    #expect(file.dropFirst(8).starts(with: Array("WEBPVP8X".utf8)))
  }
}
