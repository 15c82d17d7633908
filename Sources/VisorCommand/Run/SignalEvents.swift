internal import CVisorSystem

/// The signals that have come to the tool since it last looked.
struct SignalEvents {
  private var bits: UInt64 = 0

  /// Takes those that have come by now.
  static func take() -> SignalEvents {
    SignalEvents(bits: visor_events_take())
  }

  /// The others.
  func without(_ signal: Int32) -> SignalEvents {
    SignalEvents(bits: bits & ~(1 << UInt64(truncatingIfNeeded: signal)))
  }

  /// Whether a signal has come.
  func contains(_ signal: Int32) -> Bool {
    bits & (1 << UInt64(truncatingIfNeeded: signal)) != 0
  }
}
