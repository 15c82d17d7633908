import Testing
import Visor

@Suite struct MomentTests {
  private static let last = Moment(nanoseconds: .max)
  private static let first = Moment(nanoseconds: .min)

  @Test(
    "Adding saturates at the ends of the range",
    arguments: [
      (.zero, .seconds(1), Moment(nanoseconds: 1_000_000_000)),
      (.zero, .nanoseconds(-1), Moment(nanoseconds: -1)),
      (last, .nanoseconds(1), last), (first, .nanoseconds(-1), first),
      (.zero, .seconds(Int64.max), last), (.zero, .seconds(Int64.min), first),
      (.zero, .seconds(1e20), last), (.zero, .seconds(-1e20), first),
      (.zero, .nanoseconds(Int64.max), last), (.zero, .nanoseconds(Int64.min), first),
      (first, .nanoseconds(Int64.max), Moment(nanoseconds: -1)),
      (.zero, .nanoseconds(3) / 2, Moment(nanoseconds: 1)),
      (.zero, .nanoseconds(-3) / 2, Moment(nanoseconds: -1)),
    ] as [(Moment, Duration, Moment)])
  func adds(_ moment: Moment, _ span: Duration, _ sum: Moment) {
    #expect(moment + span == sum)
  }

  @Test("Subtracting saturates at the ends of the range")
  func subtracts() {
    let differences = [
      Self.last - Self.first, Self.first - Self.last, .zero - Self.first, Self.last - Self.last,
      .milliseconds(2) - .milliseconds(5),
    ]
    #expect(
      differences == [
        .nanoseconds(Int64.max), .nanoseconds(Int64.min), .nanoseconds(Int64.max), .zero,
        .milliseconds(-3),
      ])
  }

  @Test("Milliseconds beyond the range are its ends")
  func milliseconds() {
    let moments = [Int64.max, .min, 7].map { Moment.milliseconds($0) }
    #expect(moments == [Self.last, Self.first, Moment(nanoseconds: 7_000_000)])
  }
}
