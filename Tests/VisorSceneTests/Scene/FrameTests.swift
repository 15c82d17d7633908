import Testing
import Visor
import VisorScene

@Suite struct FrameTests {
  @Test("A point lies on the button, on the box, or outside")
  func targets() throws {
    var scene = HUDScene.phone(.standard)
    scene.button = "Stop"
    let frame = scene.picture(.work("Loading"), at: 0).frame
    let (box, button) = (try #require(frame.box), try #require(frame.button))
    let points = [
      button.center, HUDScene.Point(box.x, box.y), HUDScene.Point(box.x - 1, box.y),
      HUDScene.Point(box.maxX, box.maxY), HUDScene.Point(.nan, 0),
    ]
    #expect(points.map(frame.target(at:)) == [.button, .box, .outside, .outside, .outside])
    #expect(scene.picture(Play(), at: 0).frame.target(at: box.center) == .outside)
  }

  @Test("The way out of work that takes long stands in place of the program's own button")
  func wayOut() {
    var scene = HUDScene.phone(.standard)
    scene.button = "Stop"
    let play = Play.work("Loading")
    let texts = [9_999, 10_000].map { moment in
      scene.picture(play, at: moment).list.description.split(separator: "\"").map(String.init)
    }
    #expect(texts.map { $0.contains("Stop") } == [true, false])
    #expect(texts.map { $0.contains("Cancel") } == [false, true])
  }

  @Test("What is dimmed is dimmed as long as input is held, and with the rest of the HUD")
  func dim() {
    var scene = HUDScene.phone(.pkhud)
    let whole = scene.picture(.outcome(.info), at: 0)
    let half = scene.picture(.outcome(.info, instant: false), at: 150)
    #expect(whole.list.description.hasPrefix("fill #00000040 R0,0 390x844\n"))
    #expect(half.list.description.hasPrefix("fill #00000020 R0,0 390x844\n"))
    #expect(whole.frame.bounds == HUDScene.Rect(0, 0, 390, 844))
    scene.theme.dim = .gradient(.clear, .gray(0, opacity: 0.75))
    let gradient = scene.picture(.outcome(.info), at: 0).list.description
    #expect(
      gradient.hasPrefix(
        "fill radial(195,422 0 464.875 #00000000 #00000060 #000000BF) R0,0 390x844\n"))
  }

  @Test(
    "All that is drawn lies within the bounds, at rest and on its way",
    arguments: HUDScene.Theme.all)
  func bounds(theme: HUDScene.Theme) {
    var scene = HUDScene.phone(theme)
    let faults = [Int64(0), 90, 200, 320].filter { moment in
      let (list, frame) = scene.picture(.outcome(.success, "Tagged", instant: false), at: moment)
      guard let bounds = frame.bounds else { return !list.commands.isEmpty }
      var transform = HUDScene.Transform.identity
      return list.commands.contains { command in
        switch command {
        case .group(let group, _, let inside):
          transform = group
          return !bounds.inset(by: -1e-6).contains(group.applied(to: inside))
        case .text(let run):
          let rect = HUDScene.Rect(run.origin.x, run.origin.y - 16, run.width, 20)
          return !bounds.contains(transform.applied(to: rect))
        default: return false
        }
      }
    }
    #expect(faults == [])
  }

  @Test("A layout is made once for as long as nothing changes that it depends on")
  func reuse() {
    let counting = CountingMetrics()
    var scene = HUDScene(canvas: .init(.init(390, 844)), metrics: counting)
    let play = Play.work("Loading", detail: "3 of 12")
    _ = scene.picture(play, at: 0)
    let first = counting.count
    for moment in 1...50 { _ = scene.picture(play, at: Int64(moment)) }
    scene.preferences.reducesMotion = scene.preferences.reducesMotion
    scene.theme = .standard
    _ = scene.picture(play, at: 60)
    let later = counting.count
    scene.theme.titleFont.size = 20
    _ = scene.picture(play, at: 70)
    #expect(first > 0 && later == first && counting.count > later)
  }
}

/// Counts how often it is asked.
private final class CountingMetrics: HUDScene.TextMetrics, @unchecked Sendable {
  /// Only the one test that holds it asks, on one thread.
  private(set) var count = 0

  func width(of text: String, in font: HUDScene.Font) -> Double {
    count += 1
    return FixedMetrics().width(of: text, in: font)
  }

  func extent(of font: HUDScene.Font) -> HUDScene.LineExtent {
    count += 1
    return FixedMetrics().extent(of: font)
  }
}
