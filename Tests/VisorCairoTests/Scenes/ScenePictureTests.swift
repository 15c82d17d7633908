import Testing
import VisorCommand
import VisorDesktop
import VisorScene

/// Scenes as they are seen; what they consist of is compared as text elsewhere.
@Suite struct ScenePictureTests {
  typealias Content = SnapshotArguments.Content

  /// Compares a picture with the stored one; letters are always those of one font.
  private func expect(
    _ name: String, at moment: Duration = .seconds(1), _ change: (inout SnapshotArguments) -> Void
  ) throws {
    var arguments = SnapshotArguments(output: [])
    (arguments.width, arguments.height, arguments.scale) = (180, 150, 1)
    arguments.title = "Tagged"
    change(&arguments)
    let snapshot = Snapshot(arguments, fonts: Fonts(family: "DejaVu Sans"))
    ReferencePicture(name).expect(try snapshot.bitmap(at: moment))
  }

  @Test("Each content looks as it is stored", arguments: Content.allCases)
  func contents(content: Content) throws {
    try expect("content-\(content.rawValue)") { $0.content = content }
  }

  @Test(
    "Each theme looks as it is stored, light and dark", arguments: HUDScene.Theme.all,
    HUDScene.Preferences.Appearance.allCases)
  func themes(theme: HUDScene.Theme, appearance: HUDScene.Preferences.Appearance) throws {
    try expect("theme-\(theme.name)-\(appearance.rawValue)") {
      $0.theme = theme
      $0.content = .success
      $0.detail = "in Bern"
      $0.preferences.appearance = appearance
      ($0.width, $0.height) = (290, 200)
    }
  }

  @Test(
    "A motion is on its way as it is stored", arguments: ["spring", "slide-bottom", "zoom-in"],
    [80, 1080])
  func motions(name: String, milliseconds: Int) throws {
    try expect("motion-\(name)-\(milliseconds)", at: .milliseconds(milliseconds)) {
      $0.motion = .named(name)
      $0.content = .success
      $0.leave = .seconds(1)
    }
  }

  @Test("Text from right to left stands on the other side of its sign")
  func rightToLeft() throws {
    try expect("rtl") {
      ($0.theme, $0.content) = (.pkhudWide, .failure)
      ($0.title, $0.detail) = ("נשמר", "כל הקבצים נשמרו")
      $0.preferences.direction = .rightToLeft
      $0.width = 305
    }
  }

  @Test("Large text, more contrast and less motion look as they are stored")
  func preferences() throws {
    try expect("text-3x") {
      ($0.content, $0.detail, $0.button) = (.warning, "in Bern", "Why?")
      $0.preferences.textScale = 3
      ($0.width, $0.height) = (320, 420)
    }
    try expect("contrast") {
      ($0.content, $0.button) = (.info, "Why?")
      $0.preferences.wantsContrast = true
    }
    try expect("reduced-motion", at: .milliseconds(1500)) { $0.preferences.reducesMotion = true }
  }

  @Test("Three pixels a point show the same, finer")
  func fine() throws {
    try expect("scale-3") { ($0.content, $0.scale) = (.success, 3) }
  }

  @Test("A shadow and a dimmed ground that are drawn again look as they did")
  func again() throws {
    var arguments = SnapshotArguments(output: [])
    arguments.theme.dim = .gradient(.clear, .gray(0, opacity: 0.7))
    arguments.theme.indicator = .spokes
    let snapshot = Snapshot(arguments, fonts: Fonts(family: "DejaVu Sans"))
    let pictures = try (0..<3).map { _ in try snapshot.bitmap(at: .seconds(1)) }
    let first = try #require(pictures.first)
    for picture in pictures.dropFirst() {
      #expect(PictureDifference(of: picture, from: first, tolerance: 2).share == 0)
    }
  }
}
