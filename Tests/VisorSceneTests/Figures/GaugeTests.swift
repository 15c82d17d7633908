import Testing
import VisorScene

@Suite struct GaugeTests {
  /// What is drawn for a gauge of 40 points on an empty canvas.
  private func figure(
    _ gauge: HUDScene.Gauge, _ progress: Double, _ direction: HUDScene.Direction = .leftToRight
  ) -> String {
    var theme = HUDScene.Theme.svProgressHUD
    theme.gauge = gauge
    theme.figureSize = 40
    var scene = HUDScene.phone(
      theme, .init(direction: direction), canvas: .init(.init(200, 200)))
    let (list, frame) = scene.picture(.work(progress: progress), at: 0)
    return list.description.split(separator: "\n")[frame.figure].joined(separator: "; ")
  }

  @Test(
    "Each gauge fills as far as the work is",
    arguments: [
      (HUDScene.Gauge.ring, 0.0, "stroke #0000001A 2 round round M119,95 A100,95 19 0..6.283 Z"),
      (
        .ring, 0.25,
        "stroke #0000001A 2 round round M119,95 A100,95 19 0..6.283 Z"
          + "; stroke #000000 2 round round M100,76 A100,95 19 -1.571..0"
      ),
      (
        .ring, 1,
        "stroke #0000001A 2 round round M119,95 A100,95 19 0..6.283 Z"
          + "; stroke #000000 2 round round M100,76 A100,95 19 -1.571..4.712 Z"
      ), (.pie, 0, "stroke #000000 1.2 round round M119.4,95 A100,95 19.4 0..6.283 Z"),
      (
        .pie, 0.25,
        "stroke #000000 1.2 round round M119.4,95 A100,95 19.4 0..6.283 Z"
          + "; fill #000000 M100,95 A100,95 17.6 -1.571..0 Z"
      ),
      (
        .pie, 1,
        "stroke #000000 1.2 round round M119.4,95 A100,95 19.4 0..6.283 Z"
          + "; fill #000000 M117.6,95 A100,95 17.6 0..6.283 Z"
      ), (.bar, 0, "fill #0000001A R40,88 120x10 5"),
      (.bar, 0.01, "fill #0000001A R40,88 120x10 5; fill #000000 R40,88 10x10 5"),
      (.bar, 0.5, "fill #0000001A R40,88 120x10 5; fill #000000 R40,88 60x10 5"),
      (.bar, 1, "fill #0000001A R40,88 120x10 5; fill #000000 R40,88 120x10 5"),
      (
        .percent, 0.999,
        "stroke #0000001A 2 round round M124,95 A100,95 24 0..6.283 Z"
          + "; stroke #000000 2 round round M100,71 A100,95 24 -1.571..4.706"
          + "; text \"99%\" 90.625,99.688 18.75w 12.5/semibold #000000"
      ),
      (
        .percent, 1,
        "stroke #0000001A 2 round round M124,95 A100,95 24 0..6.283 Z"
          + "; stroke #000000 2 round round M100,71 A100,95 24 -1.571..4.712 Z"
          + "; text \"100%\" 87.5,99.688 25w 12.5/semibold #000000"
      ),
    ])
  func fills(gauge: HUDScene.Gauge, progress: Double, picture: String) {
    #expect(figure(gauge, progress) == picture)
  }

  @Test("A bar fills from where text starts")
  func direction() {
    #expect(
      figure(.bar, 0.5, .rightToLeft)
        == "fill #0000001A R40,88 120x10 5; fill #000000 R100,88 60x10 5")
  }

  @Test(
    "Progress that is out of range counts as its nearer end", arguments: HUDScene.Gauge.allCases)
  func range(gauge: HUDScene.Gauge) {
    #expect(figure(gauge, 7) == figure(gauge, 1) && figure(gauge, -7) == figure(gauge, 0))
  }

  @Test("Every per cent has its number")
  func percent() {
    let numbers = (0...100).map { percent in
      figure(.percent, Double(percent) / 100).split(separator: "\"").dropFirst().first.map(
        String.init)
    }
    #expect(numbers == (0...100).map { "\($0)%" })
  }
}
