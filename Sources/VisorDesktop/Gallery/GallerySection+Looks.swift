import Visor
import VisorCommand
import VisorScene

/// What there is to be seen of contents, indicators and themes.
extension GallerySection {
  static let contents = GallerySection(
    title: "Contents",
    text: """
      What stands above the text: work that runs, work of which is known how far it is, outcomes \
      that draw themselves, pictures and drawings of a program’s own, or text alone.
      """,
    subjects: SnapshotArguments.Content.allCases.map(content) + [drawing, button])

  private static func content(_ content: SnapshotArguments.Content) -> GallerySubject {
    let movement: GallerySubject.Movement =
      switch content {
      case .spinner: .loop(.seconds(1))
      case .turningImage: .loop(HUDScene.turn)
      case .pie, .ring, .bar, .percent: .loop(.seconds(2))
      case .success, .failure, .warning, .info: .comesAndGoes
      case .image, .text: .still(.seconds(1))
      }
    return GallerySubject(content.rawValue, movement) {
      $0.content = content
      $0.title = titles[content] ?? ""
      $0.detail = details[content] ?? ""
      ($0.width, $0.height) = (210, 200)
    }
  }

  private static let titles: [SnapshotArguments.Content: String] = [
    .spinner: "Loading", .pie: "Copying", .ring: "Uploading", .bar: "Downloading",
    .percent: "Installing", .success: "Tagged", .failure: "Not sent", .warning: "Sent late",
    .info: "New version", .image: "Synchronised", .turningImage: "Synchronising",
    .text: "Nothing to do",
  ]

  private static let details: [SnapshotArguments.Content: String] = [
    .bar: "12 files are left", .failure: "The server does not answer",
    .text: "Everything has been read",
  ]

  /// A drawing of a program's own: a wave.
  private static let drawing = GallerySubject(
    "drawing", .loop(.seconds(2)), drawing: wave
  ) {
    $0.title = "Listening"
    ($0.width, $0.height) = (210, 200)
  }

  private static let wave = HUDScene.Drawing("wave", moves: true) { situation, list in
    let rect = situation.place.rect
    for bar in 0..<7 {
      // Whole turns in two seconds, so that the picture closes.
      let turns = situation.time * (1 + Double(bar % 3)) / 2 + Double(bar) / 7
      let swing = abs((turns - turns.rounded(.down)) * 2 - 1)
      let height = rect.height * (0.2 + 0.8 * swing)
      list.rounded(
        HUDScene.Rect(
          center: HUDScene.Point(
            rect.x + rect.width * (Double(bar) + 0.5) / 7, rect.center.y),
          rect.width / 12, height), radius: rect.width)
      list.fill(situation.place.color)
    }
  }

  private static let button = GallerySubject("button", .loop(.milliseconds(1000))) {
    $0.title = "Sending"
    $0.detail = "to 3 people"
    $0.button = "Cancel"
    ($0.width, $0.height) = (210, 200)
  }

  static let indicators = GallerySection(
    title: "Indicators",
    text: "What goes round while nobody knows how far work is. Each is one word in a theme.",
    subjects: HUDScene.Indicator.all.map { indicator in
      GallerySubject(indicator.name, .loop(indicator.period)) {
        $0.indicator = indicator
        $0.theme.padding = HUDScene.Insets(20)
        $0.theme.shadow = nil
        $0.theme.margins = .zero
        ($0.width, $0.height) = (96, 96)
      }
    })

  static let themes = GallerySection(
    title: "Themes",
    text: "Ready ones; each is a value of which everything can be changed.",
    subjects: HUDScene.Theme.all.flatMap { theme in
      [
        GallerySubject("\(theme.name) spinner", .loop(.milliseconds(theme.period))) {
          $0.theme = theme
          $0.title = "Loading"
          ($0.width, $0.height) = (320, 220)
        },
        GallerySubject("\(theme.name) gauge", .loop(.seconds(2))) {
          $0.theme = theme
          $0.content = theme.gauge == .pie ? .pie : .ring
          $0.title = "Copying"
          $0.detail = "12 of 80 files"
          ($0.width, $0.height) = (320, 220)
        },
        GallerySubject("\(theme.name) success", .comesAndGoes) {
          $0.theme = theme
          $0.content = .success
          $0.title = "Tagged"
          ($0.width, $0.height) = (320, 220)
        },
        GallerySubject("\(theme.name) failure", .still(.seconds(1))) {
          $0.theme = theme
          $0.content = .failure
          $0.title = "Not sent"
          $0.detail = "The server does not answer"
          $0.button = "Try again"
          ($0.width, $0.height) = (320, 220)
        },
      ]
    })
}

extension HUDScene.Theme {
  /// How long a round of its indicator takes, in milliseconds.
  fileprivate var period: Int { (indicator?.period ?? .seconds(1)).milliseconds }
}
