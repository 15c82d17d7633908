internal import CGTK
private import VisorCairo
internal import Visor
internal import VisorScene

/// Draws a HUD as nodes of GTK's scene graph, so small that only what moves is drawn anew.
///
/// What stays the same keeps its node: GTK compares the nodes of two frames, and leaves alone what it
/// finds again.
@MainActor
final class ScenePainter {
  /// How it looks, but for what the desktop decides.
  var scene: HUDScene
  /// What was drawn last; `nil` where that is nothing.
  private(set) var frame: HUDScene.Frame?

  private var list = HUDScene.DisplayList()
  /// The list that the nodes were made of, until it is that one.
  private var painted = HUDScene.DisplayList()
  private var isPainted = false
  /// By their first command.
  private var nodes: [Int: Node] = [:]
  private var size = HUDScene.Size.zero
  private var moving: HUDScene.Rect?
  /// What the list was made into, if nothing but a trail moves in it.
  private var turning: TurningNodes?
  private var cairo = CairoPainter()
  /// What the desktop said of the picture that was made last.
  private(set) var preferences = DesktopPreferences()

  init(words: Words) {
    scene = HUDScene(canvas: .init(.zero), metrics: CairoTextMetrics())
    scene.words = words
  }

  /// Decides what is on screen at a moment, and where.
  ///
  /// - Parameter size: Of the cover, in points.
  func draw(
    _ presentation: Presentation, at moment: Moment, size: HUDScene.Size,
    _ preferences: DesktopPreferences
  ) {
    adopt(size, preferences)
    if isPainted { swap(&list, &painted) }
    isPainted = false
    self.size = size
    stopTurning()
    let frame = scene.draw(presentation, at: moment, into: &list)
    self.frame = frame
    moving = presentation.phase == .shown ? frame.moving : nil
  }

  /// Decides the same at a later moment, the presentation being the same; answers whether no more than
  /// the figure is different.
  func turn(to moment: Moment) -> Bool {
    if let turning, let turn = frame?.turn {
      turning.angle = turn.angle(at: moment)
      return true
    }
    stopTurning()
    guard let frame = scene.turn(&list, to: moment) else { return false }
    if let figure = self.frame?.figure.lowerBound { nodes.removeValue(forKey: figure)?.release() }
    self.frame = frame
    moving = frame.moving
    return true
  }

  /// Makes nodes of it.
  func paint(on snapshot: OpaquePointer) {
    guard let frame else { return }
    let bounds = frame.bounds ?? HUDScene.Rect(0, 0, size.width, size.height)
    if turning == nil, moving != nil, frame.turn != nil {
      turning = TurningNodes(
        list, figure: frame.figure, bounds: bounds, scale: preferences.scaleFactor, cairo)
    }
    if let turning { return turning.draw(on: snapshot) }
    var drawing = NodeDrawing(
      list: list, previous: isPainted ? nil : painted, nodes: nodes, figure: frame.figure,
      moving: moving, bounds: bounds, cairo: cairo, scale: Double(preferences.scaleFactor))
    drawing.draw(on: snapshot)
    isPainted = true
    let old = nodes
    nodes = drawing.drawn
    for node in old.values { node.release() }
  }

  private func stopTurning() {
    turning?.release()
    turning = nil
  }

  /// Nothing is on screen any more.
  func clear() {
    frame = nil
    stopTurning()
    list.clear()
    isPainted = false
    for node in nodes.values { node.release() }
    nodes = [:]
  }

  private func adopt(_ size: HUDScene.Size, _ preferences: DesktopPreferences) {
    if preferences.fontFamily != self.preferences.fontFamily {
      cairo = CairoPainter(systemFamily: preferences.fontFamily)
      scene.metrics = CairoTextMetrics(systemFamily: preferences.fontFamily)
      for node in nodes.values { node.release() }
      nodes = [:]
    }
    self.preferences = preferences
    scene.canvas = .init(size, scale: Double(preferences.scaleFactor))
    scene.preferences = .init(
      appearance: preferences.isDark ? .dark : .light, wantsContrast: preferences.wantsContrast,
      reducesMotion: preferences.reducesMotion, textScale: preferences.textScale,
      direction: preferences.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
