import Testing
import Visor
import VisorScene
import VisorTestSupport

@Suite struct MotionTests {
  private static let motions: [(String, HUDScene.Motion)] = [
    ("none", .none), ("fade", .fade), ("zoom in", .zoomIn), ("zoom out", .zoomOut),
    ("zoom", .zoom), ("slide", .slide(.bottom)), ("spring", .spring),
    ("overshoot", HUDScene.Theme.jgProgressHUD.motion),
    ("solid", .init(entrance: .init(edge: .top), exit: .init(edge: .top), presence: .solid)),
  ]

  private func scene(_ motion: HUDScene.Motion, _ preferences: HUDScene.Preferences = .init())
    -> HUDScene
  {
    var theme = HUDScene.Theme.handDrawn
    theme.motion = motion
    return .phone(theme, preferences)
  }

  /// The outermost group, which holds all that moves: its opacity and transform; `|` where nothing
  /// is transformed, `-` where nothing is drawn.
  private func pose(_ scene: inout HUDScene, _ play: Play, _ moment: Int64) -> String {
    let text = scene.picture(play, at: moment).list.description
    guard let first = text.split(separator: "\n").first else { return "-" }
    return first.hasPrefix("group")
      ? first.split(separator: " ")[1...2].joined(separator: " ") : "|"
  }

  @Test(
    "Each motion comes, goes, and is turned back on its way",
    arguments: [
      ("none", "| | | | | | | | - - - - - | | | | |")
    ])
  func wholeWay(name: String, poses: String) throws {
    let motion = try #require(Self.motions.first { $0.0 == name }).1
    var play = Play()
    play.flash(.success, "Tagged")
    play.hide(at: 320)
    play.flash(.success, "Tagged", at: 520)
    var scene = scene(motion)
    let seen = stride(from: 0, through: 680, by: 40).map { pose(&scene, play, Int64($0)) }
    #expect(seen.joined(separator: "\n") == poses)
  }
}
