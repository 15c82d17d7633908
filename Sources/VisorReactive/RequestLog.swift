#if ReactiveSwift
  @preconcurrency public import ReactiveSwift
  public import Visor

  extension SignalProducer {
    /// Logs each start on a HUD, for whoever looks for a fault.
    ///
    /// The starts are numbered, so that two at once can be told apart:
    ///
    ///     GET /notes #1: started
    ///     GET /notes #1: completed, 1 value, 412 ms
    ///
    /// - Parameters:
    ///   - name: What is requested.
    ///   - hud: Which HUD shows the lines.
    ///   - describe: What is written of an error: its own description, unless told otherwise, which
    ///     may tell more than everybody should see.
    public func logRequests(
      _ name: String, on hud: HUD = .shared,
      describe: @escaping @Sendable (Error) -> String = { String(describing: $0) }
    ) -> SignalProducer<Value, Error> {
      let log = RequestLog(name, on: hud)
      return heard { _ in
        let start = log.start()
        return { hook, error in start.take(hook, error.map(describe)) }
      }
    }
  }
#endif
