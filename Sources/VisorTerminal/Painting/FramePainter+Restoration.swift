extension FramePainter {
  /// What becomes of the rows when the program is ended from outside.
  package enum Ending: Sendable {
    /// They are erased, and output goes on where it had stopped.
    case erasing
    /// They stay, and output goes on beneath them.
    case keeping
  }

  /// The most bytes that a restoration takes.
  package static let restorationCapacity = 48

  /// Writes to `buffer` what puts the terminal in order after the last call, and answers how many
  /// bytes that is: an open update and all styles ended, lines wrapped, the cursor shown.
  ///
  /// It is for a signal handler, which can only write what was made before; so it is asked for
  /// after each call. Nothing is needed and nothing written while nothing was changed. A buffer that
  /// is smaller than `restorationCapacity` gets nothing.
  package func restoration(
    _ ending: Ending, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard buffer.count >= Self.restorationCapacity else { return 0 }
    var length = 0
    for byte in restoration(ending) {
      buffer[length] = byte
      length += 1
    }
    return length
  }

  /// The same as an array.
  package func restoration(_ ending: Ending) -> [UInt8] {
    guard stage == .painted || isCursorHidden else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.restorationCapacity)
    // The first ESC also ends a sequence that the signal cut.
    bytes += .showUpdate
    bytes += .plainStyle
    if stage == .painted {
      bytes += .wrap
      bytes.append(0x0D)
      switch ending {
      case .erasing:
        bytes += .eraseBelow
        if isBeneath {
          bytes.appendUp(1)
          bytes.appendColumn(tracker.lastColumn)
        }
      case .keeping:
        bytes.appendDown(count - 1)
        bytes += .newLine
      }
    }
    bytes += .showCursor
    return bytes
  }
}
