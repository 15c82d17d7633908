internal import CGTK

/// Holds input back from what is covered, as long as it stands.
///
/// Made when input is to be held, and ended when not; between these it is the newest controller of
/// the window, and so comes before the program's own shortcuts.
@MainActor
final class InputHold {
  private let covered: Covered
  private let popovers: PopoverWatch
  private let activations: ActivationWatch
  private let focus: FocusStay
  private let closing: ClosingWatch
  private let silence: AssistiveSilence
  private let shortcuts: CoveredShortcuts

  /// - Parameter refused: What to do each time when the window is not to be closed; `nil` where
  ///   closing is the program's affair.
  init(_ covered: Covered, refused: (@MainActor () -> Void)?) {
    self.covered = covered
    for part in covered.parts { PressedControls.release(part) }
    popovers = PopoverWatch(covered)
    activations = ActivationWatch(covered)
    focus = FocusStay(covered)
    closing = ClosingWatch(covered.window, refused)
    silence = AssistiveSilence(covered)
    shortcuts = CoveredShortcuts(covered)
  }

  /// Moves the focus to the cover, once that can be seen.
  func moveFocus(to cover: Widget) {
    focus.move(to: cover)
  }

  /// A key comes that is not for what is covered.
  func keyPasses() {
    shortcuts.mute()
  }

  /// Lets everything through again, and puts the focus where it was.
  func end() {
    popovers.end()
    activations.end()
    closing.end()
    silence.end()
    shortcuts.end()
    focus.end()
  }
}

/// What a HUD lies over: a window, or one widget in it.
struct Covered: Equatable {
  let window: Widget
  /// The widget; `nil` for the whole window.
  let target: Widget?

  /// Whether a widget is beneath the HUD.
  @MainActor
  func contains(_ widget: Widget) -> Bool {
    let top = target ?? window
    return widget == top || gtk_widget_is_ancestor(widget, top) != 0
  }

  /// The widgets that are covered as a whole.
  @MainActor
  var parts: [Widget] {
    if let target { return [target] }
    return window.children.filter { CoverWidget.of($0) == nil && !$0.isNative }
  }
}
