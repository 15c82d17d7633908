internal import Visor
internal import VisorScene

/// A HUD that says in one word that something is done: a dark square with a check, which springs in
/// over a window or a widget, and goes when it is told to.
///
///     let hudView = HudView.hud(inView: window, animated: true)
///     hudView.text = "Tagged"
///     afterDelay(0.6) {
///       hudView.hide()
///     }
///
/// From when it is made until `hide()` no input reaches what it lies over: over a window the buttons in
/// the header bar are dead, too; over the content they are live. Nothing that a person does takes it
/// away. It is a `HUD` of its own on a `GTKSurface`; work that takes time is better told to a `HUD`.
@MainActor
public final class HudView {
  /// Those on screen: each stays until it is hidden, whether anybody keeps it or not.
  private static var shown: [HudView] = []

  private let hud: HUD
  private let surface: GTKSurface
  private let connections = Connections()

  /// What is written below the check.
  public var text = "" {
    didSet {
      if text != oldValue { change(to: text) }
    }
  }

  /// Shows one from now on.
  ///
  /// - Parameters:
  ///   - view: A `GtkWindow`, which is covered with its header bar, or any other `GtkWidget`. One that
  ///     is in no window yet is waited for; when it is destroyed, the HUD goes with it.
  ///   - animated: Whether it springs in within 0.3 s, or is there at once.
  public static func hud(inView view: UnsafeMutableRawPointer, animated: Bool) -> HudView {
    let hudView = HudView(view, animated: animated)
    shown.append(hudView)
    return hudView
  }

  /// The same for bindings that have pointers of this type.
  public static func hud(inView view: OpaquePointer, animated: Bool) -> HudView {
    hud(inView: UnsafeMutableRawPointer(view), animated: animated)
  }

  private init(_ view: UnsafeMutableRawPointer, animated: Bool) {
    var settings = Settings()
    settings.appear = animated ? .milliseconds(300) : .zero
    settings.disappear = .zero
    settings.settle = .zero
    hud = HUD(settings)
    surface = GTKSurface(hud, over: view)
    surface.theme = Self.theme
    surface.dismissal = []
    hud.flash(check)
    connections.on(view, "destroy") { [weak self] in self?.hide() }
  }

  /// The check is there at once: nothing moves but the whole.
  private static let theme: HUDScene.Theme = {
    var theme = HUDScene.Theme.handDrawn
    theme.drawing = .zero
    theme.drawingDelay = .zero
    return theme
  }()

  /// Takes it away at once, and lets input through again; once is enough.
  public func hide() {
    connections.removeAll()
    hud.hide(instant: true)
    surface.close()
    Self.shown.removeAll { $0 === self }
  }

  /// The next one first, and then away with the one that is there: so there is one at each moment, and
  /// it does not spring in again.
  private func change(to text: String) {
    guard Self.shown.contains(where: { $0 === self }) else { return }
    hud.flash(check)
    hud.dismiss()
  }

  /// Not until dismissed: two of those would count as one that came twice.
  private var check: Flash { Flash(.success, text, stay: .time(.seconds(1 << 32))) }
}
