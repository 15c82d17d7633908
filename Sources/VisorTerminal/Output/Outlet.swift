import CVisorSystem

/// What is on its way to a descriptor that may take it later, in part, or never.
///
/// Nothing here waits but `wait`. What was begun is ended before anything else is written.
struct Outlet {
  private let outlet: visor_outlet
  private var bytes: [UInt8] = []
  /// How many bytes of what was added since nothing was behind have been taken.
  private(set) var taken = 0
  /// Nothing can be written any more: the terminal has gone, or the reader, or the disk is full.
  private(set) var isBroken = false

  init(descriptor: Int32) {
    outlet = visor_outlet_open(descriptor)
  }

  /// Whether there is something that has not been taken.
  var isBehind: Bool { !bytes.isEmpty }

  /// How many bytes were added since nothing was behind.
  var added: Int { bytes.count }

  /// Adds what is to be written next.
  mutating func append(_ more: [UInt8]) {
    if !isBroken { bytes += more }
  }

  /// Forgets what has not been taken.
  mutating func discard() {
    bytes.removeAll(keepingCapacity: true)
    taken = 0
  }

  /// Writes as much as is taken now; answers whether that was anything.
  @discardableResult
  mutating func flush() -> Bool {
    guard isBehind else { return false }
    let count = bytes.withUnsafeBytes { all in
      let rest = all.dropFirst(taken)
      return visor_outlet_write(
        outlet, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    }
    if count < 0 { isBroken = true }
    taken += max(0, Int(clamping: count))
    if isBroken || taken >= bytes.count { discard() }
    return count > 0
  }

  /// Writes all, as long as some is taken from time to time; answers whether all was.
  mutating func drain(_ patience: inout Patience) -> Bool {
    flush()
    while isBehind, patience.wait(for: exit) {
      let isTaken = flush()
      if isBehind { patience.note(isTaken: isTaken) }
    }
    return !isBehind
  }

  /// Where to wait for it.
  var exit: Exit { Exit(outlet: outlet) }

  /// To be called once, at the end.
  mutating func close() {
    discard()
    visor_outlet_close(outlet)
  }
}

extension Outlet {
  /// Where bytes leave, for whoever waits until more can.
  struct Exit: Sendable {
    enum Awaited {
      /// Bytes may be taken, or it can be found out that none ever will be.
      case room
      /// The descriptor can be read.
      case other
      /// Time has passed.
      case neither
    }

    fileprivate let outlet: visor_outlet

    /// What is written to, in the end.
    var descriptor: Int32 { outlet.descriptor }

    /// Waits until bytes may be taken, until a descriptor can be read, or for so long; `nil` for
    /// however long it takes.
    func wait(or other: Int32 = -1, atMost milliseconds: Int32? = nil) -> Awaited {
      switch Int(visor_outlet_wait(outlet, other, milliseconds ?? -1)) {
      case VISOR_OUTLET_ROOM: .room
      case VISOR_OUTLET_OTHER: .other
      default: .neither
      }
    }
  }
}
