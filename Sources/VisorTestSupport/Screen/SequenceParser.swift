/// Tells text, controls and sequences apart, one scalar at a time.
///
/// A state machine after the one that the VT500 series had: controls inside a sequence are carried
/// out, CAN and SUB give it up, ESC gives it up for a new one. C1 controls count, as in xterm.
struct SequenceParser: Equatable, Sendable {
  enum Instruction: Sendable {
    case print(Unicode.Scalar)
    /// A C0 control.
    case control(Unicode.Scalar)
    /// What follows ESC: intermediates and a final character.
    case escape(String)
    case sequence(ControlSequence)
    /// What stood between `ESC ]` and its end.
    case command(String)
    /// Something that was given up or that has no meaning, as it was written.
    case malformed(String)
  }

  private enum State: Equatable {
    case ground, escape, sequence, command
    /// DCS, SOS, PM and APC, whose contents are nobody's business here.
    case ignored
    /// ESC came inside a string; a backslash ends it.
    case ending
  }

  private static let longestSequence = 1_024
  private static let longestString = 65_536

  private var state = State.ground
  private var isCommand = false
  private var body = ""
  private var length = 0

  var isMidSequence: Bool { state != .ground }

  mutating func consume(_ scalar: Unicode.Scalar, into instructions: inout [Instruction]) {
    switch state {
    case .command, .ignored: inString(scalar, &instructions)
    case .ending: atEnd(scalar, &instructions)
    case .ground, .escape, .sequence:
      switch scalar.value {
      case 0x18, 0x1A: giveUp(&instructions)
      case 0x1B:
        giveUp(&instructions)
        enter(.escape)
      case 0x00...0x1F: instructions.append(.control(scalar))
      case 0x7F: break
      case 0x80...0x9F:
        giveUp(&instructions)
        escape(Unicode.Scalar(UInt8(scalar.value - 0x40)), &instructions)
      default: graphic(scalar, &instructions)
      }
    }
  }

  private mutating func graphic(
    _ scalar: Unicode.Scalar, _ instructions: inout [Instruction]
  ) {
    if state == .ground || scalar.value > 0x7F {
      giveUp(&instructions)
      instructions.append(.print(scalar))
    } else if state == .escape {
      escape(scalar, &instructions)
    } else {
      collect(scalar, atMost: Self.longestSequence)
      guard scalar.value >= 0x40 else { return }
      if length <= Self.longestSequence, let sequence = ControlSequence(body) {
        instructions.append(.sequence(sequence))
        enter(.ground)
      } else {
        giveUp(&instructions)
      }
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar, _ instructions: inout [Instruction]) {
    let isFirst = body.isEmpty
    switch scalar {
    case "[" where isFirst: enter(.sequence)
    case "]" where isFirst: enter(.command)
    case "P" where isFirst, "X" where isFirst, "^" where isFirst, "_" where isFirst:
      enter(.ignored)
    default:
      collect(scalar, atMost: Self.longestSequence)
      guard scalar.value >= 0x30 else {
        state = .escape
        return
      }
      instructions.append(.escape(body))
      enter(.ground)
    }
  }

  private mutating func inString(_ scalar: Unicode.Scalar, _ instructions: inout [Instruction]) {
    switch scalar.value {
    case 0x18, 0x1A: giveUp(&instructions)
    case 0x1B:
      isCommand = state == .command
      state = .ending
    case 0x9C: endString(isCommand: state == .command, &instructions)
    case 0x07 where state == .command: endString(isCommand: true, &instructions)
    case 0x00...0x1F: break
    default:
      if state == .command { collect(scalar, atMost: Self.longestString) }
    }
  }

  private mutating func atEnd(_ scalar: Unicode.Scalar, _ instructions: inout [Instruction]) {
    if scalar == "\\" {
      endString(isCommand: isCommand, &instructions)
    } else {
      state = isCommand ? .command : .ignored
      giveUp(&instructions)
      state = .escape
      consume(scalar, into: &instructions)
    }
  }

  private mutating func endString(isCommand: Bool, _ instructions: inout [Instruction]) {
    if isCommand {
      instructions.append(length > Self.longestString ? .malformed("ESC]" + body) : .command(body))
    }
    enter(.ground)
  }

  /// Leaves what was begun, and says so unless nothing was.
  private mutating func giveUp(_ instructions: inout [Instruction]) {
    switch state {
    case .ground: return
    case .escape: instructions.append(.malformed("ESC" + body))
    case .sequence: instructions.append(.malformed("ESC[" + body))
    case .command: instructions.append(.malformed("ESC]" + body))
    case .ignored, .ending: instructions.append(.malformed("ESC, a string without an end"))
    }
    enter(.ground)
  }

  private mutating func enter(_ next: State) {
    state = next
    body = ""
    length = 0
  }

  private mutating func collect(_ scalar: Unicode.Scalar, atMost limit: Int) {
    length += length > limit ? 0 : 1
    if length <= limit { body.unicodeScalars.append(scalar) }
  }
}
