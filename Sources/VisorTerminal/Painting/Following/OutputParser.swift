/// Tells controls and sequences in a terminal's input apart, one byte at a time.
///
/// A control within a sequence counts, CAN and SUB give it up, ESC gives it up for a new one.
struct OutputParser: Sendable {
  enum Event {
    case control(UInt8)
    /// ESC, perhaps an intermediate, and a final byte.
    case escape(intermediate: UInt8, final: UInt8)
    /// `ESC [`, perhaps a marker and an intermediate, and a final byte.
    case sequence(marker: UInt8, intermediate: UInt8, final: UInt8)
    /// What stood between `ESC ]` and its end, perhaps cut.
    case command([UInt8])
  }

  private enum State: Equatable {
    case ground, escape, sequence
    /// Within OSC, DCS, SOS, PM or APC.
    case string
    /// After an ESC in one of those.
    case ending
  }

  private static let longestCommand = 512

  private var state = State.ground
  /// How many bytes were taken of what has not ended.
  private(set) var pending = 0
  /// Those of the last sequence.
  private(set) var parameters = SequenceParameters()
  private var marker: UInt8 = 0
  private var intermediate: UInt8 = 0
  private var isCommand = false
  private var command: [UInt8] = []

  var isInGround: Bool { state == .ground }

  /// Whether a byte is none of its business: text, or what breaks a sequence off.
  func leavesAlone(_ byte: UInt8) -> Bool {
    switch state {
    case .ground: byte >= 0x20 && byte != 0x7F
    case .escape, .sequence: byte >= 0x80
    case .string, .ending: false
    }
  }

  mutating func reset() {
    state = .ground
    pending = 0
  }

  mutating func take(_ byte: UInt8) -> Event? {
    pending += 1
    switch (state, byte) {
    case (.ending, 0x5C): return endString()
    case (.string, 0x07) where isCommand: return endString()
    case (_, 0x18), (_, 0x1A): reset()
    case (.string, 0x1B): state = .ending
    case (.string, _):
      if isCommand, command.count < Self.longestCommand { command.append(byte) }
    case (_, 0x1B): begin()
    case (.ground, _):
      reset()
      return .control(byte)
    case (_, ..<0x20): return .control(byte)
    case (.ending, _):
      begin()
      return inEscape(byte)
    case (.escape, _): return inEscape(byte)
    case (.sequence, _): return inSequence(byte)
    }
    return nil
  }

  private mutating func begin() {
    state = .escape
    pending = 1
    marker = 0
    intermediate = 0
  }

  private mutating func inEscape(_ byte: UInt8) -> Event? {
    switch byte {
    case 0x20...0x2F: intermediate = byte
    case 0x5B where intermediate == 0:
      state = .sequence
      parameters.removeAll()
    case 0x50 where intermediate == 0, 0x58 where intermediate == 0,
      0x5D...0x5F where intermediate == 0:
      state = .string
      isCommand = byte == 0x5D
      command.removeAll(keepingCapacity: true)
    case 0x30...0x7E:
      reset()
      return .escape(intermediate: intermediate, final: byte)
    default: break
    }
    return nil
  }

  private mutating func inSequence(_ byte: UInt8) -> Event? {
    switch byte {
    case 0x20...0x2F: intermediate = byte
    case 0x30...0x3B: parameters.take(byte)
    case 0x3C...0x3F: marker = byte
    case 0x40...0x7E:
      reset()
      return .sequence(marker: marker, intermediate: intermediate, final: byte)
    default: break
    }
    return nil
  }

  private mutating func endString() -> Event? {
    reset()
    return isCommand ? .command(command) : nil
  }
}
