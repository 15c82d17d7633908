internal import VisorTerminal

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a command writes to a pseudo-terminal or a pipe, as it arrives at the other end.
struct RelayedOutput {
  /// Where it is read, or -1 when nothing can come any more.
  private(set) var descriptor: Int32
  /// Whether what is read begins with a byte that says what it is.
  private let isPacketed: Bool
  private var packet: UInt8 = 0
  /// Whether what was read has not all been passed on yet: nothing more is to be read then.
  private(set) var isBehind = false
  private var buffer: [UInt8]

  /// As much as a pipe holds, and more than a pseudo-terminal does.
  private static let capacity = 65_536

  /// Takes up the end that is read, whose reads do not wait; `nil` when there is none.
  init(reading end: Int32?, isPacketed: Bool) {
    descriptor = end ?? -1
    self.isPacketed = isPacketed
    buffer = end == nil ? [] : [UInt8](repeating: 0, count: Self.capacity + 1)
  }

  /// What has been said about the pseudo-terminal since this was last asked; 0 for nothing.
  mutating func takePacket() -> UInt8 {
    defer { packet = 0 }
    return packet
  }

  /// Passes on what is there by now, as far as one reading gets it.
  mutating func pass(to sink: OutputSink, _ waiting: Waiting) {
    _ = pass(atMost: buffer.count, sink, waiting)
  }

  /// Passes on what was read before.
  mutating func catchUp(to sink: OutputSink, _ waiting: Waiting) {
    guard isBehind else { return }
    isBehind = !sink(UnsafeRawBufferPointer(start: nil, count: 0), waiting)
  }

  /// Passes on all that is there by now, at the most what fits in there.
  ///
  /// What a command left behind when it ended may keep the other end open, or go on writing: none of
  /// that is waited for.
  mutating func drain(to sink: OutputSink, _ waiting: Waiting) {
    catchUp(to: sink, waiting)
    var left = buffer.count
    while left > 0, !isBehind {
      let count = pass(atMost: left, sink, waiting)
      guard count > 0 else { return }
      left -= count
    }
  }

  /// Returns how much was read: 0 when nothing is there now, or will be.
  private mutating func pass(atMost limit: Int, _ sink: OutputSink, _ waiting: Waiting) -> Int {
    guard descriptor >= 0 else { return 0 }
    let (end, isPacketed) = (descriptor, isPacketed)
    var said: UInt8 = 0
    var isTaken = true
    let count = buffer.withUnsafeMutableBytes { bytes in
      let count = read(end, bytes.baseAddress, min(limit, bytes.count))
      guard count > 0 else { return count }
      let isOutput = !isPacketed || bytes[0] == 0
      let output = bytes[..<count].dropFirst(isPacketed ? 1 : 0)
      if isOutput, !output.isEmpty {
        isTaken = sink(UnsafeRawBufferPointer(rebasing: output), waiting)
      }
      if !isOutput { said = bytes[0] }
      return count
    }
    packet |= said
    isBehind = !isTaken
    guard count <= 0 else { return count }
    // Linux says EIO and macOS the end of the file when nobody has the other side open.
    if count == 0 || (errno != EAGAIN && errno != EINTR) { descriptor = -1 }
    return 0
  }
}
