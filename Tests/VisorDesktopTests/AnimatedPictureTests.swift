import Testing
import VisorCairo
import VisorWebP

@Suite struct AnimatedPictureTests {
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
