import Testing
import VisorScene
@testable import VisorScene

@Suite struct AnyLayoutTests {
  @Test(
    "Whatever is said, on whatever canvas, nothing leaves the box or lies on something else",
    arguments: 0..<8)
  func anything(seed: Int) {
    var chance = Chance(seed: seed)
    var faults: [String] = []
    for round in 0..<150 {
      let (canvas, theme, preferences) = (chance.canvas(), chance.theme(), chance.preferences())
      let matter = Matter(
        title: chance.text(), count: chance.pick([1, 1, 2, .max]), detail: chance.text(),
        button: chance.bool() ? chance.text() : nil,
        figure: chance.bool() ? HUDScene.Size(40, 40) : HUDScene.Size(120, 10),
        hasPercent: chance.bool())
      let maker = LayoutMaker(
        matter, theme: theme, canvas: canvas, preferences: preferences,
        ruler: Ruler(metrics: FixedMetrics()))
      guard let layout = maker.layout() else { continue }
      if let fault = fault(in: layout, canvas, maker.area) {
        faults.append(
          "round \(round): \(fault): \(layout) \(theme.arrangement) \(layout.lines.map(\.font)) \(layout.lines.map(\.width)) "
        )
      }
    }
    #expect(faults == [])
  }

  private func fault(in layout: Layout, _ canvas: HUDScene.Canvas, _ area: HUDScene.Rect)
    -> String?
  {
    // What rounding to the pixels of a canvas leaves between two sums of the same parts.
    let slack = 1e-6
    let box = layout.box.inset(by: -slack)
    if !canvas.rect.inset(by: -slack).contains(layout.box) { return "off the canvas" }
    if !area.inset(by: -slack).contains(layout.box) { return "off its area" }
    var parts = layout.lines.filter { $0.role != .button && !$0.text.isEmpty }.map(Layout.rect(of:))
    if !layout.figure.isEmpty { parts.append(layout.figure) }
    if let button = layout.button { parts.append(button) }
    if parts.contains(where: { !box.contains($0) }) { return "out of the box" }
    for (index, part) in parts.enumerated() {
      if parts[..<index].contains(where: { $0.inset(by: slack).overlaps(part) }) {
        return "overlap"
      }
    }
    let labels = layout.lines.filter { $0.role == .button }.map(Layout.rect(of:))
    if labels.contains(where: { layout.button?.inset(by: -slack).contains($0) != true }) {
      return "label off its button"
    }
    let edges =
      [
        layout.box.x, layout.box.y, layout.box.width, layout.box.height, layout.figure.x,
        layout.figure.y,
      ] + layout.lines.flatMap { [$0.origin.x, $0.origin.y] }
    let pixels = edges.map { $0 * canvas.grid.scale }
    return pixels.allSatisfy { abs($0 - $0.rounded()) < 1e-3 } ? nil : "between pixels"
  }
}
