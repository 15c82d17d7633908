package import AddBookmarkActions
package import AddBookmarkModel
internal import CGTK
package import ExampleWidgets
package import Visor
internal import VisorGTK
internal import VisorScene
internal import VisorScreenlets

/// The window of the example.
@MainActor
package final class AddBookmarkWindow {
  package let widget: Widget
  package let hud: HUD
  package let board: BookmarkBoard
  package let choice: ProgressChoice
  package let networkSpinner: NetworkSpinner
  package let screenlet: AddBookmarkScreenlet
  private let surface: GTKSurface
  private let network: NetworkActivityIndicatorPresenter

  /// A window that can be shown; GTK must have been initialised, and serve the main actor.
  ///
  /// - Parameter opener: By what pages are opened; `nil` for the person's own browser.
  package init(
    _ store: BookmarkStore, titles: TitleSource = TitleSource(),
    opener: AddBookmarkScreenlet.Opener? = nil
  ) {
    Style.load(Self.style)
    hud = HUD(Settings())
    board = BookmarkBoard()
    screenlet = AddBookmarkScreenlet(
      view: board, hud: hud, store: store, titles: titles, opener: opener ?? PageOpener.open)
    board.screenlet = screenlet
    network = NetworkActivityIndicatorPresenter(NetworkActivityIndicator())
    networkSpinner = NetworkSpinner(network.indicator)
    let relay = Relay()
    choice = ProgressChoice { relay.window?.present(by: $0) }
    let bar: Widget = gtk_header_bar_new()
    gtk_header_bar_set_decoration_layout(bar.opaque, ":close")
    gtk_header_bar_pack_start(bar.opaque, choice.widget)
    gtk_header_bar_pack_start(bar.opaque, networkSpinner.widget)
    widget = gtk_window_new()
    gtk_window_set_title(widget.window, "Add Bookmark")
    gtk_window_set_default_size(widget.window, 460, 560)
    gtk_window_set_titlebar(widget.window, bar)
    gtk_window_set_child(widget.window, board.widget)
    surface = GTKSurface(hud, window: widget.raw)
    surface.dismissal = [.escapeKey, .box, .outside]
    relay.window = self
    // What still runs has nowhere to show, and nobody waits for it.
    onClose { relay.window?.screenlet.cancelAction(AddBookmarkScreenlet.getTitleAction) }
  }

  /// Shows it, with what is kept.
  package func present() {
    gtk_window_present(widget.window)
    screenlet.performAction(name: AddBookmarkScreenlet.listAction)
  }

  /// Runs `body` when the window is closed.
  package func onClose(_ body: @escaping @MainActor () -> Void) {
    Signals.on(widget.raw, "destroy", body)
  }

  /// What runs is shown to its end as it was begun.
  private func present(by way: ProgressChoice.Way) {
    screenlet.progressPresenter =
      switch way {
      case .inPlace: board.createProgressPresenter()
      case .headerBar: HeaderBarPresenter(network)
      case .hud: HUDPresenter()
      }
  }

  private static let style = """
    .fault { color: @error_color; }
    """
}

/// Leads to the window from what is made before it.
@MainActor
private final class Relay {
  weak var window: AddBookmarkWindow?
}
