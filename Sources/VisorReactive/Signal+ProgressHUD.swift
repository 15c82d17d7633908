#if ReactiveSwift
  @preconcurrency public import ReactiveSwift
  public import Visor

  extension Signal {
    /// Shows the shared HUD from now on until this signal ends, as `SignalProducer` does while a start
    /// runs.
    ///
    /// - Parameters:
    ///   - viewDelay: For how many seconds an outcome stays; zero, negative and NaN show none.
    ///   - showSuccess: Whether success is shown.
    /// - Returns: The same events; the HUD goes when nobody observes them any more.
    public func bindToProgressHUD(
      _ viewDelay: Double = 0.3, showSuccess: Bool = false
    ) -> Signal<Value, Error> {
      bindToProgressHUD(.wordless(viewDelay: viewDelay, showSuccess: showSuccess))
    }

    /// Shows a HUD from now on until this signal ends, in the program's own words; not at all when it
    /// has ended already.
    ///
    /// When the person asks to cancel, the signal that is returned is interrupted. This one goes on,
    /// since others may observe it.
    ///
    /// - Parameters:
    ///   - messages: What is said while it runs, and of each way it may end.
    ///   - hud: Which HUD shows it.
    ///   - grace: How long it must run from now to be shown as work, if that is longer than the HUD's
    ///     own grace.
    /// - Returns: The same events; the HUD goes when nobody observes them any more.
    public func bindToProgressHUD(
      _ messages: StreamMessages<Error>, hud: HUD = .shared, grace: Duration? = nil
    ) -> Signal<Value, Error> {
      .unserialized { observer, lifetime in
        let start = BoundStart(messages, hud: hud, grace: grace)
        start.onStop { observer.sendInterrupted() }
        lifetime.observeEnded { start.take(.disposed) }
        lifetime += self.observe { event in
          tell(event, to: { start.take($0, $1) })
          observer.send(event)
        }
        start.take(.started)
      }
    }
  }
#endif
