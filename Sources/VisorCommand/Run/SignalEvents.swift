internal import CVisorSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

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

  /// Whether one has come that ends a program which does nothing about it.
  var askForEnd: Bool {
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(where: contains)
  }
}
