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
}
