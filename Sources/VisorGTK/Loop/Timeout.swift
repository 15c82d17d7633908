internal import CGTK

/// The one moment at which to look again, on GLib's clock.
@MainActor
final class Timeout {
  private var source: guint = 0
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Looks after `span`, and not when it was to be before; never for `nil`.
  func set(_ span: Duration?) {
    if source != 0 { g_source_remove(source) }
    source = 0
    guard let span else { return }
    let action = Action { [weak self] _ in
      self?.source = 0
      self?.body()
      return false
    }
    source = g_timeout_add_full(
      G_PRIORITY_HIGH, Self.milliseconds(span), { .of(Action.run($0)) },
      Unmanaged.passRetained(action).toOpaque(),
      { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } })
  }

  /// Whole milliseconds, rounded up, so that nothing is looked at before its time.
  private static func milliseconds(_ span: Duration) -> guint {
    if span <= .zero { return 0 }
    if span >= .seconds(1 << 20) { return 1 << 30 }
    let (seconds, attoseconds) = span.components
    return guint(seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
