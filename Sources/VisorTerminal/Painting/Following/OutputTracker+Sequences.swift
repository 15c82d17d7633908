extension OutputTracker {
  mutating func perform(_ event: OutputParser.Event) {
    place.last?.isOpen = false
    switch event {
    case .control(let byte): control(byte)
    case .escape(let intermediate, let final): escape(intermediate, final)
    case .sequence(let marker, let intermediate, let final):
      switch (marker, intermediate) {
      case (0, 0): sequence(final)
      case (0x3F, 0) where final == 0x68 || final == 0x6C: privateModes(final == 0x68)
      case (0, 0x21) where final == 0x70: resetSoftly()
      default: break
      }
    case .command(let bytes): command(bytes)
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: move(toColumn: lastColumn - 1)
    case 0x09: tab(1)
    case 0x0A, 0x0B, 0x0C: feed(returns: addsReturn && byte == 0x0A)
    case 0x0D: returnToStart()
    case 0x0E: modes.insert(.shifted)
    case 0x0F: modes.remove(.shifted)
    default: break
    }
  }

  private mutating func escape(_ intermediate: UInt8, _ final: UInt8) {
    switch (intermediate, final) {
    case (0, 0x44): feed(returns: false)  // IND
    case (0, 0x45): feed(returns: true)  // NEL
    case (0, 0x4D): rise(1)  // RI
    case (0, 0x48): areTabsUsual = false  // HTS
    case (0, 0x38): lose()  // DECRC
    case (0, 0x63): reset()  // RIS
    case (0, 0x6E), (0, 0x6F): modes.insert(.shifted)  // LS2, LS3
    case (0x28, _): modes.formSet(.graphics, final != 0x42)  // SCS of G0
    case (0x23, _): lose()  // DECALN and lines of double size
    default: break
    }
  }

  private mutating func sequence(_ final: UInt8) {
    let count = parser.parameters.count(at: 0)
    switch final {
    case 0x6D: style.apply(parser.parameters)  // SGR
    case 0x41: rise(count)  // CUU
    case 0x46:  // CPL
      rise(count)
      returnToStart()
    case 0x42, 0x65: sink(count)  // CUD, VPR
    case 0x45:  // CNL
      sink(count)
      returnToStart()
    case 0x43, 0x61: move(toColumn: lastColumn + count)  // CUF, HPR
    case 0x44: move(toColumn: lastColumn - count)  // CUB
    case 0x47, 0x60: goTo(column: count - 1)  // CHA, HPA
    case 0x48, 0x66: goTo(row: count - 1, column: parser.parameters.count(at: 1) - 1)  // CUP
    case 0x64: goTo(row: count - 1, column: place.column)  // VPA
    case 0x49: tab(count)  // CHT
    case 0x4A: eraseScreen(parser.parameters[0])
    case 0x4B: eraseLine(parser.parameters[0])
    case 0x4C, 0x54: place.beneath = min(size.rows - 1, place.beneath + count)  // IL, SD
    case 0x72: setRegion(parser.parameters[0], parser.parameters[1])  // DECSTBM
    case 0x68, 0x6C: publicModes(final == 0x68)
    case 0x67: areTabsUsual = false  // TBC
    case 0x5A, 0x62: place.column = nil  // CBT, REP
    case 0x75: lose()  // SCORC
    case 0x40, 0x50, 0x58: eraseLine(1)  // ICH, DCH, ECH
    default: break
    }
  }

  /// A hyperlink would take our rows into it while it is open.
  private mutating func command(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x3B, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual([0x38]) else { return }
    modes.formSet(.link, !parts[2].isEmpty)
  }

  private mutating func setRegion(_ top: Int, _ bottom: Int) {
    modes.formSet(.region, top > 1 || 1..<size.rows ~= bottom)
    goTo(row: 0, column: 0)
  }

  private mutating func reset() {
    self = OutputTracker(addsReturn: addsReturn, size: size)
    switchCursor(true)
  }

  private mutating func resetSoftly() {
    modes.formIntersection(.alternateScreen)
    style = .plain
    switchCursor(true)
  }
}
