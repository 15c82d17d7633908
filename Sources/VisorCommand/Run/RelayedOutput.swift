#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a command writes to a pseudo-terminal, as it arrives at the other end.
struct RelayedOutput {
  /// Where it is read, or -1 when nothing can come any more.
  private(set) var descriptor: Int32
  private var buffer: [UInt8]

  /// More than a pseudo-terminal holds (Linux: about 16 KiB, macOS: less).
  private static let capacity = 65_536

  /// Takes up the end that is read, whose reads do not wait; `nil` when there is none.
  init(master: Int32?) {
    descriptor = master ?? -1
    buffer = master == nil ? [] : [UInt8](repeating: 0, count: Self.capacity)
  }

  /// Passes on what is there by now, as far as one reading gets it.
  mutating func pass(to sink: (UnsafeRawBufferPointer) -> Void) {
    _ = pass(atMost: buffer.count, sink)
  }

  /// Passes on all that is left of a command that has ended.
  ///
  /// What it left behind may keep the pseudo-terminal open, or go on writing: none of that is waited
  /// for.
  mutating func drain(to sink: (UnsafeRawBufferPointer) -> Void) {
    var left = buffer.count
    while left > 0 {
      let count = pass(atMost: left, sink)
      guard count > 0 else { return }
      left -= count
    }
  }

  /// Returns how much was passed on: 0 when nothing is there now, or will be.
  private mutating func pass(atMost limit: Int, _ sink: (UnsafeRawBufferPointer) -> Void) -> Int {
    guard descriptor >= 0 else { return 0 }
    let master = descriptor
    let count = buffer.withUnsafeMutableBytes { bytes in
      let count = read(master, bytes.baseAddress, min(limit, bytes.count))
      if count > 0 { sink(UnsafeRawBufferPointer(rebasing: bytes.prefix(count))) }
      return count
    }
    guard count <= 0 else { return count }
    // Linux says EIO and macOS the end of the file when nobody has the other side open.
    if count == 0 || (errno != EAGAIN && errno != EINTR) { descriptor = -1 }
    return 0
  }
}
