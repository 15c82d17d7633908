/// How a scalar takes part in grapheme clusters, in the order of the generated table.
///
/// The property is that of UAX #29; `pictographic` is `other` with `Extended_Pictographic`.
enum GraphemeBreak: UInt8 {
  case other, carriageReturn, lineFeed, control, extend, joiner, regionalIndicator, prepend
  case spacingMark, hangulL, hangulV, hangulT, hangulLV, hangulLVT, pictographic
}

/// What the tables say of one scalar: how it breaks and how many cells it takes by itself.
struct ScalarTraits: Equatable {
  /// How the scalar takes part in grapheme clusters.
  let graphemeBreak: GraphemeBreak

  /// Cells of the scalar by itself: 0, 1 or 2.
  ///
  /// Controls, nonspacing marks and joiners have 0.
  let width: Int

  /// Whether U+FE0F after the scalar makes it an emoji of two cells.
  let becomesEmoji: Bool

  init(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    let page = ScalarTraits.number(ScalarTable.pages, at: value &>> 12)
    let entry = (page &<< 6 | (value &>> 6 & 63)) &<< 1
    let block =
      ScalarTraits.number(ScalarTable.blocks, at: entry) &<< 6
      | ScalarTraits.number(ScalarTable.blocks, at: entry &+ 1)
    let packed = ScalarTraits.number(ScalarTable.traits, at: block &<< 6 | (value & 63))
    graphemeBreak = GraphemeBreak(rawValue: UInt8(truncatingIfNeeded: packed &>> 2)) ?? .other
    width = packed & 3 == 3 ? 1 : packed & 3
    becomesEmoji = packed & 3 == 3
  }

  /// The number that a table's character stands for.
  ///
  /// The generator writes every index that the three steps can ask for, so `index` needs no check.
  private static func number(_ table: StaticString, at index: Int) -> Int {
    Int(table.utf8Start[index]) &- 0x30
  }
}
