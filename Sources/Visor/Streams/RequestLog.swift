import Synchronization

/// Writes down the starts of a stream: that each began, how it ended, its values and its time.
///
/// They are numbered, so that two at once can be told apart.
package final class RequestLog: Sendable {
  private let name: String
  private let hud: HUD
  private let count = Atomic(0)

  /// - Parameters:
  ///   - name: What is requested.
  ///   - hud: Which HUD shows the lines.
  package init(_ name: String, on hud: HUD) {
    self.name = name
    self.hud = hud
  }

  /// A further start, of which nothing was told yet.
  package func start() -> Start {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    return Start(name: "\(name) #\(number)", hud: hud)
  }

  /// One start.
  package final class Start: Sendable {
    private struct State {
      var rule = StreamStart()
      var values = 0
    }

    private let name: String
    private let hud: HUD
    private let begun: Moment
    private let state = Mutex(State())

    fileprivate init(name: String, hud: HUD) {
      self.name = name
      self.hud = hud
      begun = hud.now
    }

    /// A hook has come; what is written of the error comes with `failed`.
    package func take(_ hook: StreamStart.Hook, _ error: String? = nil) {
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
}
