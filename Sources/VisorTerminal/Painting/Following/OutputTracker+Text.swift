extension OutputTracker {
  /// Longer clusters are not written again.
  private static let longestCluster = 64

  /// Takes what is written to the terminal; answers how many of the last bytes are the beginning of
  /// something that has not come whole, including earlier ones.
  mutating func feed(_ bytes: ArraySlice<UInt8>) -> Int {
    var rest = bytes
    while let byte = rest.first {
      if parser.leavesAlone(byte) {
        if !parser.isInGround { parser.reset() }
        let run = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
        rest = rest[run.endIndex...]
        text(run, isCut: rest.isEmpty)
      } else {
        endCharacter()
        let event = parser.take(byte)
        rest.removeFirst()
        if let event { perform(event) }
      }
    }
    return parser.isInGround ? character.count : parser.pending
  }

  /// Forgets a beginning that will not be completed; whether it was that of a sequence.
  mutating func giveUp() -> Bool {
    endCharacter()
    let wasInSequence = !parser.isInGround
    parser.reset()
    return wasInSequence
  }

  /// A beginning without its end is shown as a replacement character.
  private mutating func endCharacter() {
    if !character.isEmpty { text([], isCut: false) }
  }

  private mutating func text(_ run: ArraySlice<UInt8>, isCut: Bool) {
    var run = run
    if !character.isEmpty {
      run = (character + run)[...]
      character.removeAll(keepingCapacity: true)
    }
    if isCut {
      character.append(contentsOf: run.suffix(run.unfinishedCharacterCount))
      run.removeLast(character.count)
    }
    guard let end = run.last else { return }
    place.isUsed = true
    guard place.column != nil else {
      // It may have wrapped, too.
      place.isWrapped = true
      return
    }
    if run.allSatisfy({ $0 < 0x80 }) {
      advance(by: run.count)
      remember([end][...], width: 1)
    } else {
      clusters(run)
    }
  }

  /// Clusters of one cell each.
  private mutating func advance(by count: Int) {
    var count = count
    while count > 0, let column = place.column {
      if column >= size.columns {
        wrap()
      } else {
        let more = min(count, size.columns - column)
        place.column = column + more
        count -= more
        place.isUsed = true
      }
    }
  }

  private mutating func clusters(_ run: ArraySlice<UInt8>) {
    var bytes = run
    let open = place.last.flatMap { $0.isOpen ? $0 : nil }
    if let open {
      bytes = (open.text + run)[...]
      place.column = open.column
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if open == nil, let first = text.unicodeScalars.first, first.joinsWhatIsBefore {
      // A mark upon we don't know what.
      place.column = nil
    }
    var end: Cluster?
    for cluster in Clusters(text) {
      guard let column = place.column else { break }
      if cluster.width == 0 || cluster.width > size.columns {
        // A C1 control in two bytes, which only some terminals obey; or what has no room at all.
        place.column = nil
      } else {
        if column + cluster.width > size.columns { wrap() }
        place.column = (place.column ?? 0) + cluster.width
        place.isUsed = true
        end = cluster
      }
    }
    if place.column == nil { place.isWrapped = true }
    if let end { remember(Array(end.text.utf8)[...], width: end.width) }
  }

  private mutating func wrap() {
    descend()
    place.column = 0
    place.isWrapped = true
  }

  private mutating func remember(_ text: ArraySlice<UInt8>, width: Int) {
    guard let column = place.column, text.count <= Self.longestCluster else {
      place.last = nil
      return
    }
    place.last = Last(
      text: Array(text), column: max(0, column - width), style: style, isOpen: true)
  }

  /// Goes a row down; what was beneath the lowest row in use is free.
  mutating func descend() {
    place.isUsed = place.beneath > 0
    place.beneath = max(0, place.beneath - 1)
    place.isWrapped = false
    place.last = nil
    place.extent = 0
  }
}

extension ArraySlice<UInt8> {
  /// How many of the last bytes begin a character that more bytes could complete.
  fileprivate var unfinishedCharacterCount: Int {
    for (index, byte) in suffix(3).reversed().enumerated() {
      switch byte {
      case 0x80..<0xC0: continue
      case 0xC2..<0xE0: return index < 1 ? index + 1 : 0
      case 0xE0..<0xF0: return index < 2 ? index + 1 : 0
      case 0xF0..<0xF5: return index + 1
      default: return 0
      }
    }
    return 0
  }
}

extension Unicode.Scalar {
  fileprivate var joinsWhatIsBefore: Bool {
    switch ScalarTraits(self).graphemeBreak {
    case .extend, .joiner, .spacingMark: true
    default: false
    }
  }
}
