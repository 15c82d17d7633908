package import VisorCairo
package import VisorCommand
package import VisorScene
import Visor

/// A HUD that comes up at zero, and what it looks like at any moment.
package final class Snapshot {
  private let arguments: SnapshotArguments
  private let painter: CairoPainter
  private let coming: Lifecycle
  private let going: Lifecycle?
  private var scene: HUDScene
  private var list = HUDScene.DisplayList()

  /// - Parameters:
  ///   - arguments: What is to be drawn.
  ///   - image: The picture where the content is one; a sample without it.
  ///   - drawing: A drawing of a program's own in place of the content's figure.
  ///   - fonts: What measures and draws letters; several snapshots can share one.
  package init(
    _ arguments: SnapshotArguments, image: HUDScene.Picture? = nil,
    drawing: HUDScene.Drawing? = nil, fonts: Fonts
  ) {
    self.arguments = arguments
    painter = fonts.painter
    scene = HUDScene(
      theme: Self.theme(arguments),
      canvas: HUDScene.Canvas(
        HUDScene.Size(Double(arguments.width), Double(arguments.height)), scale: arguments.scale),
      preferences: arguments.preferences, metrics: fonts.metrics)
    scene.button = arguments.button
    scene.figure =
      drawing.map(HUDScene.Figure.drawing) ?? arguments.content.figure(image: image)
    coming = Self.lifecycle(arguments)
    going = arguments.leave.map { leave in
      var lifecycle = Self.lifecycle(arguments)
      lifecycle.take(.hide(instant: false), at: .zero + leave)
      return lifecycle
    }
  }

  /// In pixels.
  package var size: (width: Int, height: Int) {
    func pixels(_ length: Int) -> Int { Int((Double(length) * arguments.scale).rounded(.up)) }
    return (pixels(arguments.width), pixels(arguments.height))
  }

  /// Pixels a point.
  var scale: Double { arguments.scale }

  /// Writes a word in grey, from a point of the canvas on; for what stands beside a picture.
  func write(_ word: String, at point: HUDScene.Point, on cairo: OpaquePointer) {
    list.clear()
    list.text(
      HUDScene.TextRun(
        word, at: point, width: 0, font: HUDScene.Font(11), color: HUDScene.Color(0x666666)))
    painter.paint(list, on: cairo, scale: scale)
  }

  /// What is on screen so long after the HUD began to come up.
  ///
  /// - Parameters:
  ///   - time: Since it began to come up.
  ///   - progress: How far the work is then, where the content shows it.
  ///   - cairo: The `cairo_t *` to draw on, at its origin.
  package func draw(at time: Duration, progress: Double, on cairo: OpaquePointer) {
    let moment = Moment.zero + time
    let hasLeft = arguments.leave.map { time >= $0 } ?? false
    var presentation = (hasLeft ? going ?? coming : coming).presentation(at: moment)
    if case .working(var activity)? = presentation.content, arguments.content.gauge != nil {
      activity.progress = arguments.progress ?? progress
      presentation.content = .working(activity)
    }
    list.clear()
    if let ground = arguments.groundColor {
      list.rounded(HUDScene.Rect(0, 0, Double(arguments.width), Double(arguments.height)))
      list.fill(ground)
      painter.paint(list, on: cairo, scale: arguments.scale)
    }
    _ = scene.draw(presentation, at: moment, into: &list)
    painter.paint(list, on: cairo, scale: arguments.scale)
  }

  /// The picture of one moment.
  package func bitmap(at time: Duration, progress: Double = 0.6) throws(PictureFailure) -> Bitmap {
    let (width, height) = size
    guard let bitmap = Bitmap(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    bitmap.draw { draw(at: time, progress: progress, on: $0) }
    return bitmap
  }

  private static func theme(_ arguments: SnapshotArguments) -> HUDScene.Theme {
    var theme = arguments.theme
    if let indicator = arguments.indicator { theme.indicator = indicator }
    if let motion = arguments.motion { theme.motion = motion }
    if let position = arguments.position { theme.position = position }
    theme.gauge = arguments.content.gauge
    return theme
  }

  private static func lifecycle(_ arguments: SnapshotArguments) -> Lifecycle {
    var settings = arguments.theme.timed()
    settings.grace = .zero
    settings.escape = nil
    var lifecycle = Lifecycle(settings)
    if let kind = arguments.content.outcome {
      let flash = Flash(
        kind, arguments.title, detail: arguments.detail, stay: .untilDismissed)
      lifecycle.take(.flash(flash, instant: false), at: .zero)
    } else {
      let beginning = Lifecycle.Beginning(arguments.title, detail: arguments.detail)
      lifecycle.take(.begin(lifecycle.register(), beginning), at: .zero)
    }
    return lifecycle
  }
}

extension SnapshotArguments {
  /// The colour beneath the HUD; `nil` for none.
  fileprivate var groundColor: HUDScene.Color? {
    switch ground {
    case .none: nil
    case .white: .white
    case .black: .black
    case .plain:
      preferences.appearance == .light ? HUDScene.Color(0xEBEBED) : HUDScene.Color(0x1D1D20)
    }
  }
}

extension SnapshotArguments.Content {
  /// How it shows how far work is; `nil` where it does not.
  var gauge: HUDScene.Gauge? {
    switch self {
    case .pie: .pie
    case .ring: .ring
    case .bar: .bar
    case .percent: .percent
    case .spinner, .success, .failure, .warning, .info, .image, .turningImage, .text: nil
    }
  }

  /// The figure that stands in place of the theme's; `nil` for that one.
  fileprivate func figure(image: HUDScene.Picture?) -> HUDScene.Figure? {
    switch self {
    case .text: HUDScene.Figure.none
    case .image: (image ?? SamplePicture.picture).map { .picture($0) }
    case .turningImage:
      (image ?? SamplePicture.picture).map { .turning($0, period: HUDScene.turn, steps: 0) }
    case .spinner, .pie, .ring, .bar, .percent, .success, .failure, .warning, .info: nil
    }
  }

  /// The outcome that it shows; `nil` for work.
  var outcome: Flash.Kind? {
    switch self {
    case .success: .success
    case .failure: .failure
    case .warning: .warning
    case .info: .info
    case .spinner, .pie, .ring, .bar, .percent, .image, .turningImage, .text: nil
    }
  }
}
