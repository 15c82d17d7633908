internal import CGTK
package import Visor

/// A small window of a HUD's own, which is there while there is something to see.
///
/// Everything is for the main thread.
@MainActor
package final class HUDWindow {
  /// Wide enough for a sentence, and as high as a box with a button needs.
  private static let (width, height): (Int32, Int32) = (320, 240)

  /// The person has closed it: it does not come back.
  package private(set) var isClosed = false

  private let hud: HUD
  private let widget: Widget
  private let surface: GTKSurface
  private let cancel: (@MainActor @Sendable () -> Void)?
  private let connections = Connections()
  private var bell: Bell?
  private var timeout: Timeout?
  private var cursor = Journal.Cursor()
  private var title = ""

  /// A window that waits for something to show; the display must be open.
  ///
  /// - Parameters:
  ///   - name: What it is called until there is work that has a name.
  ///   - cancel: What a button does that is there while something runs; `nil` for no button.
  package init(_ hud: HUD, name: String, cancel: (@MainActor @Sendable () -> Void)?) {
    self.hud = hud
    self.cancel = cancel
    widget = gtk_window_new()
    let content: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_window_set_default_size(widget.window, Self.width, Self.height)
    gtk_window_set_child(widget.window, content)
    gtk_window_set_title(widget.window, name)
    surface = GTKSurface(hud, over: content.raw)
    // Nothing lies beneath it, and Tab finds the button where input is held.
    surface.closing = .allowed
    connections.answer(widget.raw, "close-request") { [weak self] in
      self?.close()
      return true
    }
    let bell = Bell { [weak self] in self?.look() }
    self.bell = bell
    timeout = Timeout { [weak self] in self?.look() }
    hud.attach(bell)
  }

  /// Whether nothing is on screen, and nothing will be unless something happens.
  package var isIdle: Bool {
    let sample = hud.sample(since: cursor)
    return sample.presentation.phase == .hidden && sample.deadline == nil
  }

  /// Takes it away for good; once is enough.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    timeout?.set(nil)
    if let bell { hud.detach(bell) }
    bell = nil
    surface.close()
    connections.removeAll()
    gtk_window_destroy(widget.window)
  }

  private func look() {
    guard !isClosed else { return }
    let sample = hud.sample(since: cursor)
    cursor = sample.journal.cursor
    let isVisible = sample.presentation.phase != .hidden
    if case .working(let activity)? = sample.presentation.content {
      name(activity.message)
      offer(activity.isRunning)
    } else {
      offer(false)
    }
    if isVisible != (gtk_widget_get_visible(widget) != 0) {
      if isVisible { gtk_window_present(widget.window) } else { gtk_widget_set_visible(widget, 0) }
    }
    timeout?.set(sample.deadline.map { $0 - hud.now })
  }

  private func offer(_ isOffered: Bool) {
    guard let cancel, isOffered != (surface.button != nil) else { return }
    surface.button = isOffered ? GTKSurface.Button(surface.wayOut, cancel) : nil
  }

  /// A window's title is one line, which the window manager shows as it is.
  private func name(_ message: String) {
    let line = message.prefix { !$0.isNewline }
    guard !line.isEmpty, line != title else { return }
    title = String(line)
    gtk_window_set_title(widget.window, title)
  }
}
