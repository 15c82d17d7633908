import Testing
@testable import Visor
@testable import VisorTerminal

@Suite struct FiguresTests {
  @Test(
    "A length of time has at most two units",
    arguments: [
      (Duration.milliseconds(-5), "0.0s"), (.zero, "0.0s"), (.milliseconds(99), "0.0s"),
      (.milliseconds(100), "0.1s"), (.milliseconds(9_999), "9.9s"), (.seconds(10), "10s"),
      (.milliseconds(59_999), "59s"), (.seconds(60), "1m 00s"), (.seconds(3_599), "59m 59s"),
      (.seconds(3_600), "1h 00m"), (.seconds(86_399), "23h 59m"), (.seconds(86_400), "1d 00h"),
      (.seconds(370_800), "4d 07h"), (.seconds(Int64.max), "106751991167300d 15h"),
      (.seconds(Int64.min), "0.0s"),
    ])
  func duration(duration: Duration, text: String) {
    #expect(Figures.duration(duration) == text)
  }

  @Test(
    "What goes on is told in seconds that are over, what is left in seconds that have begun",
    arguments: [
      (Duration.seconds(-1), nil, "0s"), (.zero, nil, "0s"), (.milliseconds(1), nil, "1s"),
      (.milliseconds(1_001), "1s", "2s"), (.seconds(10), "10s", "10s"),
      (.milliseconds(59_001), "59s", "1m 00s"),
      (.seconds(Int64.max), "106751991167300d 15h", "106751991167300d 15h"),
    ] as [(Duration, String?, String)])
  func whole(duration: Duration, elapsed: String?, remaining: String) {
    #expect(Figures.elapsed(duration) == elapsed)
    #expect(Figures.remaining(duration) == remaining)
  }

  @Test("So many of a hundred are so many percent")
  func percent() {
    let texts = (0...100).map { Figures.percent(Double($0) / 100) }
    #expect(
      texts
        == (0...100).map { $0 < 10 ? "  \($0)%" : $0 < 100 ? " \($0)%" : "100%" })
  }

  @Test(
    "It is a hundred percent only when all is done",
    arguments: [
      (-1, "  0%"), (-.infinity, "  0%"), (.nan, "  0%"), (0.009_999, "  0%"), (0.999_999, " 99%"),
      (1.0.nextDown, " 99%"), (1, "100%"), (2, "100%"), (.infinity, "100%"),
    ])
  func percentEdges(fraction: Double, text: String) {
    #expect(Figures.percent(fraction) == text)
  }

  @Test(
    "Counts are as wide as their total",
    arguments: [
      (Measure.sketch(0), "0"), (.sketch(7), "7"), (.sketch(.max), "9223372036854775807"),
      (.sketch(7, of: 120), "  7/120"), (.sketch(120, of: 120), "120/120"),
      (.sketch(130, of: 120), "130/120"), (.sketch(0, of: 0), "0/0"),
      (.sketch(0, unit: .bytes), "0 B"), (.sketch(1023, unit: .bytes), "1023 B"),
      (.sketch(1024, unit: .bytes), "1.0 KiB"), (.sketch(1_048_575, unit: .bytes), "1023.9 KiB"),
      (.sketch(1 << 20, of: 48 << 20, unit: .bytes), " 1.0/48.0 MiB"),
      (.sketch((48 << 20) - 1, of: 48 << 20, unit: .bytes), "47.9/48.0 MiB"),
      (.sketch(.max, of: .max, unit: .bytes), "8.0/8.0 EiB"),
      (.sketch(.max, of: 0, unit: .bytes), "9223372036854775807/0 B"),
    ])
  func count(measure: Measure, text: String) {
    #expect(Figures.count(measure) == text)
  }

  @Test(
    "Rates are a second's, or those of a minute or an hour where little is done",
    arguments: [
      (0, .items, nil), (-1, .items, nil), (.nan, .items, nil), (.infinity, .items, nil),
      (1e300, .items, nil), (1, .items, "1.0/s"), (9.99, .items, "9.9/s"), (10, .items, "10/s"),
      (123_456.7, .items, "123456/s"), (0.5, .items, "30/min"), (0.1, .items, "6.0/min"),
      (0.01, .items, "36/h"), (0.001, .items, "3.6/h"), (0.0001, .items, nil),
      (0.5, .bytes, nil), (1, .bytes, "1 B/s"), (2048, .bytes, "2.0 KiB/s"),
      (9.9e14, .bytes, "900.3 TiB/s"), (.nan, .bytes, nil),
    ] as [(Double, Measure.Unit, String?)])
  func rate(rate: Double, unit: Measure.Unit, text: String?) {
    #expect(Figures.rate(rate, unit) == text)
  }
}
