import Testing
@testable import Visor
@testable import VisorTerminal

@Suite struct GlyphsTests {
  @Test("The spinner turns every 80 ms and comes round")
  func frames() {
    let glyphs = Glyphs.ascii
    let seen = [0, 79, 80, 160, 240, 320, -1, -80, -81].map {
      glyphs.spinner(at: .milliseconds($0))
    }
    #expect(seen == ["|", "|", "/", "-", "\\", "|", "\\", "\\", "-"])
  }

  @Test("The next frame lies after the moment, and shows another picture")
  func next() {
    let moments = [Int64.min, -160_000_001, -80_000_000, 0, 1, 79_999_999, 80_000_000, 1 << 60]
    let wrong = moments.map { Moment(nanoseconds: $0) }.filter { moment in
      let next = Glyphs.unicode.nextFrame(after: moment)
      let before = Moment(nanoseconds: next.nanoseconds - 1)
      return next <= moment
        || Glyphs.unicode.spinner(at: before) != Glyphs.unicode.spinner(at: moment)
    }
    #expect(wrong == [])
    #expect(
      Glyphs.unicode.nextFrame(after: Moment(nanoseconds: .max)) == Moment(nanoseconds: .max))
  }

  @Test("All frames of a spinner are one cell wide", arguments: [true, false])
  func width(isUnicode: Bool) {
    let glyphs = isUnicode ? Glyphs.unicode : .ascii
    #expect(glyphs.spinner.allSatisfy { DisplayWidth.of($0) == 1 })
  }
}
