/// Adds up the cells of one grapheme cluster, scalar after scalar.
///
/// The sum is that of a terminal that takes each scalar by itself, except that what is joined or
/// modified into one emoji, a flag and a keycap have two cells. Where terminals disagree it is the
/// larger count: a row may end a cell early, but it doesn't wrap.
struct ClusterWidth {
  /// The scalar that marks apply to: the first one, or the one after what is prepended to it.
  private var base: ScalarTraits
  private var baseCells: Int
  /// Cells of all but the base.
  private var otherCells = 0

  /// Starts with the first scalar of the cluster.
  init(_ first: ScalarTraits) {
    base = first
    baseCells = ClusterWidth.cells(ofBase: first)
  }

  /// Takes in a further scalar of the cluster.
  mutating func add(_ scalar: Unicode.Scalar, _ traits: ScalarTraits) {
    switch (traits.graphemeBreak, base.graphemeBreak) {
    case (.pictographic, .pictographic):
      // Only a joiner puts two into one cluster.
      baseCells = 2
    case (.extend, .pictographic) where scalar.isEmojiModifier:
      baseCells = 2
    case (.extend, _) where base.becomesEmoji && scalar.asksForEmoji:
      baseCells = 2
    case (.regionalIndicator, .regionalIndicator):
      break
    case (.extend, _), (.joiner, _), (.spacingMark, _), (.hangulV, _), (.hangulT, _):
      otherCells += traits.width
    default:
      otherCells += baseCells
      base = traits
      baseCells = ClusterWidth.cells(ofBase: traits)
    }
  }

  /// Cells of the cluster so far; a control has none.
  var cells: Int { baseCells + otherCells }

  // Some terminals draw a lone regional indicator as wide as a flag, and some give a mark or a
  // joiner without a base a cell of its own, where most put it on the cell before.
  private static func cells(ofBase traits: ScalarTraits) -> Int {
    if traits.graphemeBreak == .regionalIndicator { return 2 }
    return traits.graphemeBreak.isControl ? traits.width : max(1, traits.width)
  }
}

extension GraphemeBreak {
  /// Whether it is a cluster by itself that no mark joins.
  var isControl: Bool {
    self == .control || self == .carriageReturn || self == .lineFeed
  }
}

extension Unicode.Scalar {
  /// Whether it gives the emoji before it a skin tone.
  fileprivate var isEmojiModifier: Bool { 0x1F3FB...0x1F3FF ~= value }

  /// Whether it is the emoji presentation selector or the enclosing keycap.
  fileprivate var asksForEmoji: Bool { value == 0xFE0F || value == 0x20E3 }
}
