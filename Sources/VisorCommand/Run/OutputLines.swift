import VisorTerminal

/// The last lines of a command's output, as a person would see them.
///
/// A carriage return begins a line anew, so that progress that is drawn with it is one line that
/// changes. What moves the cursor otherwise does nothing.
struct OutputLines {
  /// More of a line is not looked at.
  private static let longest = 4096

  private let limit: Int
  private var ended: [String] = []
  private var line: [UInt8] = []
  /// The next character takes the place of the line's first.
  private var isReturned = false

  /// Keeps so many lines, one at least.
  init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// Takes what comes next.
  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      switch byte {
      case 0x0A: endLine()
      case 0x0D: isReturned = true
      default:
        if isReturned { line.removeAll(keepingCapacity: true) }
        isReturned = false
        if line.count < Self.longest { line.append(byte) }
      }
    }
  }

  /// The last lines that say something, neutralised, the one that is still open included.
  var last: [String] {
    let open = Neutral.line(utf8: line)
    return Array((ended + [open]).filter { !$0.isBlank }.suffix(limit))
  }

  private mutating func endLine() {
    let text = Neutral.line(utf8: line)
    line.removeAll(keepingCapacity: true)
    isReturned = false
    guard !text.isBlank else { return }
    if ended.count == limit { ended.removeFirst() }
    ended.append(text)
  }
}

extension String {
  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 } }
}
