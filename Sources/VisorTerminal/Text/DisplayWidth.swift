/// Measures text in the cells of a terminal and cuts it at whole clusters.
///
/// Joining two texts never makes the whole wider than their sum.
package enum DisplayWidth {
  /// Cells of the text: the sum over its clusters.
  package static func of(_ text: String) -> Int {
    if let cells = ofASCII(text) { return cells }
    // Cannot overflow: a cluster has no more cells than bytes.
    return Clusters(text).reduce(0) { $0 + $1.width }
  }

  /// The longest start of the text that fits in `width` cells, in whole clusters.
  ///
  /// What follows the last cluster that fits and has no cells of its own stays with it. A width of
  /// 0 or less fits nothing.
  package static func prefix(
    _ text: String, fitting width: Int
  ) -> (text: Substring, width: Int) {
    let cut = Cut(text, at: width, reserving: 0)
    return (text[..<cut.end], cut.width)
  }

  /// The text if it fits in `width` cells, else as much of it as fits together with `ellipsis`.
  ///
  /// An ellipsis that is wider than `width` is left out. A width of 0 or less gives "". The time
  /// depends on the width more than on the text: what cannot be shown is not looked at.
  package static func truncated(_ text: String, to width: Int, ellipsis: String) -> String {
    // No text has more cells than bytes.
    if text.utf8.count <= width { return text }
    let mark = of(ellipsis) <= width ? ellipsis : ""
    let cut = Cut(text, at: width, reserving: of(mark))
    return cut.fits ? text : text[..<cut.reservedEnd] + mark
  }

  /// The count of printable scalars of a text that is all ASCII, else nil.
  private static func ofASCII(_ text: String) -> Int? {
    let cells = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var cells = 0
      var union: UInt8 = 0
      for byte in bytes {
        union |= byte
        // Space to tilde; the controls around them have no cells.
        cells &+= byte &- 0x20 < 0x5F ? 1 : 0
      }
      return union < 0x80 ? cells : nil
    }
    return cells ?? nil
  }
}

/// Where a text leaves a width.
private struct Cut {
  /// Whether the whole text is within the width.
  private(set) var fits = false
  /// The end of the clusters that are within the width, and their cells.
  private(set) var end: String.Index
  private(set) var width = 0
  /// The end of those that leave the reserved cells free.
  private(set) var reservedEnd: String.Index

  init(_ text: String, at limit: Int, reserving reserved: Int) {
    end = text.startIndex
    reservedEnd = text.startIndex
    guard limit > 0 else { return }
    for cluster in Clusters(text) {
      guard width + cluster.width <= limit else { return }
      width += cluster.width
      end = cluster.text.endIndex
      if width <= limit - reserved { reservedEnd = end }
    }
    fits = true
  }
}
