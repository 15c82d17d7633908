public import Visor

/// The HUD as a picture: what a presentation looks like at a moment.
///
///     var scene = HUDScene(canvas: .init(.init(390, 844), scale: 3), metrics: fonts)
///     var list = HUDScene.DisplayList()
///     let frame = scene.draw(presentation, at: moment, into: &list)
///
/// Layout, motion and colours are decided here and nowhere else. A back end measures text, draws the
/// list, wakes when the frame says so, and reports what the person prefers. The same in gives the
/// same out; a scene remembers only what it made last, so that the next frame costs little.
public struct HUDScene: Sendable {
  /// How it looks.
  public var theme: Theme { didSet { if theme != oldValue { forget() } } }
  /// What it is drawn on.
  public var canvas: Canvas { didSet { if canvas != oldValue { forget() } } }
  /// What the person has asked for.
  public var preferences: Preferences { didSet { if preferences != oldValue { forget() } } }
  /// What measures text.
  public var metrics: any TextMetrics { didSet { forget() } }
  /// A figure in place of those of the theme; `nil` for none.
  public var figure: Figure? { didSet { drawn = nil } }
  /// The pictures that emblems call by name; where there is none of the name, the usual figure is shown.
  public var pictures: [String: Picture] = [:] { didSet { drawn = nil } }
  /// A button of the program's own; `nil` for none.
  public var button: String? { didSet { drawn = nil } }
  /// The text of the button for the way out of work that takes long; it stands in place of `button`.
  public var wayOut = "Cancel" { didSet { drawn = nil } }
  /// What is said where nothing is written.
  public var words = Words()
  var layout: (matter: Matter, layout: Layout?)?
  /// What was drawn last, if no more of it than the figure changes by time alone.
  private var drawn: (drawing: FrameDrawing, frame: Frame)?

  /// A scene.
  public init(
    theme: Theme = .standard, canvas: Canvas, preferences: Preferences = Preferences(),
    metrics: any TextMetrics
  ) {
    self.theme = theme
    self.canvas = canvas
    self.preferences = preferences
    self.metrics = metrics
  }

  /// Draws what is on screen at a moment, in place of what the list held.
  ///
  /// - Parameters:
  ///   - presentation: What is on screen at that moment.
  ///   - moment: The time of the same clock.
  ///   - list: Gets the picture.
  /// - Returns: What moves, when to draw again, and where a point lies.
  public mutating func draw(
    _ presentation: Presentation, at moment: Moment, into list: inout DisplayList
  ) -> Frame {
    list.clear()
    drawn = nil
    guard presentation.phase != .hidden, let content = Content(presentation, in: self)
    else { return Frame() }
    let fade = presentation.fade
    let pose = theme.motion.pose(
      alpha: presentation.alpha, isRising: fade.isRising, isFromFull: fade.isFromFull,
      reduced: preferences.reducesMotion)
    let isMoving =
      theme.motion.presence != .cut
      && (presentation.phase == .appearing || presentation.phase == .leaving)
    guard pose.opacity > 0 else { return Frame(wake: isMoving ? .nextFrame : .never) }
    let drawing = FrameDrawing(
      content: content, layout: layout(of: content.matter), pose: pose,
      palette: theme.palette(for: preferences), theme: theme, canvas: canvas,
      preferences: preferences, moment: moment)
    var frame = drawing.draw(into: &list)
    if isMoving {
      frame.wake = .nextFrame
      frame.moving = frame.bounds
      frame.turn = nil
    } else if presentation.phase == .shown, frame.figure.upperBound == list.commands.count {
      drawn = (drawing, frame)
    }
    return frame
  }

  /// Draws the figure anew in the list that was drawn last, of a presentation that is the same still.
  ///
  /// - Returns: The same as ``draw(_:at:into:)``; `nil`, and nothing is changed, where more than the
  ///   figure may be different.
  package mutating func turn(_ list: inout DisplayList, to moment: Moment) -> Frame? {
    guard var frame = drawn?.frame, list.commands.count == frame.figure.upperBound else {
      return nil
    }
    // In place: a copy of all that was drawn would cost more than the figure.
    drawn?.drawing.moment = moment
    list.removeCommands(from: frame.figure.lowerBound)
    drawn?.drawing.drawFigure(into: &list, &frame)
    drawn?.frame = frame
    return frame
  }

  private mutating func forget() {
    layout = nil
    drawn = nil
  }

  private mutating func layout(of matter: Matter) -> Layout? {
    if let layout, layout.matter == matter { return layout.layout }
    let made = LayoutMaker(
      matter, theme: theme, canvas: canvas, preferences: preferences,
      ruler: Ruler(metrics: metrics)
    ).layout()
    layout = (matter, made)
    return made
  }
}
