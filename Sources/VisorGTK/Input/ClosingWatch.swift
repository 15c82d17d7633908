internal import CGTK

/// Refuses in the program's place when somebody wants to close the window.
@MainActor
final class ClosingWatch {
  private let window: Widget
  private let connections = Connections()
  private var blocked: [gulong] = []

  /// - Parameter refused: What to do each time; `nil` where closing is the program's affair.
  init(_ window: Widget, _ refused: (@MainActor () -> Void)?) {
    self.window = window
    guard let refused else { return }
    // The program's own handlers come first, and must not begin to ask about unsaved work.
    while true {
      let handler = g_signal_handler_find(
        window.raw, GSignalMatchType(Self.unblocked), Self.signal, 0, nil, nil, nil)
      guard handler != 0 else { break }
      g_signal_handler_block(window.raw, handler)
      blocked.append(handler)
    }
    connections.answer(window.raw, "close-request") {
      refused()
      return true
    }
  }

  func end() {
    connections.removeAll()
    for handler in blocked where g_signal_handler_is_connected(window.raw, handler) != 0 {
      g_signal_handler_unblock(window.raw, handler)
    }
  }

  private static let signal = g_signal_lookup("close-request", gtk_window_get_type())
  private static let unblocked = G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue
}
