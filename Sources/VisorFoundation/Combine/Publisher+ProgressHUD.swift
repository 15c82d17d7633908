// Compiled only where Combine is, which is not where CI runs: what is decided here is decided by
// `StreamStart`, whose tests run everywhere.
#if canImport(Combine)
  public import Combine
  import Synchronization
  public import Visor

  extension Publisher {
    /// Shows the shared HUD while a subscription to this publisher runs.
    ///
    /// Errors and cancellations show a cross, success nothing or a check mark. Each subscription has its
    /// own, and none ends another's. When the person asks to cancel, the subscription is cancelled,
    /// which those behind it are not told, and nothing is said of it.
    ///
    /// - Parameters:
    ///   - viewDelay: For how many seconds an outcome stays; zero, negative and NaN show none.
    ///   - showSuccess: Whether success is shown.
    public func bindToProgressHUD(
      _ viewDelay: Double = 0.3, showSuccess: Bool = false
    ) -> some Publisher<Output, Failure> {
      bindToProgressHUD(.wordless(viewDelay: viewDelay, showSuccess: showSuccess))
    }

    /// Shows a HUD while a subscription to this publisher runs, in the program's own words.
    ///
    /// - Parameters:
    ///   - messages: What is said while it runs, and of each way it may end.
    ///   - hud: Which HUD shows it.
    ///   - grace: How long a subscription must run to be shown as work, if that is longer than the
    ///     HUD's own grace. Outcomes are shown in any case.
    public func bindToProgressHUD(
      _ messages: StreamMessages<Failure>, hud: HUD = .shared, grace: Duration? = nil
    ) -> some Publisher<Output, Failure> {
      heard { stop in
        let start = BoundStart(messages, hud: hud, grace: grace)
        start.onStop(stop)
        return { start.take($0, $1) }
      }
    }

    /// Says each error on a HUD, where it stays until somebody has seen it.
    ///
    /// - Parameters:
    ///   - hud: Which HUD says it.
    ///   - stay: How long it stays.
    ///   - message: What is said of an error; it runs on whatever thread the publisher fails on.
    public func alertErrors(
      on hud: HUD = .shared, stay: Flash.Stay = .untilDismissed,
      _ message: @escaping @Sendable (Failure) -> String
    ) -> some Publisher<Output, Failure> {
      handleEvents(receiveCompletion: { completion in
        if case .failure(let error) = completion {
          hud.flash(.failure, message(error), stay: stay)
        }
      })
    }

    /// Logs each subscription on a HUD, for whoever looks for a fault.
    ///
    /// - Parameters:
    ///   - name: What is requested. The subscriptions are numbered.
    ///   - hud: Which HUD shows the lines.
    ///   - describe: What is written of an error: its own description, unless told otherwise, which
    ///     may tell more than everybody should see.
    public func logRequests(
      _ name: String, on hud: HUD = .shared,
      describe: @escaping @Sendable (Failure) -> String = { String(describing: $0) }
    ) -> some Publisher<Output, Failure> {
      let log = RequestLog(name, on: hud)
      return heard { _ in
        let start = log.start()
        return { hook, error in start.take(hook, error.map(describe)) }
      }
    }

    /// Tells of each subscription by itself, as `VisorReactive` does of each start.
    private func heard(
      _ listener:
        @escaping (_ stop: @escaping @Sendable () -> Void) -> StreamListener<Failure>
    ) -> some Publisher<Output, Failure> {
      Deferred {
        let subscription = HeldSubscription()
        let hear = listener { subscription.cancel() }
        // Who cancels a subscription is told nothing more of it.
        subscription.whenCancelled { hear(.interrupted, nil) }
        return self.handleEvents(
          receiveSubscription: { new in
            subscription.hold(new)
            hear(.starting, nil)
          },
          receiveOutput: { _ in hear(.value, nil) },
          receiveCompletion: { completion in
            switch completion {
            case .finished: hear(.completed, nil)
            case .failure(let error): hear(.failed, error)
            }
          },
          receiveCancel: { hear(.interrupted, nil) })
      }
    }
  }

  /// Hears what becomes of one subscription; the error comes with `failed`.
  private typealias StreamListener<Failure: Error> = @Sendable (StreamStart.Hook, Failure?) -> Void

  /// The subscription that the person may cancel.
  ///
  /// Unchecked: what it holds is touched only under its lock, and a subscription may be cancelled on any
  /// thread.
  private final class HeldSubscription: @unchecked Sendable {
    private let lock = Mutex(())
    private var subscription: (any Subscription)?
    private var tell: (@Sendable () -> Void)?

    func hold(_ subscription: any Subscription) {
      lock.withLock { _ in self.subscription = subscription }
    }

    func whenCancelled(_ tell: @escaping @Sendable () -> Void) {
      lock.withLock { _ in self.tell = tell }
    }

    func cancel() {
      lock.withLock { _ in subscription }?.cancel()
      lock.withLock { _ in tell }?()
    }
  }
#endif
