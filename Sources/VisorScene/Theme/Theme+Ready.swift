/// Themes that look as people expect who know other HUDs.
///
/// Where those let what lies beneath shine through a blur, a box here is as opaque as its text needs
/// to be read on anything.
extension HUDScene.Theme {
  /// Quiet, and at home everywhere.
  public static let standard: Self = {
    var theme = Self("standard")
    theme.radius = 14
    theme.shadow = Shadow(blur: 24, drop: 6)
    theme.light.shadow = .gray(0, opacity: 0.18)
    theme.dark.shadow = .gray(0, opacity: 0.4)
    theme.light.success = HUDScene.Color(0x1A7F37)
    theme.light.failure = HUDScene.Color(0xC4232B)
    theme.light.warning = HUDScene.Color(0x9A6700)
    theme.light.info = HUDScene.Color(0x0A63C2)
    theme.dark.success = HUDScene.Color(0x57D375)
    theme.dark.failure = HUDScene.Color(0xFF7B72)
    theme.dark.warning = HUDScene.Color(0xF0B429)
    theme.dark.info = HUDScene.Color(0x6CB6FF)
    theme.framesSigns = true
    return theme
  }()

  /// A dark square of 96 points with a white sign and a word below it, that drops onto the screen.
  public static let handDrawn: Self = {
    var theme = Self("hand-drawn")
    theme.light = HUDScene.Palette(box: .gray(0.3, opacity: 0.8), content: .white)
    // Lighter than the box, it would leave its text too little contrast on something white.
    theme.light.button = .gray(0, opacity: 0.3)
    theme.dark = theme.light
    theme.minimum = HUDScene.Size(96, 96)
    theme.maximum = HUDScene.Size(180, 0)
    theme.isSquare = true
    theme.padding = HUDScene.Insets(12)
    theme.arrangement = .seated(figure: -0.125, title: 0.25)
    theme.spacing = 6
    theme.titleFont = HUDScene.Font(16)
    theme.buttonFont = HUDScene.Font(14)
    theme.working = .indicator(.spokes)
    theme.figureSize = 40
    theme.lineWidth = 4
    theme.motion = .spring
    return theme
  }()

  /// As MBProgressHUD: a grey box that fits its contents, bold text.
  public static let mbProgressHUD: Self = {
    var theme = Self("mb")
    theme.light = HUDScene.Palette(
      box: .gray(0.9, opacity: 0.95), content: .gray(0, opacity: 0.7))
    theme.dark = HUDScene.Palette(
      box: .gray(0.17, opacity: 0.95), content: .gray(1, opacity: 0.8))
    theme.radius = 5
    theme.spacing = 4
    theme.buttonSpacing = 8
    theme.titleFont = HUDScene.Font(16, .bold)
    theme.detailFont = HUDScene.Font(12, .bold)
    theme.buttonFont = HUDScene.Font(12, .bold)
    theme.working = .indicator(.rays)
    theme.gauge = .pie
    theme.figureSize = 37
    theme.lineWidth = 2.5
    return theme
  }()

  /// As SVProgressHUD: a thin ring on a white or black box a little above the middle.
  public static let svProgressHUD: Self = {
    var theme = Self("sv")
    theme.light = HUDScene.Palette(box: .white, content: .black)
    theme.dark = HUDScene.Palette(box: .black, content: .white)
    theme.light.track = .gray(0, opacity: 0.1)
    theme.dark.track = .gray(1, opacity: 0.1)
    theme.maximum = HUDScene.Size(224, 324)
    theme.padding = HUDScene.Insets(12)
    theme.radius = 14
    theme.position = Position(0.5, 0.45)
    theme.spacing = 8
    theme.titleFont = HUDScene.Font(15)
    theme.working = .indicator(.trail)
    theme.framesSigns = true
    theme.figureSize = 36
    theme.signSize = 28
    theme.lineWidth = 2
    theme.drawing = .zero
    theme.appear = .milliseconds(150)
    theme.disappear = .milliseconds(150)
    theme.motion = HUDScene.Motion(
      entrance: .init(scale: 1.3, curve: .easeInOut),
      exit: .init(scale: 1 / 1.3, curve: .easeInOut))
    return theme
  }()

