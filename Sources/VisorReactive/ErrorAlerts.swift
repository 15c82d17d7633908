#if ReactiveSwift
  @preconcurrency public import ReactiveSwift
  public import Visor

  extension SignalProducer {
    /// Says each error on a HUD, where it stays until somebody has seen it.
    ///
    /// - Parameters:
    ///   - hud: Which HUD says it.
    ///   - stay: How long it stays.
    ///   - message: What is said of an error; it runs on whatever thread the producer fails on.
    public func alertErrors(
      on hud: HUD = .shared, stay: Flash.Stay = .untilDismissed,
      _ message: @escaping @Sendable (Error) -> String
    ) -> SignalProducer<Value, Error> {
      on(failed: { hud.flash(.failure, message($0), stay: stay) })
    }
  }

  extension Signal {
    /// Says the error on a HUD, where it stays until somebody has seen it.
    ///
    /// - Parameters:
    ///   - hud: Which HUD says it.
    ///   - stay: How long it stays.
    ///   - message: What is said of an error; it runs on whatever thread the signal fails on.
    public func alertErrors(
      on hud: HUD = .shared, stay: Flash.Stay = .untilDismissed,
      _ message: @escaping @Sendable (Error) -> String
    ) -> Signal<Value, Error> {
      on(failed: { hud.flash(.failure, message($0), stay: stay) })
    }
  }
#endif
