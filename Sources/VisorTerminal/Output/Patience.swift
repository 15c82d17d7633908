#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long somebody who passes other output on waits for a terminal that takes nothing.
package enum Waiting: Sendable {
  /// As whoever made the output would have: until it is taken, or a descriptor (-1 for none) can be
  /// read.
  case until(Int32)
  /// As at the end: a second at most without a byte that is taken.
  case briefly
}

/// What is left of the time that a terminal is given which takes nothing, such as one that ^S has
/// stopped.
///
/// A HUD that is reported to gets no more. Another stream is waited for as long as it takes, as any
/// program's last words are.
struct Patience {
  /// In milliseconds.
  private static let whole: Int32 = 1_000
  /// Between two looks, in milliseconds: a wait that a signal interrupts costs no more.
  private static let part: Int32 = 50
  private static let retry: Int32 = 5

  /// In milliseconds; `nil` for however long it takes.
  private var left: Int32?

  /// - Parameter isChannel: Whether the other end is a program that only shows what it is told.
  init(for descriptor: Int32, isChannel: Bool = false) {
    left = isChannel || isatty(descriptor) == 1 ? Self.whole : nil
  }

  /// Begins anew, since the terminal takes something or somebody has looked at it.
  mutating func renew() {
    if left != nil { left = Self.whole }
  }

  /// Waits until bytes may be taken; answers whether that was soon enough.
  mutating func wait(for exit: Outlet.Exit) -> Bool {
    guard var left else {
      while exit.wait() != .room {}
      return true
    }
    defer { self.left = left }
    while left > 0 {
      if exit.wait(atMost: min(Self.part, left)) == .room { return true }
      left -= Self.part
    }
    return false
  }

  /// Takes note of whether there were bytes taken where there was room.
  ///
  /// A terminal may have room for less than a character needs.
  mutating func note(isTaken: Bool) {
    if isTaken { return renew() }
    Alarm.sleep(.milliseconds(Self.retry))
    left = left.map { $0 - Self.retry }
  }
}
