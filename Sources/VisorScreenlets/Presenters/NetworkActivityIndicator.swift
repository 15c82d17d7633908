public import Visor

/// A small sign that something goes on somewhere in the program, without words and without a person's
/// having to wait.
///
/// It is a HUD of its own, which counts what goes on: it comes up when that has taken a moment, stays for
/// another, and is gone when nothing goes on any more. A surface for `hud` shows it; where there is none
/// that fits, the program shows it by `visibility`:
///
///     Task {
///       for await isVisible in indicator.visibility { spinner.isVisible = isVisible }
///     }
///
/// Any thread may use it.
public final class NetworkActivityIndicator: Sendable {
  /// The one of presenters that are given no other.
  public static let shared = NetworkActivityIndicator()

  /// By which times it comes and goes unless told otherwise: after 0.3 s, for 0.5 s at
  /// least, without fades.
  public static var settings: Settings {
    var settings = Settings()
    settings.grace = .milliseconds(300)
    settings.appear = .zero
    settings.disappear = .zero
    settings.escape = nil
    return settings
  }

  /// What goes on; input passes, whatever it is.
  public let hud: HUD

  /// One for which nothing goes on yet.
  ///
  /// - Parameters:
  ///   - settings: By which times it comes and goes.
  ///   - clock: Where the time comes from.
  public init(
    _ settings: Settings = NetworkActivityIndicator.settings,
    clock: some Clock<Duration> = SuspendingClock()
  ) {
    hud = HUD(settings, clock: clock)
  }

  /// Whether it is to be seen now.
  public var isVisible: Bool { hud.isVisible }

  /// Whether it is to be seen: now, and then whenever that has changed, until the task is cancelled.
  public var visibility: Visibility { Visibility(hud: hud) }

  /// Whether an indicator is to be seen; see `NetworkActivityIndicator/visibility`.
  public struct Visibility: AsyncSequence {
    public typealias Element = Bool
    public typealias Failure = Never

    let hud: HUD

    public func makeAsyncIterator() -> Iterator { Iterator(hud: hud) }

    /// Waits for changes.
    public struct Iterator: AsyncIteratorProtocol {
      let hud: HUD
      private var last: Bool?

      init(hud: HUD) { self.hud = hud }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Bool? {
        if Task.isCancelled { return nil }
        let next: Bool
        switch last {
        case nil: next = hud.isVisible
        case true?: next = await !hud.untilGone()
        case false?: next = await hud.untilVisible()
        }
        if Task.isCancelled { return nil }
        last = next
        return next
      }
    }
  }
}
