/// Cuts bytes that come in pieces into lines.
///
/// A line ends at a line feed, before which a carriage return is left out. No line is kept beyond
/// `longest` bytes, so that no input needs more memory than that.
struct LineSplitter {
  /// The most bytes of a line, its end left out.
  static let longest = 65_536

  struct Line: Equatable {
    /// Counted from 1.
    let number: Int
    /// `nil` for a line that was too long.
    let bytes: [UInt8]?
  }

  private var number = 0
  private var partial: [UInt8] = []
  private var isTooLong = false

  /// The lines that end within `piece`.
  mutating func split(_ piece: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = piece[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[..<end])
      lines.append(take())
      rest = rest[rest.index(after: end)...]
    }
    append(rest)
    return lines
  }

  /// The line that was begun and not ended, if there is one: nothing will be added to it.
  mutating func finish() -> Line? {
    partial.isEmpty && !isTooLong ? nil : take()
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    guard !isTooLong else { return }
    // One more, for the carriage return of a line that is as long as it may be.
    isTooLong = partial.count + bytes.count > Self.longest + 1
    if isTooLong { partial = [] } else { partial += bytes }
  }

  private mutating func take() -> Line {
    if partial.last == UInt8(ascii: "\r") { partial.removeLast() }
    if partial.count > Self.longest { isTooLong = true }
    // No work has 2⁶³ lines.
    number &+= 1
    defer {
      partial.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    return Line(number: number, bytes: isTooLong ? nil : partial)
  }
}
