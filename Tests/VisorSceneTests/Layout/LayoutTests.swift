import Testing
import VisorScene
@testable import VisorScene

@Suite struct LayoutTests {
  /// What is laid out, and what is asked for.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    var testDescription: String { rule }
    var theme = LayoutTests.plain
    var canvas = HUDScene.Canvas(HUDScene.Size(200, 200))
    var preferences = HUDScene.Preferences()
    var matter = Matter(title: "Tagged", figure: HUDScene.Size(40, 40))

    init(_ rule: String, _ change: (inout Case) -> Void = { _ in }) {
      self.rule = rule
      change(&self)
    }

    var layout: Layout? {
      LayoutMaker(
        matter, theme: theme, canvas: canvas, preferences: preferences,
        ruler: Ruler(metrics: FixedMetrics())
      ).layout()
    }
  }

  /// Letters 8 wide on lines 20 high, and even distances.
  private static let plain: HUDScene.Theme = {
    var theme = HUDScene.Theme("plain")
    theme.maximum = .zero
    theme.padding = HUDScene.Insets(10)
    theme.margins = HUDScene.Insets(10)
    theme.titleFont = HUDScene.Font(16)
    theme.detailFont = HUDScene.Font(8)
    theme.buttonFont = HUDScene.Font(8)
    return theme
  }()

  private static let cases: [(Case, String)] = [
    (Case("as it is"), "box 66,55 68x90; figure 80,65 40x40; title \"Tagged\" 76,131"),
    (
      Case("top leading") { $0.theme.position = .topLeading },
      "box 10,10 68x90; figure 24,20 40x40; title \"Tagged\" 20,86"
    ),
    (
      Case("top") { $0.theme.position = .top },
      "box 66,10 68x90; figure 80,20 40x40; title \"Tagged\" 76,86"
    ),
    (
      Case("top trailing") { $0.theme.position = .topTrailing },
      "box 122,10 68x90; figure 136,20 40x40; title \"Tagged\" 132,86"
    ),
    (
      Case("leading") { $0.theme.position = .leading },
      "box 10,55 68x90; figure 24,65 40x40; title \"Tagged\" 20,131"
    ),
    (
      Case("trailing") { $0.theme.position = .trailing },
      "box 122,55 68x90; figure 136,65 40x40; title \"Tagged\" 132,131"
    ),
    (
      Case("bottom leading") { $0.theme.position = .bottomLeading },
      "box 10,100 68x90; figure 24,110 40x40; title \"Tagged\" 20,176"
    ),
    (
      Case("bottom") { $0.theme.position = .bottom },
      "box 66,100 68x90; figure 80,110 40x40; title \"Tagged\" 76,176"
    ),
    (
      Case("bottom trailing") { $0.theme.position = .bottomTrailing },
      "box 122,100 68x90; figure 136,110 40x40; title \"Tagged\" 132,176"
    ),
    (
      Case("leading is to the right where text is read from there") {
        $0.theme.position = .leading
        $0.preferences.direction = .rightToLeft
      }, "box 122,55 68x90; figure 136,65 40x40; title \"Tagged\" 132,131"
    ),
    (
      Case("offset") { $0.theme.offset = HUDScene.Point(10, -20) },
      "box 76,35 68x90; figure 90,45 40x40; title \"Tagged\" 86,111"
    ),
    (
      Case("an offset stops at the margin") { $0.theme.offset = HUDScene.Point(1e6, -.infinity) },
      "box 122,10 68x90; figure 136,20 40x40; title \"Tagged\" 132,86"
    ),
    (
      Case("an offset that is no number") { $0.theme.offset = HUDScene.Point(.nan, .nan) },
      "box 66,55 68x90; figure 80,65 40x40; title \"Tagged\" 76,131"
    ),
    (
      Case("safe insets") {
        $0.canvas.safe = HUDScene.Insets(top: 40, left: 20)
        $0.theme.position = .topLeading
      }, "box 30,50 68x90; figure 44,60 40x40; title \"Tagged\" 40,126"
    ),
    (
      Case("a keyboard") { $0.canvas.obstruction = HUDScene.Rect(0, 120, 200, 80) },
      "box 66,15 68x90; figure 80,25 40x40; title \"Tagged\" 76,91"
    ),
    (
      Case("a keyboard that is not minded") {
        $0.canvas.obstruction = HUDScene.Rect(0, 120, 200, 80)
        $0.theme.avoidsObstruction = false
      }, "box 66,55 68x90; figure 80,65 40x40; title \"Tagged\" 76,131"
    ),
    (
      Case("all is covered") { $0.canvas.obstruction = HUDScene.Rect(-9, -9, 999, 999) },
      "box 66,55 68x90; figure 80,65 40x40; title \"Tagged\" 76,131"
    ),
    (
      Case("minimum") { $0.theme.minimum = HUDScene.Size(120, 110) },
      "box 40,45 120x110; figure 80,65 40x40; title \"Tagged\" 76,131"
    ),
    (
      Case("a minimum beyond the room") { $0.theme.minimum = HUDScene.Size(1e9, .infinity) },
      "box 10,10 180x180; figure 80,65 40x40; title \"Tagged\" 76,131"
    ),
    (
      Case("square") { $0.theme.isSquare = true },
      "box 55,55 90x90; figure 80,65 40x40; title \"Tagged\" 76,131"
    ),
    (
      Case("square and wide") {
        $0.theme.isSquare = true
        $0.matter.title = "Sixteen letters!"
      }, "box 26,26 148x148; figure 80,65 40x40; title \"Sixteen letters!\" 36,131"
    ),
    (
      Case("beside") { $0.theme.arrangement = .beside },
      "box 41,70 118x60; figure 51,80 40x40; title \"Tagged\" 101,106"
    ),
    (
      Case("beside, from the right") {
        $0.theme.arrangement = .beside
        $0.preferences.direction = .rightToLeft
        $0.matter.detail = "Detail"
      },
      "box 41,70 118x60; figure 109,80 40x40; title \"Tagged\" 51,99" + "; detail \"Detail\" 75,115"
    ),
    (
      Case("between") {
        $0.theme.arrangement = .between
        $0.matter.detail = "Detail"
        $0.theme.minimum = HUDScene.Size(156, 156)
      },
      "box 22,22 156x156; figure 80,80 40x40; title \"Tagged\" 76,57" + "; detail \"Detail\" 88,147"
    ),
    (
      Case("seated") { $0.theme = .handDrawn },
      "box 52,52 96x96; figure 80,68 40x40; title \"Tagged\" 76,130"
    ),
    (
      Case("seated, but with a detail") {
        $0.theme = .handDrawn
        $0.matter.detail = "Detail"
      },
      "box 44,44 111x111; figure 79,56 40x40; title \"Tagged\" 75,118"
        + "; detail \"Detail\" 80,139"
    ),
    (
      Case("title, detail and button") {
        $0.matter.detail = "Detail"
        $0.matter.button = "Stop"
      },
      "box 66,30 68x140; figure 80,40 40x40; title \"Tagged\" 76,106"
        + "; detail \"Detail\" 88,122; button \"Stop\" 92,151; button 78,136 44x24"
    ),
    (Case("text only") { $0.matter.figure = .zero }, "box 66,80 68x40; title \"Tagged\" 76,106"),
    (Case("figure only") { $0.matter.title = " \n\u{7}" }, "box 70,70 60x60; figure 80,80 40x40"),
    (
      Case("nothing") {
        $0.matter.title = ""
        $0.matter.figure = .zero
      }, "nothing"
    ),
    (
      Case("a count") { $0.matter.count = 3 },
      "box 54,55 92x90; figure 80,65 40x40; title \"Tagged ×3\" 64,131"
    ),
    (
      Case("a count alone") {
        $0.matter.count = 3
        $0.matter.title = ""
      }, "box 70,55 60x90; figure 80,65 40x40; title \"×3\" 92,131"
    ),
    (
      Case("lines of about the same length") { $0.matter.title = "one two three four five six" },
      "box 38,45 124x110; figure 80,55 40x40; title \"one two three\" 48,121"
        + "; title \"four five six\" 48,141"
    ),
    (
      Case("newlines") { $0.matter.title = "\none\r\ntwo\u{2028}\n" },
      "box 70,45 60x110; figure 80,55 40x40; title \"one\" 88,121; title \"two\" 88,141"
    ),
    (
      Case("controls and turned directions") { $0.matter.title = "a\u{1B}[1m\tb\u{202E}c" },
      "box 62,55 76x90; figure 80,65 40x40; title \"a[1m bc\" 72,131"
    ),
    (
      Case("the widest that is wanted") {
        $0.theme.maximum.width = 100
        $0.matter.title = "one two three"
      },
      "box 62,45 76x110; figure 80,55 40x40; title \"one two\" 72,121" + "; title \"three\" 80,141"
    ),
    (
      Case("a word that is wider than is wanted") {
        $0.theme.maximum.width = 100
        $0.matter.title = "the perpendicular"
      }, "box 22,55 156x90; figure 80,65 40x40; title \"the perpendicular\" 32,131"
    ),
    (
      Case("a word that is wider than the canvas") {
        $0.matter.title = "incomprehensibilities"
      },
      "box 10,45 180x110; figure 80,55 40x40; title \"incomprehensibilitie\" 20,121"
        + "; title \"s\" 96,141"
    ),
    (
      Case("hyphens and slashes") { $0.matter.title = "semi-permeable/impermeable" },
      "box 30,45 140x110; figure 80,55 40x40; title \"semi-permeable/\" 40,121"
        + "; title \"impermeable\" 56,141"
    ),
    (
      Case("no blanks between words") { $0.matter.title = "写真をアルバムに保存しました。" },
      "box 10,45 180x110; figure 80,55 40x40; title \"写真をアルバムに保存\" 20,121"
        + "; title \"しました。\" 60,141"
    ),
    (
      Case("higher than is wanted") {
        $0.theme.maximum = HUDScene.Size(100, 100)
        $0.matter.title = "one two three four"
      }, "box 18,55 164x90; figure 80,65 40x40; title \"one two three four\" 28,131"
    ),
    (
      Case("larger text") {
        $0.preferences.textScale = 2
      }, "box 42,45 116x110; figure 80,55 40x40; title \"Tagged\" 52,137"
    ),
    (
      Case("larger text than there is room for") {
        $0.preferences.textScale = 3
        $0.matter.title = "perpendicular"
      }, "box 29,63 141x73; figure 87,71 24x24; title \"perpendicular\" 37,123"
    ),
    (
      Case("out of room: the detail goes first") {
        $0.matter.title = "one two three four five six seven eight nine ten"
        $0.matter.detail = "Detail that is not short"
        $0.canvas.size.height = 110
      },
      "box 12,11 176x88; figure 88,19 24x24; title \"one two three four\" 28,67"
        + "; title \"five six seven eigh…\" 20,87; cut"
    ),
    (
      Case("out of room: the title is cut") {
        $0.matter.title = "one two three four five six seven eight nine ten eleven twelve"
        $0.canvas.size.height = 80
      }, "box 17,13 166x53; figure 94,20 12x12; title \"one two three four…\" 24,55; cut"
    ),
    (
      Case("out of room: the figure goes") {
        $0.canvas.size.height = 40
      }, "box 73,7 54x26; title \"Tagged\" 76,26"
    ),
    (
      Case("out of room: the text goes") {
        $0.canvas.size = HUDScene.Size(24, 24)
      }, "box 4,4 16x16; figure 6,6 12x12; cut"
    ),
    (
      Case("out of room: the button stays as long as a word does") {
        $0.matter.button = "Stop"
        $0.matter.detail = "Detail"
        $0.canvas.size.height = 92
      },
      "box 68,12 64x68; title \"Tagged\" 76,36; button \"Stop\" 92,63" + "; button 78,48 44x24; cut"
    ),
    (Case("a canvas without size") { $0.canvas.size = .zero }, "nothing"),
    (
      Case("a canvas that is no number") { $0.canvas.size = HUDScene.Size(.nan, .infinity) },
      "nothing"
    ),
    (
      Case("half pixels") {
        $0.canvas = HUDScene.Canvas(HUDScene.Size(200.3, 199.7), scale: 2)
        $0.matter.figure = HUDScene.Size(36.7, 36.7)
        $0.theme.padding = HUDScene.Insets(9.3)
      }, "box 66.5,56.5 67x86; figure 81.5,66 37x37; title \"Tagged\" 76,129"
    ),
    (
      Case("a scale that is no number") {
        $0.canvas.scale = .nan
        $0.canvas.size = HUDScene.Size(201, 201)
      }, "box 66,55 68x90; figure 80,65 40x40; title \"Tagged\" 76,131"
    ),
    (
      Case("lengths that make no sense") {
        $0.theme.padding = HUDScene.Insets(top: -5, left: .nan, bottom: .infinity, right: 1e300)
        $0.theme.margins = HUDScene.Insets(-.infinity)
        $0.theme.spacing = .nan
      }, "box 72,74 56x52; figure 84,74 24x24; title \"Tagged\" 72,114"
    ),
    (
      Case("a font without size") { $0.theme.titleFont.size = .nan },
      "box 66,55 68x90; figure 80,65 40x40; title \"Tagged\" 76,131"
    ),
  ]

  @Test("Each rule of the layout holds", arguments: cases)
  func rule(_ test: Case, layout: String) {
    #expect(test.layout.map(\.description) ?? "nothing" == layout)
  }
}
