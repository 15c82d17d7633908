import Testing
import Visor
import VisorProof

@Suite struct StreamStartTests {
  @Test("Each order that was seen has one begin and one outcome", arguments: RecordedOrder.all)
  func recorded(order: RecordedOrder) {
    var start = StreamStart()
    #expect(order.hooks.compactMap { start.take($0) } == order.reports)
  }

  @Test("Whatever comes in whatever order, there is at most one begin, and the outcome is last")
  func anyOrder() {
    #expect(
      reports(of: [], ofLength: 5) == [
        [],
        [.begin],
        [.begin, .end(.completed)], [.begin, .end(.failed)],
        [.begin, .end(.interrupted)], [.begin, .end(.released)],
        [.outcome(.completed)], [.outcome(.failed)],
      ])
  }

  /// All that is reported of the orders that begin with `hooks` and are up to so many hooks longer.
  private func reports(
    of hooks: [StreamStart.Hook], ofLength length: Int
  ) -> Set<[StreamStart.Report]> {
    var start = StreamStart()
    var seen: Set = [hooks.compactMap { start.take($0) }]
    guard length > 0 else { return seen }
    for hook in StreamStart.Hook.allCases {
      seen.formUnion(reports(of: hooks + [hook], ofLength: length - 1))
    }
    return seen
  }
}
