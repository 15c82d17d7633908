internal import CGTK

/// What is to be done with the events of a window on which a HUD is.
@MainActor
final class EventJudge {
  /// The state of things, as far as events need it.
  struct Situation {
    /// How much is held back at present.
    var reach = GTKSurface.Reach.nothing
    /// Whether it is held back from one widget, and the rest of the window is live.
    var isPartial = false
    /// Whether there is anything that a person could take away.
    var isVisible = false
    /// In the coordinates of the window.
    var area: graphene_rect_t?
    var box: graphene_rect_t?
    var button: graphene_rect_t?
  }

  /// What a person has done.
  enum Act: Equatable {
    case tap(GTKSurface.Tap)
    case escape
  }

  private let covered: Covered
  private let isCover: @MainActor (Widget) -> Bool
  private let situation: @MainActor () -> Situation
  private let keyPasses: @MainActor () -> Void
  private let perform: @MainActor (Act) -> Bool
  private let connections = Connections()
  private var controllers: [OpaquePointer] = []
  private var press: (zone: GTKSurface.Tap, x: Float, y: Float)?

  /// - Parameters:
  ///   - keyPasses: Hears of each key that goes to the part of the window that is live, before it does.
  ///   - perform: Takes what a person has done; its answer says whether that is taken.
  init(
    _ covered: Covered, isCover: @escaping @MainActor (Widget) -> Bool,
    _ situation: @escaping @MainActor () -> Situation,
    keyPasses: @escaping @MainActor () -> Void,
    _ perform: @escaping @MainActor (Act) -> Bool
  ) {
    self.covered = covered
    self.isCover = isCover
    self.situation = situation
    self.keyPasses = keyPasses
    self.perform = perform
    start()
  }

  /// Hears each event before everybody who listens already does.
  func comeFirst() {
    end()
    start()
  }

  func end() {
    connections.removeAll()
    for controller in controllers {
      gtk_widget_remove_controller(covered.window, controller)
    }
    controllers = []
  }

  private func start() {
    listen(GTK_PHASE_CAPTURE) { [weak self] event in self?.takesFirst(event) ?? false }
    listen(GTK_PHASE_BUBBLE) { [weak self] event in self?.takesLast(event) ?? false }
  }

  private func listen(
    _ phase: GtkPropagationPhase, _ body: @escaping @MainActor (OpaquePointer) -> Bool
  ) {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, phase)
    connections.events(UnsafeMutableRawPointer(controller), body)
    gtk_widget_add_controller(covered.window, controller)
    controllers.append(controller)
  }

  // MARK: Judgement

  /// On the way down, before anybody else has heard of it.
  private func takesFirst(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS, GDK_KEY_RELEASE: takesKey(event)
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_UPDATE,
      GDK_MOTION_NOTIFY, GDK_SCROLL, GDK_TOUCHPAD_SWIPE, GDK_TOUCHPAD_PINCH, GDK_TOUCHPAD_HOLD,
      GDK_DRAG_ENTER, GDK_DRAG_MOTION, GDK_DROP_START:
      takesPointer(event)
    case GDK_PAD_BUTTON_PRESS, GDK_PAD_BUTTON_RELEASE, GDK_PAD_RING, GDK_PAD_STRIP,
      GDK_PAD_GROUP_MODE:
      situation().reach == .everything
    // Of what ends or has ended, everybody must hear.
    default: false
    }
  }

  /// On the way up, when nobody else wanted it.
  private func takesLast(_ event: OpaquePointer) -> Bool {
    gdk_event_get_event_type(event) == GDK_KEY_PRESS && isEscape(event) && situation().isVisible
      && perform(.escape)
  }

  private func takesKey(_ event: OpaquePointer) -> Bool {
    let situation = situation()
    guard situation.reach == .everything else { return false }
    let focus = gtk_window_get_focus(covered.window.window)
    let isAtCover = focus.map(isCover) ?? false
    if situation.isPartial {
      guard isAtCover || focus.map(covered.contains) ?? true else {
        keyPasses()
        return false
      }
      if movesFocus(event) { return false }
    }
    let isAtButton = isAtCover && focus?.raw.isOf(gtk_button_get_type()) ?? false
    if isAtCover && movesFocus(event) || isAtButton && presses(event) { return false }
    if gdk_event_get_event_type(event) == GDK_KEY_PRESS, isEscape(event) { _ = perform(.escape) }
    return true
  }

  private func takesPointer(_ event: OpaquePointer) -> Bool {
    let situation = situation()
    guard let point = point(of: event) else { return situation.reach == .everything }
    if situation.button?.contains(point) ?? false { return false }
    let isInside = situation.area?.contains(point) ?? false
    let isOnBox = situation.box?.contains(point) ?? false
    let zone: GTKSurface.Tap = isOnBox ? .box : .outside
    if situation.isVisible, isInside || !situation.isPartial {
      hear(gdk_event_get_event_type(event), zone, point, event)
    }
    return switch situation.reach {
    case .everything: !situation.isPartial || isInside
    case .box: isOnBox
    case .nothing: false
    }
  }

  /// A tap is a press and a release at about the same place.
  private func hear(
    _ type: GdkEventType, _ zone: GTKSurface.Tap, _ point: graphene_point_t, _ event: OpaquePointer
  ) {
    switch type {
    case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1, GDK_TOUCH_BEGIN:
      press = (zone, point.x, point.y)
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END:
      guard let press = press.take() else { return }
      let isNear = abs(press.x - point.x) <= 8 && abs(press.y - point.y) <= 8
      if press.zone == zone, isNear { _ = perform(.tap(zone)) }
    default: break
    }
  }

  /// In the coordinates of the window; `nil` for what happens on another surface.
  private func point(of event: OpaquePointer) -> graphene_point_t? {
    let native = OpaquePointer(covered.window)
    guard gdk_event_get_surface(event) == gtk_native_get_surface(native) else { return nil }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    return graphene_point_t(x: Float(x - left), y: Float(y - top))
  }

  private func isEscape(_ event: OpaquePointer) -> Bool {
    gdk_key_event_get_keyval(event) == guint(GDK_KEY_Escape)
  }

  private func movesFocus(_ event: OpaquePointer) -> Bool {
    [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab]
      .contains(Int32(bitPattern: gdk_key_event_get_keyval(event)))
  }

  private func presses(_ event: OpaquePointer) -> Bool {
    [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space]
      .contains(Int32(bitPattern: gdk_key_event_get_keyval(event)))
  }
}
