extension Screen {
  /// Modes that are recorded and change nothing here: keys, blinking, mouse, focus, paste, updates.
  private static let recordedModes: Set<Int> = [
    1, 12, 25, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 2004, 2026,
  ]

  /// DECSET and DECRST; false if it is neither or if a mode isn't known.
  mutating func setMode(_ sequence: ControlSequence) -> Bool {
    guard ["?h", "?l"].contains(sequence.function) else { return false }
    let isOn = sequence.function == "?h"
    var allKnown = !sequence.parameters.isEmpty
    for index in sequence.parameters.indices {
      let mode = sequence.number(index)
      if set(mode, isOn) {
        if isOn { modes.insert(mode) } else { modes.remove(mode) }
      } else {
        allKnown = false
      }
    }
    return allKnown
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) -> Bool {
    switch mode {
    case 7: pen.isWrapPending = pen.isWrapPending && isOn
    case 47: switchPage(toAlternate: isOn)
    case 1047:
      if !isOn && isAlternate { erase(.all) }
      switchPage(toAlternate: isOn)
    case 1048:
      if isOn { page.saved = pen } else { restoreCursor() }
    case 1049:
      if isOn { page.saved = pen }
      switchPage(toAlternate: isOn)
      if isOn { erase(.all) } else { restoreCursor() }
    default: return Self.recordedModes.contains(mode)
    }
    return true
  }

  /// Shows the other page; the cursor stays where it is.
  mutating func switchPage(toAlternate: Bool) {
    guard toAlternate != isAlternate else { return }
    isAlternate = toAlternate
    page.region = page.allRows
  }
}