  /// As PKHUD: a light square of 156 points with a title above the sign and a detail below it.
  public static let pkhud: Self = {
    var theme = Self("pkhud")
    theme.light = HUDScene.Palette(
      box: .gray(0.92, opacity: 0.94), content: .gray(0, opacity: 0.75))
    theme.dark = theme.light
    theme.dim = .flat(.gray(0, opacity: 0.25))
    theme.minimum = HUDScene.Size(156, 156)
    theme.maximum = HUDScene.Size(200, 0)
    theme.isSquare = true
    theme.padding = HUDScene.Insets(8)
    theme.radius = 9
    theme.arrangement = .between
    theme.spacing = 8
    theme.titleFont = HUDScene.Font(17, .bold)
    theme.detailFont = HUDScene.Font(14)
    theme.working = .indicator(.spokes)
    theme.figureSize = 78
    theme.lineWidth = 6
    theme.drawingDelay = .zero
    theme.appear = .zero
    theme.disappear = .milliseconds(800)
    return theme
  }()

  /// As PKHUD's wide box of 265 × 90 points, for text.
  public static let pkhudWide: Self = {
    var theme = pkhud
    theme.name = "pkhud-wide"
    theme.minimum = HUDScene.Size(265, 90)
    theme.maximum = HUDScene.Size(296, 0)
    theme.isSquare = false
    theme.padding = HUDScene.Insets(top: 10, left: 16, bottom: 10, right: 16)
    theme.arrangement = .beside
    theme.spacing = 14
    theme.figureSize = 54
    theme.lineWidth = 5
    return theme
  }()

  /// As JGProgressHUD: a dark box that fits its contents, with a thin ring.
  public static let jgProgressHUD: Self = {
    var theme = Self("jg")
    theme.light = HUDScene.Palette(box: .gray(0.97, opacity: 0.95), content: .gray(0.05))
    theme.dark = HUDScene.Palette(box: .gray(0.05, opacity: 0.85), content: .white)
    theme.spacing = 10
    theme.lineSpacing = 6
    theme.titleFont = HUDScene.Font(17, .bold)
    theme.detailFont = HUDScene.Font(15)
    theme.working = .indicator(.rays)
    theme.figureSize = 50
    theme.lineWidth = 3
    theme.drawing = .zero
    theme.signSize = 33
    theme.appear = .milliseconds(400)
    theme.disappear = .milliseconds(400)
    return theme
  }()

  /// At home beside the widgets of libadwaita.
  public static let adwaita: Self = {
    var theme = Self("adwaita")
    theme.light = HUDScene.Palette(box: HUDScene.Color(0xFAFAFA), content: .gray(0, opacity: 0.8))
    theme.dark = HUDScene.Palette(box: HUDScene.Color(0x383838), content: .white)
    theme.light.indicator = HUDScene.Color(0x1C71D8)
    theme.light.success = HUDScene.Color(0x1B8553)
    theme.light.failure = HUDScene.Color(0xC01C28)
    theme.light.warning = HUDScene.Color(0x905400)
    theme.light.info = HUDScene.Color(0x1C71D8)
    theme.dark.indicator = HUDScene.Color(0x78AEED)
    theme.dark.success = HUDScene.Color(0x8FF0A4)
    theme.dark.failure = HUDScene.Color(0xFF938C)
    theme.dark.warning = HUDScene.Color(0xF8E45C)
    theme.dark.info = HUDScene.Color(0x78AEED)
    theme.light.detail = .gray(0, opacity: 0.65)
    theme.dark.detail = .gray(1, opacity: 0.75)
    theme.light.button = .gray(0, opacity: 0.08)
    theme.dark.button = .gray(1, opacity: 0.1)
    theme.light.border = .gray(0, opacity: 0.12)
    theme.dark.border = .gray(1, opacity: 0.1)
    theme.light.shadow = .gray(0, opacity: 0.25)
    theme.dark.shadow = .gray(0, opacity: 0.5)
    theme.border = 1
    theme.shadow = Shadow(blur: 16, drop: 4)
    theme.padding = HUDScene.Insets(24)
    theme.radius = 12
    theme.spacing = 12
    theme.lineSpacing = 6
    theme.buttonSpacing = 18
    theme.titleFont = HUDScene.Font(16, .bold)
    theme.detailFont = HUDScene.Font(14.667)
    theme.buttonFont = HUDScene.Font(14.667, .bold)
    theme.working = .indicator(.growingArc)
    theme.framesSigns = true
    theme.appear = .milliseconds(200)
    theme.disappear = .milliseconds(200)
    theme.motion = HUDScene.Motion(
      entrance: .init(scale: 0.9, curve: .easeOut), exit: .init(scale: 0.9, curve: .easeInOut))
    return theme
  }()

  /// All of them.
  public static let all: [Self] = [
    standard, handDrawn, mbProgressHUD, svProgressHUD, pkhud, pkhudWide, jgProgressHUD, adwaita,
  ]

  /// The one of that name; `nil` when there is none.
  public static func named(_ name: String) -> Self? { all.first { $0.name == name } }
}
