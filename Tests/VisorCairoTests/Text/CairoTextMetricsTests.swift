import Testing
import VisorCairo
import VisorScene

@Suite struct CairoTextMetricsTests {
  private let metrics = CairoTextMetrics(systemFamily: "DejaVu Sans")

  @Test("The font of the tests is there")
  func font() {
    let width = metrics.width(of: "Tagged", in: .init(1000))
    #expect(abs(width - 3577.6) < 2, "Install fonts-dejavu-core; the width was \(width)")
  }

  @Test("Text is so many times as wide as its letters are large")
  func proportion() {
    let (small, large) = (
      metrics.width(of: "Tagged", in: .init(10)), metrics.width(of: "Tagged", in: .init(100))
    )
    #expect(abs(large - 10 * small) < 0.1)
  }

  @Test("Bold text is wider, and no text has no width")
  func widths() {
    let regular = metrics.width(of: "Tagged", in: .init(16))
    #expect(metrics.width(of: "Tagged", in: .init(16, .bold)) > regular)
    #expect(metrics.width(of: "", in: .init(16)) == 0)
  }

  @Test(
    "A size that is none, too large or not a number has finite measures",
    arguments: [0, -1, .nan, .infinity, 1e300])
  func sizes(size: Double) {
    let (width, extent) = (
      metrics.width(of: "a", in: .init(size)), metrics.extent(of: .init(size))
    )
    #expect(width.isFinite && extent.ascent.isFinite && extent.descent.isFinite)
  }

  @Test("Lines of letters of 100 points reach some 120 points")
  func extent() {
    let extent = metrics.extent(of: .init(100))
    #expect((90...95).contains(extent.ascent) && (22...25).contains(extent.descent))
  }
}
