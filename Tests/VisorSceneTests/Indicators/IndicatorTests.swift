import Testing
import Visor
import VisorScene

@Suite struct IndicatorTests {
  private static let place = HUDScene.Place(
    HUDScene.Rect(0, 0, 40, 40), color: .black, track: .gray(0, opacity: 0.2), lineWidth: 3)

  private func draw(_ indicator: HUDScene.Indicator, _ nanoseconds: Int64)
    -> HUDScene.DisplayList
  {
    var list = HUDScene.DisplayList()
    indicator.draw(at: Moment(nanoseconds: nanoseconds), in: Self.place, into: &list)
    return list
  }

  private func period(_ indicator: HUDScene.Indicator) -> Int64 {
    Int64(indicator.period / .nanoseconds(1))
  }

  @Test("There are at least two dozen, each with a name of its own")
  func names() {
    let names = HUDScene.Indicator.all.map(\.name)
    #expect(names.count >= 24 && Set(names).count == names.count)
  }

  @Test(
    "An indicator looks different from one twelfth of its round to the next",
    arguments: HUDScene.Indicator.all)
  func differs(indicator: HUDScene.Indicator) {
    let steps: Int64 = indicator.steps == 0 ? 12 : Int64(indicator.steps)
    let pictures = (0..<steps).map {
      draw(indicator, period(indicator) / steps * $0 + 1000).description
    }
    // A heart rests between two beats.
    let changes = zip(pictures, pictures.dropFirst()).count { $0 != $1 }
    #expect(changes >= (indicator.name == "heartbeat" ? 6 : Int(steps) - 1))
  }

  @Test("An indicator goes round and round without a jump", arguments: HUDScene.Indicator.all)
  func loops(indicator: HUDScene.Indicator) {
    var indicator = indicator
    indicator.steps = 0
    let inks = (-3...203).map { Ink(draw(indicator, period(indicator) / 200 * $0)) }
    let leaps = zip(inks, inks.dropFirst()).map { $0.leap(to: $1) }
    #expect(
      leaps.allSatisfy { $0 < 0.04 },
      "\(leaps.max() ?? 0) at \(leaps.firstIndex { $0 >= 0.04 } ?? -1)")
  }

  @Test(
    "A round later, and before the origin of the clock, all is the same",
    arguments: HUDScene.Indicator.all)
  func periodic(indicator: HUDScene.Indicator) {
    let moment = period(indicator) / 7
    let lists = [0, 1, 1000, -1, -1000].map { draw(indicator, moment + $0 * period(indicator)) }
    #expect(lists.allSatisfy { $0 == lists[0] })
  }

  @Test("An indicator stays in its place", arguments: HUDScene.Indicator.all)
  func stays(indicator: HUDScene.Indicator) {
    let bounds = Self.place.rect.inset(by: -0.5)
    var strays: [String] = []
    for step in 0..<60 {
      let list = draw(indicator, period(indicator) / 60 * Int64(step))
      for command in list.commands {
        let (outline, margin): (HUDScene.DisplayList.Outline, Double) =
          switch command {
          case .fill(let outline, _, _): (outline, 0)
          case .stroke(let outline, let pen, _): (outline, pen.width / 2)
          default: fatalError("indicators fill and stroke")
          }
        for element in list[outline] where !bounds.contains(extent(element, margin)) {
          strays.append("\(step): \(element)")
        }
      }
    }
    #expect(strays == [])
  }

  private func extent(_ element: HUDScene.DisplayList.Element, _ margin: Double) -> HUDScene.Rect {
    switch element {
    case .move(let point), .line(let point), .curve(_, _, let point):
      HUDScene.Rect(center: point, 0, 0).inset(by: -margin)
    case .arc(let center, let radius, _, _):
      HUDScene.Rect(center: center, radius * 2, radius * 2).inset(by: -margin)
    case .rounded(let rect, _): rect.inset(by: -margin)
    case .close: HUDScene.Rect(20, 20, 0, 0)
    }
  }

  @Test("A place without room gets nothing, and odd periods count as the nearest that makes sense")
  func odd() {
    var list = HUDScene.DisplayList()
    for var indicator in HUDScene.Indicator.all {
      let place = HUDScene.Place(.zero, color: .black, track: .black, lineWidth: .nan)
      indicator.draw(at: .zero, in: place, into: &list)
      for period in [Duration.zero, .seconds(-1), .seconds(Int64.max)] {
        indicator.period = period
        _ = draw(indicator, .max)
      }
    }
    #expect(list.commands.isEmpty && HUDScene.Indicator.named("no such") == nil)
  }
}
