internal import CGTK
internal import Visor
internal import VisorScene

/// A HUD on one window: the cover, what is drawn on it, and what is held back beneath it.
@MainActor
final class Projection {
  let covered: Covered
  unowned let screen: Screen
  var cover: CoverWidget?
  var button: CoverButton?
  private var voice: CoverVoice?
  var hold: InputHold?
  private var judge: EventJudge?
  private var pulse: FramePulse?
  private let preferenceReader = PreferenceReader()
  /// What the person has chosen; `nil` where that is to be read anew.
  private var preferences: DesktopPreferences?
  private let layoutConnections = Connections()
  private var sample: Sample?
  /// What is on screen, if time alone changes it, and no more of it than what turns.
  private(set) var stillWork: UncountedWork?
  /// Of which the picture is.
  private var moment = Moment.zero
  var area: graphene_rect_t?
  private(set) var size = HUDScene.Size.zero

  init(_ covered: Covered, of screen: Screen) {
    self.covered = covered
    self.screen = screen
  }

  var painter: ScenePainter { screen.painter }

  /// When there is something new to be drawn before anybody says so.
  var nextPicture: Moment? {
    guard isVisible, let sample else { return nil }
    switch painter.frame?.wake {
    case .at(let moment): return moment
    case .never where sample.presentation.isCounted: return moment + .milliseconds(100)
    case .never, .nextFrame, nil: return nil
    }
  }

  var summary: HUDScene.Summary? {
    cover == nil ? nil : sample.flatMap { painter.scene.summary(of: $0.presentation) }
  }

  func show(_ sample: Sample) {
    let before = self.sample?.presentation
    self.sample = sample
    stillWork = sample.presentation.phase == .shown ? UncountedWork(sample) : nil
    moment = sample.moment
    let isNew = before != sample.presentation
    if isVisible { putUp() }
    if isVisible { speak() }
    setHold()
    if isVisible {
      if isNew || painter.frame?.isOver(at: sample.moment) ?? true { renew() }
    } else {
      takeDown()
    }
    setTime()
  }

  /// The same at a later moment.
  ///
  /// - Parameter isTimed: Whether somebody will wake when something is due next.
  func show(at moment: Moment, isTimed: Bool) {
    self.moment = moment
    let before = painter.frame?.wake
    if painter.frame?.isOver(at: moment) ?? true { turn() }
    // From frame to frame nothing else is due than before.
    if !isTimed || before != .nextFrame || painter.frame?.wake != .nextFrame { setTime() }
  }

  func end() {
    sample = nil
    stillWork = nil
    setHold()
    takeDown()
  }

  private var isVisible: Bool { sample.map { $0.presentation.phase != .hidden } ?? false }

  var holds: Bool { sample?.presentation.holdsInput ?? false }

  // MARK: The cover

  private func putUp() {
    guard cover == nil else { return }
    let cover = CoverWidget(self)
    self.cover = cover
    CoverLayout.add(cover, to: covered.window)
    voice = CoverVoice(cover.widget)
    pulse = FramePulse(cover.widget) { [weak screen] in screen?.passTime() }
    preferenceReader.follow(cover.widget) { [weak self] in self?.choiceChanged() }
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
    voice?.end()
    voice = nil
    button?.remove(from: cover)
    button = nil
    CoverLayout.remove(cover)
    cover.close()
    painter.clear()
    area = nil
    preferences = nil
  }

  /// The picture is to be another one, though the HUD has nothing new.
  func redraw() {
    renew()
    setTime()
  }

  /// The person has chosen something else.
  func choiceChanged() {
    preferences = nil
    redraw()
  }

  /// The cover has another size.
  func fit(_ size: HUDScene.Size) {
    self.size = size
    preferences = nil
    draw()
    setTime()
  }

  private func setTime() {
    if let sample { screen.setTime(sample, self) }
  }

  private func renew() {
    guard let cover else { return }
    setButton()
    let button = painter.frame?.button
    draw()
    if painter.frame?.button != button { gtk_widget_queue_allocate(cover.widget) }
    gtk_widget_queue_draw(cover.widget)
  }

  /// The same picture, but for what turns in it.
  private func turn() {
    guard let cover, preferences != nil, painter.turn(to: moment) else { return renew() }
    pulse?.isWanted = painter.frame?.wake == .nextFrame
    gtk_widget_queue_draw(cover.widget)
  }

  private func draw() {
    guard let cover, let sample else { return }
    let preferences = preferences ?? PreferenceReader.read(cover.widget)
    self.preferences = preferences
    painter.draw(sample.presentation, at: moment, size: size, preferences)
    pulse?.isWanted = painter.frame?.wake == .nextFrame
  }

  /// A widget may move about in its window without the window being laid out anew, and a window's own
  /// layout manager does not know how large the cover is to be.
  private func followLayout() {
    guard let cover, mayBeElsewhere else { return }
    guard let clock = gtk_widget_get_frame_clock(cover.widget) else {
      return layoutConnections.on(cover.widget.raw, "realize") { [weak self] in
        self?.followLayout()
      }
    }
    layoutConnections.on(UnsafeMutableRawPointer(clock), "layout") { [weak self] in
      guard let self, let area else { return }
      let now = coveredArea(of: covered.window) ?? graphene_rect_t()
      if area == now { return }
      resize()
      gtk_widget_queue_resize(cover.widget)
    }
  }

  /// The button is there as long as the picture has one.
  private func setButton() {
    guard let cover, let presentation = sample?.presentation else { return }
    let title = presentation.escape == nil ? screen.button?.title : painter.scene.wayOut
    if title == nil, let button {
      button.remove(from: cover)
      self.button = nil
    } else if title != nil, button == nil {
      button = CoverButton(in: cover) { [weak self] in self?.press() }
    }
    if let title { button?.title = title }
  }

  private func speak() {
    guard let presentation = sample?.presentation, presentation.phase != .leaving,
      let summary = painter.scene.summary(of: presentation)
    else { return }
    voice?.say(summary, presentation.content)
  }

  private func press() {
    if sample?.presentation.escape != nil {
      screen.hud.cancel()
    } else {
      screen.button?.action()
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
    if let voice { hold?.moveFocus(to: voice.face) }
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
      keyPasses: { [weak self] in self?.hold?.keyPasses() },
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
      isVisible: isVisible, area: area,
      box: (painter.frame?.box).map { graphene_rect_t($0).moved(by: origin) },
      button: (painter.frame?.button).map { graphene_rect_t($0).moved(by: origin) })
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

extension HUDScene.Frame {
  /// Whether there is another picture at a moment, though nothing has happened.
  fileprivate func isOver(at moment: Moment) -> Bool {
    switch wake {
    case .never: false
    case .at(let next): next <= moment
    case .nextFrame: true
    }
  }
}

extension Presentation {
  /// Whether something is counted, of which nobody is told.
  fileprivate var isCounted: Bool {
    guard case .working(let activity)? = content else { return false }
    return activity.isRunning && activity.measure != nil
  }
}
