import Testing
import Visor
import VisorScene

@Suite struct TurnTests {
  /// What is drawn of work, or an outcome, with a figure.
  private static let plays: [(String, Play, HUDScene.Figure?)] =
    HUDScene.Indicator.all.map { ($0.name, .work("Loading"), .indicator($0)) }
    + [
      ("half", .work("Copying", progress: 0.5), nil), ("check", .outcome(.success, "Done"), nil),
      ("nothing", .work("Waiting"), HUDScene.Figure.none),
    ]

  @Test(
    "When only time has passed, turning the figure gives what drawing all anew gives",
    arguments: plays.indices, [false, true])
  func same(index: Int, reduced: Bool) {
    let (name, play, figure) = Self.plays[index]
    var (scene, other) = (HUDScene.phone(.standard), HUDScene.phone(.standard))
    scene.preferences.reducesMotion = reduced
    scene.figure = figure
    (other.preferences, other.figure) = (scene.preferences, figure)
    var list = HUDScene.DisplayList()
    _ = scene.draw(play.presentation(at: 400), at: .milliseconds(400), into: &list)
    var differing: [Int64] = []
    for moment in stride(from: Int64(417), through: 3000, by: 17) {
      let frame = scene.turn(&list, to: .milliseconds(moment))
      let expected = other.picture(play, at: moment)
      if frame != expected.frame || list != expected.list { differing.append(moment) }
    }
    #expect(differing == [], "\(name)")
  }

  @Test("Where more than the figure may be different, nothing is turned")
  func refuses() {
    var list = HUDScene.DisplayList()
    let appearing = Play.work("Loading", instant: false)
    var scene = HUDScene.phone()
    _ = scene.draw(appearing.presentation(at: 100), at: .milliseconds(100), into: &list)
    var turned = [scene.turn(&list, to: .milliseconds(120))]
    let changes: [(inout HUDScene) -> Void] = [
      { $0.theme = .pkhud }, { $0.canvas.size.width = 100 }, { $0.preferences.textScale = 2 },
      { $0.metrics = FixedMetrics() }, { $0.figure = HUDScene.Figure.none }, { $0.button = "Stop" },
      { $0.wayOut = "Stop" },
    ]
    for change in changes {
      _ = scene.draw(
        Play.work("Loading").presentation(at: 400), at: .milliseconds(400), into: &list)
      let before = list
      change(&scene)
      turned.append(scene.turn(&list, to: .milliseconds(420)))
      #expect(list == before)
    }
    #expect(turned.allSatisfy { $0 == nil })
  }

  @Test("A frame tells how a trail turns, by the time that has passed, and of nothing else")
  func tells() throws {
    var scene = HUDScene.phone(.standard)
    var list = HUDScene.DisplayList()
    func turn(_ figure: HUDScene.Figure?, _ play: Play = .work("Loading"), at moment: Int64 = 400)
      -> HUDScene.Turn?
    {
      scene.figure = figure
      return scene.draw(
        play.presentation(at: moment), at: .milliseconds(moment), into: &list
      ).turn
    }
    var trail = HUDScene.Indicator.trail
    trail.period = .milliseconds(800)
    let even = try #require(turn(.indicator(trail)))
    let angles = [400, 600, 800, 1200, 300].map { even.angle(at: .milliseconds($0)) / .pi }
    #expect(zip(angles, [0, 0.5, -1, 0, -0.25]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(angles)")
    trail.steps = 4
    let stepped = try #require(turn(.indicator(trail)))
    #expect(stepped.angle(at: .milliseconds(599)) == 0)
    #expect(abs(stepped.angle(at: .milliseconds(600)) - .pi / 2) < 1e-9)

    let others = HUDScene.Indicator.all.filter { $0.name != "trail" }
    #expect(others.allSatisfy { turn(.indicator($0)) == nil })
    #expect(turn(nil, .work("Copying", progress: 0.5)) == nil)
    #expect(turn(nil, .outcome(.success, "Done")) == nil)
    #expect(turn(.indicator(trail), .work("Loading", instant: false), at: 100) == nil)
    scene.preferences.reducesMotion = true
    #expect(turn(.indicator(trail)) == nil)
  }
}
