#if ReactiveSwift
  @preconcurrency public import ReactiveSwift
  import Synchronization
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
      let starts = StartCounter()
      return heard { _ in
        let log = StartLog(name: "\(name) #\(starts.next())", hud: hud)
        return { hook, error in log.take(hook, error.map(describe)) }
      }
    }
  }

  /// Numbers the starts of a producer, from one on.
  private final class StartCounter: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  /// Writes down one start.
  private final class StartLog: Sendable {
    private struct State {
      var rule = StreamStart()
      var values = 0
    }

    private let name: String
    private let hud: HUD
    private let begun: Moment
    private let state = Mutex(State())

    init(name: String, hud: HUD) {
      self.name = name
      self.hud = hud
      begun = hud.now
    }

    func take(_ hook: StreamStart.Hook, _ error: String?) {
      let (report, values) = state.withLock { state in
        if hook == .value { state.values += 1 }
        return (state.rule.take(hook), state.values)
      }
      switch report {
      case nil: break
      case .begin: hud.log("\(name): started")
      case .end, .outcome:
        let figures = "\(values) \(values == 1 ? "value" : "values"), \(milliseconds) ms"
        hud.log("\(name): \(hook.rawValue), \(figures)\(error.map { ": \($0)" } ?? "")")
      }
    }

    private var milliseconds: Int64 { (hud.now - begun).nanoseconds / 1_000_000 }
  }
#endif
