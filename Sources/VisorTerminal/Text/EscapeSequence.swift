/// Recognises the control sequences of ECMA-48, so that they can be taken out whole.
enum EscapeSequence {
  /// The index after the sequence that begins at `start`, or nil if none begins there.
  ///
  /// It begins with ESC or with the C1 control that opens a sequence. One that is incomplete ends
  /// before the first scalar that cannot belong to it. To a string (DCS, OSC, SOS, PM, APC) belong
  /// the format effectors (BS to CR) and whatever is no control.
  static func end(in scalars: Substring.UnicodeScalarView, from start: String.Index) -> String
    .Index?
  {
    let after = scalars.index(after: start)
    guard scalars[start].value == 0x1B else {
      return end(of: scalars[start].value, in: scalars, from: after)
    }
    guard after < scalars.endIndex else { return after }
    // ESC and one of @ to _ is the C1 control that is 0x40 higher.
    let second = scalars[after].value
    if 0x40...0x5F ~= second {
      let body = scalars.index(after: after)
      return end(of: second + 0x40, in: scalars, from: body) ?? body
    }
    let final = scalars.index(after, skipping: 0x20...0x2F)
    return scalars.index(final, skippingOne: 0x30...0x7E)
  }

  /// The index after what the C1 control opens, or nil if it opens nothing.
  private static func end(
    of control: UInt32, in scalars: Substring.UnicodeScalarView, from body: String.Index
  ) -> String.Index? {
    switch control {
    case 0x9B:
      let intermediates = scalars.index(body, skipping: 0x30...0x3F)
      let final = scalars.index(intermediates, skipping: 0x20...0x2F)
      return scalars.index(final, skippingOne: 0x40...0x7E)
    case 0x9D: return endOfString(in: scalars, from: body, endsAtBell: true)
    case 0x90, 0x98, 0x9E, 0x9F: return endOfString(in: scalars, from: body, endsAtBell: false)
    default: return nil
    }
  }

  private static func endOfString(
    in scalars: Substring.UnicodeScalarView, from body: String.Index, endsAtBell: Bool
  ) -> String.Index {
    var position = body
    while position < scalars.endIndex {
      let after = scalars.index(after: position)
      switch scalars[position].value {
      case 0x9C: return after
      case 0x07 where endsAtBell: return after
      case 0x1B:
        return after < scalars.endIndex && scalars[after] == "\\"
          ? scalars.index(after: after) : position
      case 0x08...0x0D: break
      case 0x00...0x1F, 0x7F...0x9F: return position
      default: break
      }
      position = after
    }
    return position
  }
}

extension Substring.UnicodeScalarView {
  fileprivate func index(_ start: Index, skipping range: ClosedRange<UInt32>) -> Index {
    self[start...].firstIndex { !range.contains($0.value) } ?? endIndex
  }

  fileprivate func index(_ start: Index, skippingOne range: ClosedRange<UInt32>) -> Index {
    start < endIndex && range.contains(self[start].value) ? index(after: start) : start
  }
}
