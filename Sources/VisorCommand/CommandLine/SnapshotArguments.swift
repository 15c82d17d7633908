package import VisorScene

/// What `visor snapshot` was asked to draw, and where to.
package struct SnapshotArguments: Equatable, Sendable {
  /// What stands above or beside the text.
  package enum Content: String, CaseIterable, Sendable {
    case spinner, pie, ring, bar, percent, success, failure, warning, info, image
    case turningImage = "turning-image"
    case text
  }

  /// What lies beneath the HUD.
  package enum Ground: String, CaseIterable, Sendable {
    /// Something light or dark, as the appearance is.
    case plain
    /// Nothing: the picture is transparent.
    case none
    case white, black
  }

  package var content = Content.spinner
  package var title = ""
  package var detail = ""
  package var button: String?
  /// How far the work is; `nil` for some way, or all the way in a picture that moves.
  package var progress: Double?
  /// The path of the picture for `image`.
  package var image: [UInt8]?

  package var theme = HUDScene.Theme.standard
  package var indicator: HUDScene.Indicator?
  package var motion: HUDScene.Motion?
  package var position: HUDScene.Theme.Position?
  package var font: String?
  package var preferences = HUDScene.Preferences()

  package var width = 240
  package var height = 240
  package var scale = 2.0
  package var ground = Ground.plain

  /// The moment that is drawn, after the HUD began to come up.
  package var moment: Duration?
  /// The span that is drawn frame by frame.
  package var from: Duration?
  package var to: Duration?
  package var framesPerSecond = 30
  /// When the HUD begins to go, if it does.
  package var leave: Duration?
  /// Where the picture goes.
  package var output: [UInt8]

  package init(output: [UInt8]) {
    self.output = output
  }
}

extension SnapshotArguments {
  init(_ matched: MatchedArguments) throws(UsageError) {
    guard let path = matched.last(.pictureFile)?.path else {
      throw matched.error(.missingOption(OptionSpec.pictureFile.usage))
    }
    output = path
    content = matched.last(.content)?.text.flatMap(Content.init) ?? .spinner
    title = matched.last(.title)?.text ?? ""
    detail = matched.last(.detail)?.text ?? ""
    button = matched.last(.button)?.text
    progress = matched.last(.progress)?.decimal
    image = matched.last(.image)?.path
    readLook(matched)
    if let extent = matched.last(.canvas)?.extent { (width, height) = extent }
    scale = matched.last(.scale)?.decimal ?? scale
    ground = matched.last(.ground)?.text.flatMap(Ground.init) ?? .plain
    moment = matched.last(.moment)?.duration
    from = matched.last(.from)?.duration
    to = matched.last(.to)?.duration
    framesPerSecond = matched.last(.frames)?.number ?? framesPerSecond
    leave = matched.last(.leave)?.duration
  }

  private mutating func readLook(_ matched: MatchedArguments) {
    theme = matched.last(.look)?.text.flatMap(HUDScene.Theme.named) ?? .standard
    indicator = matched.last(.indicator)?.text.flatMap(HUDScene.Indicator.named)
    motion = matched.last(.motion)?.text.flatMap(HUDScene.Motion.named)
    position = matched.last(.position)?.text.flatMap(HUDScene.Theme.Position.named)
    font = matched.last(.font)?.text
    preferences = HUDScene.Preferences(
      appearance: matched.last(.appearance)?.text.flatMap(HUDScene.Preferences.Appearance.init)
        ?? .light,
      wantsContrast: matched.contains(.contrast),
      reducesMotion: matched.contains(.reducedMotion),
      textScale: matched.last(.textScale)?.decimal ?? 1,
      direction: matched.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
  }
}
