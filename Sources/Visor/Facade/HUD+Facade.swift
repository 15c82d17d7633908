// The short calls: one thing at a time is put on screen, and taken down by whoever can say `hide`.
// They share the HUD with activities and outcomes of others, and never end what they did not begin.
extension HUD {
  /// Shows something until it is hidden, in place of what was shown or flashed by these calls before.
  ///
  ///     HUD.show(.progress)
  ///     upload()
  ///     HUD.flash(.success, delay: .seconds(1))
  ///
  /// It comes up, stays at least and goes by the settings of the HUD. Any thread may call this; calls
  /// take effect in their order.
  public static func show(_ content: Content, on hud: HUD = .shared) {
    hud.report { state, now in state.show(content, at: now) }
  }

  /// Shows something for a while, in place of what was shown or flashed by these calls before.
  ///
  /// What was shown before has ended by it, in this outcome where it is one: a check mark, a cross, a
  /// picture or words. Whatever turns is work, and shows as such.
  ///
  /// - Parameters:
  ///   - delay: How long it stays; `nil` for as long as the settings say. Zero or less only takes down
  ///     what is there.
  ///   - completion: Run once, on some thread: with `true` when this has gone, with `false` when
  ///     something else took its place before.
  public static func flash(
    _ content: Content, on hud: HUD = .shared, delay: Duration? = nil,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    hud.change(completion) { state, now in state.flash(content, for: delay, at: now) }
  }

  /// Takes down what these calls have put on screen, at once and without a fade.
  ///
  /// Activities and outcomes of others stay; an instance's `hide(instant:)` takes down all of them.
  ///
  /// - Parameter completion: Run once, on some thread: with `true` when it has gone, also when there
  ///   was nothing to hide; with `false` when something else took its place before.
  public static func hide(
    on hud: HUD = .shared, _ completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    hide(on: hud, animated: false, completion: completion)
  }

  /// Takes down what these calls have put on screen.
  ///
  /// - Parameters:
  ///   - animated: Whether it stays for the minimum and fades, as the settings say.
  ///   - completion: As for `hide(on:_:)`.
  public static func hide(
    on hud: HUD = .shared, animated: Bool, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    hud.change(completion) { state, now in
      state.hide(after: .zero, instant: !animated, at: now)
    }
  }

  /// Takes down, after a while, what these calls have put on screen.
  ///
  /// It belongs to what is shown now and never takes down anything later. A further delay replaces
  /// this one, and a hide without a delay does not wait for it. What was flashed goes by its own
  /// time where that is over before.
  ///
  /// - Parameters:
  ///   - delay: How long from now; zero or less for now.
  ///   - completion: As for `hide(on:_:)`.
  public static func hide(
    on hud: HUD = .shared, afterDelay delay: Duration,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    hud.change(completion) { state, now in state.hide(after: delay, instant: false, at: now) }
  }

  /// Whether anything of the HUD can be seen now, its fades included.
  public var isVisible: Bool { presentation(first: 0).phase != .hidden }

  /// Whether input to what lies beneath passes while something is shown by the short calls; `false` at
  /// first.
  ///
  /// It counts for what is shown from then on.
  public var allowsInteraction: Bool {
    get { look { state, _ in state.front.allowsInteraction } }
    set { report { state, _ in state.front.allowsInteraction = newValue } }
  }

  /// Whether what lies beneath is dimmed while the HUD is up, where a surface can do that; `true` at
  /// first.
  ///
  /// It counts at once, and for whatever the HUD shows.
  public var dimsBackground: Bool {
    get { look { state, _ in state.front.dimsBackground } }
    set { report { state, _ in state.front.dimsBackground = newValue } }
  }

  /// Whether anything of the shared HUD can be seen now.
  public static var isVisible: Bool { shared.isVisible }

  /// Whether input passes while something is shown on the shared HUD from now on.
  public static var allowsInteraction: Bool {
    get { shared.allowsInteraction }
    set { shared.allowsInteraction = newValue }
  }

  /// Whether what lies beneath the shared HUD is dimmed.
  public static var dimsBackground: Bool {
    get { shared.dimsBackground }
    set { shared.dimsBackground = newValue }
  }

  /// Changes what is shown, and waits for its going where somebody wants to know of that.
  private func change(
    _ completion: (@Sendable (Bool) -> Void)?, _ body: (inout State, Moment) -> Void
  ) {
    let number = report { state, now in
      body(&state, now)
      return state.front.number
    }
    guard let completion else { return }
    Task {
      completion(await answer { state, now in state.isFrontGone(number, at: now) } ?? false)
    }
  }
}
