internal import CVisorSystem

/// The signals that have come to the tool since it last looked.
struct SignalEvents {
  /// Those that came from the system: whatever is in the foreground got them too.
  private(set) var driven = SignalSet()

  /// Those that a process sent.
  private(set) var sent = SignalSet()

  /// Takes those that have come by now.
  static func take() -> SignalEvents {
    var driven: UInt64 = 0
    var sent: UInt64 = 0
    visor_events_take(&driven, &sent)
    return SignalEvents(driven: SignalSet(bits: driven), sent: SignalSet(bits: sent))
  }

  /// The same signals, as if a process had sent them all to the tool alone.
  var asSent: SignalEvents {
    var events = self
    events.sent.formUnion(driven)
    return events
  }

  /// Whether a signal has come from anywhere.
  func contains(_ signal: Int32) -> Bool {
    driven.contains(signal) || sent.contains(signal)
  }

  /// Adds those that came later.
  mutating func formUnion(_ later: SignalEvents) {
    driven.formUnion(later.driven)
    sent.formUnion(later.sent)
  }
}

/// A set of signals by their numbers, 0 to 63.
struct SignalSet {
  private var bits: UInt64

  init(bits: UInt64 = 0) {
    self.bits = bits
  }

  func contains(_ signal: Int32) -> Bool {
    bits & (1 << UInt64(truncatingIfNeeded: signal)) != 0
  }

  mutating func formUnion(_ other: SignalSet) {
    bits |= other.bits
  }
}
