import Testing
import Visor
import VisorScene
import VisorTestSupport

@Suite struct EmblemTests {
  private static let drawing = HUDScene.Drawing("dot", moves: false) { situation, list in
    list.circle(situation.place.center, radius: 4)
    list.fill(situation.place.color)
  }

  /// The commands that draw the figure while something is shown by a short call.
  private func figure(
    _ content: HUD.Content, flashed: Bool = false, _ change: (inout HUDScene) -> Void = { _ in }
  ) -> [String] {
    let time = HandMovedTime()
    let hud = HUD(clock: time)
    if flashed {
      HUD.flash(content, on: hud, delay: .seconds(9))
    } else {
      HUD.show(content, on: hud)
    }
    time.advance(by: .seconds(3))
    var scene = HUDScene.phone()
    scene.pictures = ["logo": .checkered]
    change(&scene)
    var list = HUDScene.DisplayList()
    let frame = scene.draw(hud.presentation(), at: .milliseconds(3000), into: &list)
    let lines = list.description.split(separator: "\n").map(String.init)
    return frame.box == nil ? ["no box"] : Array(lines[frame.figure])
  }

  /// What a figure looks like where the text is none.
  private func figure(_ figure: HUDScene.Figure) -> [String] {
    self.figure(.progress) { $0.figure = figure }
  }

  @Test("Each of the thirteen contents is shown with its own figure, as work and as an outcome")
  func contents() {
    let picture = figure(.picture(.checkered))
    let turning = figure(.turning(.checkered, period: .milliseconds(1200), steps: 0))
    let working = figure(HUDScene.Theme.handDrawn.working)
    let (check, cross) = (figure(.success, flashed: true), figure(.error, flashed: true))
    let drawn = figure(.drawing(Self.drawing))
    let rows: [(HUD.Content, [String])] = [
      (.success, check), (.error, cross), (.progress, working),
      (.image("logo"), picture), (.image(.init(HUDScene.Picture.checkered)), picture),
      (.rotatingImage("logo"), turning),
      (.labeledSuccess(title: "", subtitle: nil), check),
      (.labeledError(title: "", subtitle: nil), cross),
      (.labeledProgress(title: "", subtitle: nil), working),
      (.labeledImage(image: "logo", title: "", subtitle: nil), picture),
      (.labeledRotatingImage(image: "logo", title: "", subtitle: nil), turning),
      (.label("Words"), []), (.labeledImage(image: nil, title: "Words", subtitle: nil), []),
      (.systemActivity, working),
      (.customView(view: .init(Self.drawing)), drawn),
      (.customView(view: .init(HUDScene.Figure.drawing(Self.drawing))), drawn),
    ]
    let all = [picture, turning, working, check, cross, drawn]
    #expect(Set(all).count == all.count && !all.contains([]) && !all.contains(["no box"]))
    let wrong = rows.filter { figure($0.0) != $0.1 || figure($0.0, flashed: true) != $0.1 }
    #expect(wrong.map { "\($0.0)" } == [])
  }

  @Test("Artwork of another toolkit, and a name that nobody knows, leave the usual figure")
  func unknown() {
    let other = HUD.Content.customView(view: .init(42))
    #expect(figure(.image("nobody")) == figure(.progress) && figure(other) == figure(.progress))
    let info = figure(other, flashed: true)
    #expect(figure(.image("nobody"), flashed: true) == info && info.count > 1)
  }
}
