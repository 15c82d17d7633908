public import Visor
public import VisorScene

/// Shows a HUD over a window of GTK's, header bar included, or over one widget in it.
///
///     let surface = GTKSurface(hud, window: window)
///
/// The window is any pointer to a `GtkWindow`, whichever binding made it; nothing in it is changed
/// but for as long as there is something to see or to hold back. Where there is no window yet, or no
/// longer, the surface waits for one.
///
/// While `HUD/suspend(_:)` gives the screens away, the window is as if there were no HUD, so that the
/// program can ask something in it: from the next turn of the main loop on, before input.
///
/// Assistive technology finds nothing that is covered, and buttons that it has found before do nothing;
/// a switch or a text that it has found before it can still set. What the program does by itself, as
/// when something calls its actions over D-Bus, is not held back.
///
/// A layout manager of the program's own on the window itself sees one child more while the HUD is there.
///
/// Everything but `HUD`'s own calls is for the main thread.
@MainActor
public final class GTKSurface {
  /// From how much input is held back while the HUD holds it.
  public enum Reach: Hashable, Sendable {
    /// From everything beneath: all of the window, or the widget.
    case everything
    /// From what the box lies on.
    case box
    /// From nothing.
    case nothing
  }

  /// Where somebody clicked or touched while there was something to see.
  public enum Tap: Hashable, Sendable {
    /// On the box.
    case box
    /// Beside it, on what the HUD lies over.
    case outside
  }

  /// What happens when somebody wants to close the window while input is held back from all of it.
  public enum Closing: Hashable, Sendable {
    /// Nothing: the window stays, and the program is not asked.
    case refused
    /// The window stays, and the way out is taken if one is offered.
    case cancels
    /// What would happen without a HUD.
    case allowed
  }

  /// By what a person takes away what is on screen, where the HUD lets them.
  public struct Dismissal: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Escape key; it also takes the way out that is offered.
    public static let escapeKey = Dismissal(rawValue: 1)
    /// A tap on the box.
    public static let box = Dismissal(rawValue: 2)
    /// A tap beside the box.
    public static let outside = Dismissal(rawValue: 4)
  }

  /// A button of the program's own in the box.
  public struct Button: Sendable {
    /// What is written on it.
    public var title: String
    /// What it does.
    public var action: @MainActor @Sendable () -> Void

    /// A button.
    public init(_ title: String, _ action: @escaping @MainActor @Sendable () -> Void) {
      self.title = title
      self.action = action
    }
  }

  /// How it looks.
  public var theme: HUDScene.Theme {
    get { screen.painter.scene.theme }
    set {
      screen.painter.scene.theme = newValue
      screen.redraw()
    }
  }

  /// A figure in place of those of the theme; `nil` for none.
  public var figure: HUDScene.Figure? {
    get { screen.painter.scene.figure }
    set {
      screen.painter.scene.figure = newValue
      screen.redraw()
    }
  }

  /// The pictures that `HUD.Content.image` and its like call by name.
  public var pictures: [String: HUDScene.Picture] {
    get { screen.painter.scene.pictures }
    set {
      screen.painter.scene.pictures = newValue
      screen.redraw()
    }
  }

  /// A button in the box, while no way out is offered; `nil` for none.
  public var button: Button? {
    get { screen.button }
    set { screen.button = newValue }
  }

  /// What is written on the button for the way out of work that takes long.
  public var wayOut: String {
    get { screen.painter.scene.wayOut }
    set {
      screen.painter.scene.wayOut = newValue
      screen.redraw()
    }
  }

  /// From how much input is held back; what is held already changes at once.
  public var reach: Reach {
    get { screen.reach }
    set { screen.reach = newValue }
  }

  /// What happens when somebody wants to close the window meanwhile.
  public var closing: Closing {
    get { screen.closing }
    set { screen.closing = newValue }
  }

  /// By what a person takes away what is on screen.
  public var dismissal: Dismissal {
    get { screen.dismissal }
    set { screen.dismissal = newValue }
  }

  /// Hears of each tap while there is something to see, whether it dismisses or not.
  public var onTap: (@MainActor (Tap) -> Void)? {
    get { screen.onTap }
    set { screen.onTap = newValue }
  }

  private let screen: Screen

  /// Shows `hud` over a window from now on.
  ///
  /// - Parameter window: A `GtkWindow`; `nil` where there is none yet.
  public convenience init(_ hud: HUD, window: UnsafeMutableRawPointer? = nil) {
    self.init(hud)
    move(toWindow: window)
  }

  /// The same for bindings that have pointers of this type.
  public convenience init(_ hud: HUD, window: OpaquePointer) {
    self.init(hud, window: UnsafeMutableRawPointer(window))
  }

  /// Shows `hud` over one widget from now on, whichever window it is in.
  ///
  /// - Parameter widget: A `GtkWidget`.
  public convenience init(_ hud: HUD, over widget: UnsafeMutableRawPointer) {
    self.init(hud)
    move(over: widget)
  }

  /// The same for bindings that have pointers of this type.
  public convenience init(_ hud: HUD, over widget: OpaquePointer) {
    self.init(hud, over: UnsafeMutableRawPointer(widget))
  }

  private init(_ hud: HUD) {
    screen = Screen(hud)
  }

  deinit {
    let screen = screen
    MainLoop.run { screen.close() }
  }

  /// Shows the HUD over another window; over none for `nil`.
  public func move(toWindow window: UnsafeMutableRawPointer?) {
    screen.move(to: window.map { .window($0.widget) } ?? .nowhere)
  }

  /// Shows the HUD over one widget, whichever window that is in.
  public func move(over widget: UnsafeMutableRawPointer) {
    screen.move(to: .widget(widget.widget))
  }

  /// What the desktop says, as the picture was made last.
  package var surroundings: DesktopPreferences { screen.surroundings }

  /// What is said of what is on screen; `nil` while that is nothing.
  package var summary: HUDScene.Summary? { screen.summary }

  /// Looks at the HUD now: for a clock that is moved by hand, of which GLib's knows nothing.
  package func look() {
    screen.look()
  }

  /// Shows the HUD no longer; once is enough.
  ///
  /// A surface that goes away does the same.
  public func close() {
    screen.close()
  }
}
