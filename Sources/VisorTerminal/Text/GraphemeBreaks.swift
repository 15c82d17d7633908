/// Says where grapheme clusters end: the extended rules of UAX #29, one scalar after another.
///
/// The rule numbers are those of the annex. Each scalar costs the same, however long the text is.
struct GraphemeBreaks {
  private enum Pictograph {
    case none, open, joined
  }

  private var previous: GraphemeBreak?
  /// Whether an odd number of regional indicators ends here: the next one completes a flag.
  private var flagIsOpen = false
  /// Whether `pictographic extend*` (open) or that and a joiner (joined) ends here.
  private var pictograph = Pictograph.none

  /// Whether a cluster ends between the scalars taken so far and one of this kind.
  ///
  /// True at the start of the text.
  func end(before next: GraphemeBreak) -> Bool {
    guard let previous else { return true }
    switch (previous, next) {
    case (.carriageReturn, .lineFeed): return false  // GB3
    case (.carriageReturn, _), (.lineFeed, _), (.control, _): return true  // GB4
    case (_, .carriageReturn), (_, .lineFeed), (_, .control): return true  // GB5
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT),
      (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV), (.hangulLV, .hangulT),
      (.hangulT, .hangulT), (.hangulLVT, .hangulT):
      return false  // GB6, GB7, GB8
    case (_, .extend), (_, .joiner), (_, .spacingMark): return false  // GB9, GB9a
    case (.prepend, _): return false  // GB9b
    case (.joiner, .pictographic): return pictograph != .joined  // GB11
    case (.regionalIndicator, .regionalIndicator): return !flagIsOpen  // GB12, GB13
    default: return true  // GB999
    }
  }

  /// Takes a scalar of this kind into the text.
  mutating func take(_ next: GraphemeBreak) {
    switch next {
    case .pictographic: pictograph = .open
    case .extend where pictograph == .open: break
    case .joiner where pictograph == .open: pictograph = .joined
    default: pictograph = .none
    }
    flagIsOpen =
      next == .regionalIndicator && !(previous == .regionalIndicator && flagIsOpen)
    previous = next
  }
}
