extension OutputTracker {
  mutating func publicModes(_ isSet: Bool) {
    for index in 0..<parser.parameters.count {
      switch parser.parameters[index] {
      case 4: modes.formSet(.insertion, isSet)
      case 20: modes.formSet(.newLine, isSet)
      default: break
      }
    }
  }

  mutating func privateModes(_ isSet: Bool) {
    for index in 0..<parser.parameters.count {
      switch parser.parameters[index] {
      case 3: lose()
      case 6:
        modes.formSet(.origin, isSet)
        goTo(row: 0, column: 0)
      case 7: modes.formSet(.noWrap, !isSet)
      case 25: switchCursor(isSet)
      case 47, 1047: alternate(isSet, savesCursor: false)
      case 1049: alternate(isSet, savesCursor: true)
      case 1048: if !isSet { lose() }
      case 69: modes.formSet(.margins, isSet)
      case 2026: modes.formSet(.heldUpdate, isSet)
      default: break
      }
    }
  }

  /// On the way back the first screen is as it was; the cursor only if it was saved.
  private mutating func alternate(_ isEntered: Bool, savesCursor: Bool) {
    guard isEntered != modes.contains(.alternateScreen) else { return }
    modes.formSet(.alternateScreen, isEntered)
    if isEntered {
      placeBefore = savesCursor ? place : nil
    } else {
      if let placeBefore { place = placeBefore } else { lose() }
      placeBefore = nil
      place.last?.isOpen = false
    }
  }
}

extension OutputTracker.Modes {
  mutating func formSet(_ mode: OutputTracker.Modes, _ isSet: Bool) {
    if isSet { insert(mode) } else { remove(mode) }
  }
}
