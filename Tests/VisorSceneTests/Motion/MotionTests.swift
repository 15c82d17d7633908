import Testing
import Visor
import VisorScene
import VisorTestSupport

@Suite struct MotionTests {
  private static let motions: [(String, HUDScene.Motion)] = [
    ("none", .none), ("fade", .fade), ("zoom in", .zoomIn), ("zoom out", .zoomOut),
    ("zoom", .zoom), ("slide", .slide(.bottom)), ("spring", .spring),
    ("pop", .pop),
    ("solid", .init(entrance: .init(edge: .top), exit: .init(edge: .top), presence: .solid)),
  ]

  private func scene(_ motion: HUDScene.Motion, _ preferences: HUDScene.Preferences = .init())
    -> HUDScene
  {
    var theme = HUDScene.Theme.handDrawn
    theme.motion = motion
    return .phone(theme, preferences)
  }

  /// Where the outermost group, which holds all that moves, has got to: its opacity, its scale, and
  /// how far its middle has been moved; `there` where it is at rest, `-` where nothing is drawn.
  private func pose(_ picture: (list: HUDScene.DisplayList, frame: HUDScene.Frame)) -> String {
    guard let first = picture.list.commands.first, let box = picture.frame.box else { return "-" }
    guard case .group(let transform, let opacity, _) = first else { return "there" }
    let move = transform.applied(to: box.center)
    let (x, y) = (Int((move.x - box.center.x).rounded()), Int((move.y - box.center.y).rounded()))
    let hundredths = { (value: Double) in (value * 100).rounded() / 100 }
    return "\(hundredths(opacity)) ×\(hundredths(transform.xx))"
      + (x == 0 && y == 0 ? "" : " \(x),\(y)")
  }

  private func poses(_ scene: inout HUDScene, _ play: Play, _ moments: [Int64]) -> [String] {
    moments.map { pose(scene.picture(play, at: $0)) }
  }

