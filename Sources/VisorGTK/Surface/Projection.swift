internal import CGTK
internal import Visor

/// A HUD on one window: the cover, what is drawn on it, and what is held back beneath it.
@MainActor
final class Projection {
  let covered: Covered
  private unowned let screen: Screen
  private var cover: CoverWidget?
  private var hold: InputHold?
  private var judge: EventJudge?
  private var pulse: FramePulse?
  private let painter: any Painter = PlainPainter()
  private let preferenceReader = PreferenceReader()
  private let layoutConnections = Connections()
  private var sample: Sample?
  private var area: graphene_rect_t?
  private var frame = PaintedFrame()

  init(_ covered: Covered, of screen: Screen) {
    self.covered = covered
    self.screen = screen
  }

  /// When there is something new to be drawn before anybody says so.
  var nextPicture: Moment? {
    guard isVisible, case .at(let moment) = frame.next else { return nil }
    return moment
  }

  func show(_ sample: Sample) {
    let before = self.sample?.presentation
    self.sample = sample
    if isVisible { putUp() }
    setHold()
    if isVisible {
      if before != sample.presentation || frame.isOver(at: sample.moment) { redraw() }
    } else {
      takeDown()
    }
  }

  func end() {
    sample = nil
    setHold()
    takeDown()
  }

  private var isVisible: Bool { sample.map { $0.presentation.phase != .hidden } ?? false }

  private var holds: Bool { sample?.presentation.holdsInput ?? false }

  // MARK: The cover

  private func putUp() {
    guard cover == nil else { return }
    let cover = CoverWidget(self)
    self.cover = cover
    CoverLayout.add(cover, to: covered.window)
    pulse = FramePulse(cover.widget) { [weak screen] in screen?.look() }
    preferenceReader.follow(cover.widget) { [weak self] in self?.redraw() }
    followLayout()
  }

  private func takeDown() {
    guard let cover else { return }
    layoutConnections.removeAll()
    preferenceReader.stop()
    pulse?.stop()
    pulse = nil
    self.cover = nil
    if hold == nil { endJudge() }
    CoverLayout.remove(cover)
    cover.close()
    frame = PaintedFrame()
    area = nil
  }

  private func redraw() {
    if let cover { gtk_widget_queue_draw(cover.widget) }
  }

  /// A widget may move about in its window without the window being laid out anew.
  private func followLayout() {
    guard covered.target != nil, let cover else { return }
    guard let clock = gtk_widget_get_frame_clock(cover.widget) else {
      return layoutConnections.on(cover.widget.raw, "realize") { [weak self] in
        self?.followLayout()
      }
    }
    layoutConnections.on(UnsafeMutableRawPointer(clock), "layout") { [weak self] in
      guard let self, let now = coveredArea(of: covered.window) else { return }
      if area.map({ !($0 == now) }) ?? true { gtk_widget_queue_resize(cover.widget) }
    }
  }

  // MARK: Input

  /// Input is held by the HUD's rules, as far as this surface reaches.
  private func setHold() {
    let isHeld = holds && screen.reach == .everything
    if isHeld, hold == nil {
      comeFirst()
      hold = InputHold(covered, refused: refusal)
    } else if !isHeld, let hold {
      hold.end()
      self.hold = nil
    }
    if let cover, hold != nil { hold?.moveFocus(to: cover.widget) }
    if hold != nil || cover != nil {
      if judge == nil { comeFirst() }
    } else {
      endJudge()
    }
  }

  /// Closing is to be treated another way from now on.
  func renewHold() {
    guard hold != nil else { return }
    hold?.end()
    hold = nil
    setHold()
  }

  private var refusal: (@MainActor () -> Void)? {
    guard covered.target == nil else { return nil }
    switch screen.closing {
    case .allowed: return nil
    case .refused: return {}
    case .cancels: return { [weak screen] in screen?.hud.cancel() }
    }
  }

  private func comeFirst() {
    if let judge { return judge.comeFirst() }
    judge = EventJudge(
      covered, isCover: { [weak self] in self?.isCover($0) ?? false },
      { [weak self] in self?.situation ?? EventJudge.Situation() },
      { [weak self] in self?.perform($0) ?? false })
  }

  private func endJudge() {
    judge?.end()
    judge = nil
  }

  private func isCover(_ widget: Widget) -> Bool {
    guard let cover else { return false }
    return widget == cover.widget || gtk_widget_is_ancestor(widget, cover.widget) != 0
  }

  private var situation: EventJudge.Situation {
    let area = area ?? coveredArea(of: covered.window)
    let origin = area?.origin ?? graphene_point_t(x: 0, y: 0)
    return EventJudge.Situation(
      reach: holds ? screen.reach : .nothing, isPartial: covered.target != nil,
      isVisible: isVisible, area: area, box: frame.box?.moved(by: origin),
      button: frame.button?.moved(by: origin))
  }

  private func perform(_ act: EventJudge.Act) -> Bool {
    guard let presentation = sample?.presentation else { return false }
    switch act {
    case .tap(let tap):
      screen.onTap?(tap)
      if screen.dismissal.contains(tap == .box ? .box : .outside) { screen.hud.dismiss() }
      return true
    case .escape:
      guard screen.dismissal.contains(.escapeKey) else { return false }
      if case .outcome? = presentation.content {
        screen.hud.dismiss()
      } else if presentation.escape != nil {
        screen.hud.cancel()
      } else {
        screen.hud.dismiss()
      }
      return true
    }
  }
}

extension Projection: CoverOwner {
  var buttonArea: graphene_rect_t? { frame.button }

  var keepsFocus: Bool { covered.target == nil && hold != nil }

  func coveredArea(of window: Widget) -> graphene_rect_t? {
    guard var filled = CoverLayout.filledArea(of: window) else { return nil }
    guard let target = covered.target else { return filled }
    var bounds = graphene_rect_t()
    guard gtk_widget_get_mapped(target) != 0,
      gtk_widget_compute_bounds(target, window, &bounds) != 0
    else { return nil }
    var visible = graphene_rect_t()
    return graphene_rect_intersection(&filled, &bounds, &visible) ? visible : nil
  }

  func covers(x: Double, y: Double) -> Bool {
    guard let cover else { return false }
    let point = graphene_point_t(x: Float(x), y: Float(y))
    if frame.button?.contains(point) ?? false { return true }
    guard holds else { return false }
    switch screen.reach {
    case .nothing: return false
    case .box: return frame.box?.contains(point) ?? false
    case .everything:
      return x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(cover.widget))
        && y < Double(gtk_widget_get_height(cover.widget))
    }
  }

  func paint(_ snapshot: OpaquePointer, width: Double, height: Double) {
    guard let cover, let sample else { return }
    area = coveredArea(of: covered.window)
    let painted = painter.paint(
      sample.presentation, at: sample.moment,
      size: graphene_size_t(width: Float(width), height: Float(height)),
      PreferenceReader.read(cover.widget), on: snapshot)
    frame = painted
    pulse?.isWanted = frame.next == .always
    screen.wake(at: sample.deadline, self)
  }

  func styleChanged() {
    redraw()
  }
}

extension graphene_rect_t {
  static func == (one: graphene_rect_t, other: graphene_rect_t) -> Bool {
    one.origin.x == other.origin.x && one.origin.y == other.origin.y
      && one.size.width == other.size.width && one.size.height == other.size.height
  }
}