  @Test(
    "Each motion comes, goes, and is turned back on its way",
    arguments: [
      (
        "none",
        "there, there, there, there, there; "
          + "-, -, -; "
          + "there, there, there, there, there, there, there; "
          + "-, -, -, -; "
          + "there, there, there, there; "
          + "-, -, -, -"
      ),
      (
        "fade",
        "-, 0.13 ×1.0, 0.27 ×1.0, 0.4 ×1.0, 0.53 ×1.0; "
          + "0.53 ×1.0, 0.4 ×1.0, 0.27 ×1.0; "
          + "0.27 ×1.0, 0.4 ×1.0, 0.53 ×1.0, 0.67 ×1.0, 0.8 ×1.0, 0.93 ×1.0, there; "
          + "there, 0.87 ×1.0, 0.73 ×1.0, 0.6 ×1.0; "
          + "0.6 ×1.0, 0.73 ×1.0, 0.87 ×1.0, there; "
          + "0.47 ×1.0, 0.2 ×1.0, 0.07 ×1.0, -"
      ),
      (
        "zoom in",
        "-, 0.13 ×0.67, 0.27 ×0.8, 0.4 ×0.89, 0.53 ×0.95; "
          + "0.53 ×0.95, 0.4 ×0.89, 0.27 ×0.8; "
          + "0.27 ×0.8, 0.4 ×0.89, 0.53 ×0.95, 0.67 ×0.98, 0.8 ×1.0, 0.93 ×1.0, there; "
          + "there, 0.87 ×1.0, 0.73 ×1.01, 0.6 ×1.03; "
          + "0.6 ×1.03, 0.73 ×1.01, 0.87 ×1.0, there; "
          + "0.47 ×1.08, 0.2 ×1.26, 0.07 ×1.41, -"
      ),
      (
        "zoom out",
        "-, 0.13 ×1.33, 0.27 ×1.2, 0.4 ×1.11, 0.53 ×1.05; "
          + "0.53 ×1.05, 0.4 ×1.11, 0.27 ×1.2; "
          + "0.27 ×1.2, 0.4 ×1.11, 0.53 ×1.05, 0.67 ×1.02, 0.8 ×1.0, 0.93 ×1.0, there; "
          + "there, 0.87 ×1.0, 0.73 ×0.99, 0.6 ×0.97; "
          + "0.6 ×0.97, 0.73 ×0.99, 0.87 ×1.0, there; "
          + "0.47 ×0.92, 0.2 ×0.74, 0.07 ×0.59, -"
      ),
      (
        "zoom",
        "-, 0.13 ×0.67, 0.27 ×0.8, 0.4 ×0.89, 0.53 ×0.95; "
          + "0.53 ×0.95, 0.4 ×0.89, 0.27 ×0.8; "
          + "0.27 ×0.8, 0.4 ×0.89, 0.53 ×0.95, 0.67 ×0.98, 0.8 ×1.0, 0.93 ×1.0, there; "
          + "there, 0.87 ×1.0, 0.73 ×0.99, 0.6 ×0.97; "
          + "0.6 ×0.97, 0.73 ×0.99, 0.87 ×1.0, there; "
          + "0.47 ×0.92, 0.2 ×0.74, 0.07 ×0.59, -"
      ),
      (
        "slide",
        "-, 0.13 ×1.0 0,306, 0.27 ×1.0 0,185, 0.4 ×1.0 0,102, 0.53 ×1.0 0,48; "
          + "0.53 ×1.0 0,48, 0.4 ×1.0 0,102, 0.27 ×1.0 0,185; "
          + "0.27 ×1.0 0,185, 0.4 ×1.0 0,102, 0.53 ×1.0 0,48, 0.67 ×1.0 0,17, 0.8 ×1.0 0,4, 0.93 ×1.0, there; "
          + "there, 0.87 ×1.0 0,23, 0.73 ×1.0 0,82, 0.6 ×1.0 0,165; "
          + "0.6 ×1.0 0,165, 0.73 ×1.0 0,82, 0.87 ×1.0 0,23, there; "
          + "0.47 ×1.0 0,258, 0.2 ×1.0 0,421, 0.07 ×1.0 0,464, -"
      ),
      (
        "spring",
        "-, 0.13 ×1.16, 0.27 ×1.03, 0.4 ×0.99, 0.53 ×0.99; "
          + "0.53 ×0.99, 0.4 ×0.99, 0.27 ×1.03; "
          + "0.27 ×1.03, 0.4 ×0.99, 0.53 ×0.99, 0.67 ×1.0, 0.8 ×1.0, 0.93 ×1.0, there; "
          + "there, 0.87 ×1.01, 0.73 ×1.05, 0.6 ×1.11; "
          + "0.6 ×1.11, 0.73 ×1.05, 0.87 ×1.01, there; "
          + "0.47 ×1.16, 0.2 ×1.27, 0.07 ×1.3, -"
      ),
      (
        "pop",
        "-, 0.13 ×0.3, 0.27 ×0.5, 0.4 ×0.7, 0.53 ×0.9; "
          + "0.53 ×0.9, 0.4 ×0.7, 0.27 ×0.5; "
          + "0.27 ×0.5, 0.4 ×0.7, 0.53 ×0.9, 0.67 ×1.1, 0.8 ×1.06, 0.93 ×1.02, there; "
          + "there, 0.87 ×1.04, 0.73 ×1.08, 0.6 ×1.0; "
          + "0.6 ×1.0, 0.73 ×1.08, 0.87 ×1.04, there; "
          + "0.47 ×0.8, 0.2 ×0.4, 0.07 ×0.2, -"
      ),
      (
        "solid",
        "-, 1.0 ×1.0 0,-306, 1.0 ×1.0 0,-185, 1.0 ×1.0 0,-102, 1.0 ×1.0 0,-48; "
          + "1.0 ×1.0 0,-48, 1.0 ×1.0 0,-102, 1.0 ×1.0 0,-185; "
          + "1.0 ×1.0 0,-185, 1.0 ×1.0 0,-102, 1.0 ×1.0 0,-48, 1.0 ×1.0 0,-17, 1.0 ×1.0 0,-4, 1.0 ×1.0, there; "
          + "there, 1.0 ×1.0 0,-1, 1.0 ×1.0 0,-9, 1.0 ×1.0 0,-30; "
          + "1.0 ×1.0 0,-30, 1.0 ×1.0 0,-9, 1.0 ×1.0 0,-1, there; "
          + "1.0 ×1.0 0,-71, 1.0 ×1.0 0,-241, 1.0 ×1.0 0,-382, -"
      ),
    ])
  func wholeWay(name: String, poses: String) throws {
    var scene = scene(try #require(Self.motions.first { $0.0 == name }).1)
    var play = Play()
    play.flash(.success, "Tagged")
    let coming = self.poses(&scene, play, [0, 40, 80, 120, 160])
    play.hide(at: 160)
    let back = self.poses(&scene, play, [160, 200, 240])
    play.flash(.success, "Tagged", at: 240)
    let again = self.poses(&scene, play, [240, 280, 320, 360, 400, 440, 480])
    play.hide(at: 500)
    let going = self.poses(&scene, play, [500, 540, 580, 620])
    play.flash(.success, "Tagged", at: 620)
    let called = self.poses(&scene, play, [620, 660, 700, 740])
    play.hide(at: 800)
    let gone = self.poses(&scene, play, [960, 1040, 1080, 1100])
    let seen = [coming, back, again, going, called, gone].map { $0.joined(separator: ", ") }
    #expect(seen.joined(separator: "; ") == poses)
  }

  @Test("However often it is turned back, nothing jumps", arguments: motions, 0..<4)
  func never(motion: (String, HUDScene.Motion), seed: Int) {
    guard motion.0 != "none" else { return }
    var generator = SeededGenerator(seed: seed)
    var scene = scene(motion.1)
    var play = Play()
    var last: [Double]?
    var leaps: [String] = []
    var isUp = false
    for moment in 0..<1500 {
      if Int.random(in: 0..<150, using: &generator) == 0 {
        if isUp { play.hide(at: Int64(moment)) } else { play.flash(.info, at: Int64(moment)) }
        isUp.toggle()
      }
      let picture = scene.picture(play, at: Int64(moment))
      let pose = numbers(picture)
      if let last, let pose, zip(last, pose).contains(where: { abs($0 - $1) > 0.011 }) {
        leaps.append("\(moment): \(last) to \(pose)")
      }
      last = pose
    }
    #expect(leaps == [])
  }

  /// Opacity, scale, and how far it is moved in shares of the canvas; `nil` where nothing is seen.
  private func numbers(_ picture: (list: HUDScene.DisplayList, frame: HUDScene.Frame)) -> [Double]?
  {
    guard let first = picture.list.commands.first, let box = picture.frame.box else { return nil }
    guard case .group(let transform, let opacity, _) = first else { return [1, 1, 0, 0] }
    let move = transform.applied(to: box.center)
    return [
      opacity, transform.xx, (move.x - box.center.x) / 844, (move.y - box.center.y) / 844,
    ]
  }

  @Test("Where less motion is wanted it only fades", arguments: motions)
  func reduced(motion: (String, HUDScene.Motion)) {
    var scene = scene(motion.1, .init(reducesMotion: true))
    var play = Play()
    play.flash(.success, "Tagged")
    let seen = poses(&scene, play, [0, 60, 150, 300])
    let expected =
      motion.0 == "none"
      ? ["there", "there", "there", "there"] : ["-", "0.2 ×1.0", "0.5 ×1.0", "there"]
    #expect(seen == expected)
  }
}
