/// What a person takes for one character, and the cells of a terminal that it fills.
///
/// The cluster is an extended grapheme cluster of UAX #29, by the tables of this package and not
/// by those of the standard library, which differ from one system to another.
package struct Cluster: Equatable, Sendable {
  /// The scalars of the cluster, never empty.
  package let text: Substring

  /// Cells: 0 or more, and never more than the text has bytes in UTF-8.
  ///
  /// - East Asian wide and fullwidth scalars, emoji, flags and keycaps have 2; ambiguous ones 1.
  /// - A nonspacing mark, a joiner or a selector adds 0; U+FE0F makes an emoji of its base (2);
  ///   U+FE0E makes nothing narrower. A spacing mark adds 1.
  /// - A lone regional indicator has 2, a lone mark or joiner 1: see `ClusterWidth`.
  /// - A control has 0, the soft hyphen 1. Text is to pass through `Neutral` before it is measured.
  package let width: Int
}

/// The clusters of a text, from first to last.
///
/// ```swift
/// for cluster in Clusters("né👍🏽") { row.append(cluster.text, cells: cluster.width) }
/// ```
///
/// The time is linear in the text's length, and all clusters together are the whole text.
package struct Clusters: Sequence {
  private let text: Substring

  package init(_ text: String) {
    self.text = text[...]
  }

  package init(_ text: Substring) {
    self.text = text
  }

  package func makeIterator() -> Iterator {
    Iterator(text)
  }

  package struct Iterator: IteratorProtocol {
    private let text: Substring
    private var position: String.Index

    fileprivate init(_ text: Substring) {
      self.text = text
      position = text.startIndex
    }

    package mutating func next() -> Cluster? {
      let start = position
      guard let width = advance() else { return nil }
      return Cluster(text: text[start..<position], width: width)
    }

    /// Moves past a cluster and answers its cells; nil at the end of the text.
    mutating func advance() -> Int? {
      guard position < text.endIndex else { return nil }
      return advanceInASCII() ?? advanceByRules()
    }

    /// The cells of a cluster that is one printable ASCII scalar before another; nil if it isn't.
    private mutating func advanceInASCII() -> Int? {
      let bytes = text.utf8
      let next = bytes.index(after: position)
      guard next < bytes.endIndex, bytes[position] &- 0x20 < 0x5F, bytes[next] < 0x80 else {
        return nil
      }
      position = next
      return 1
    }

    private mutating func advanceByRules() -> Int {
      let scalars = text.unicodeScalars
      let first = ScalarTraits(scalars[position])
      var breaks = GraphemeBreaks()
      breaks.take(first.graphemeBreak)
      var width = ClusterWidth(first)
      scalars.formIndex(after: &position)
      while position < scalars.endIndex {
        let scalar = scalars[position]
        let traits = ScalarTraits(scalar)
        if breaks.end(before: traits.graphemeBreak) { break }
        breaks.take(traits.graphemeBreak)
        width.add(scalar, traits)
        scalars.formIndex(after: &position)
      }
      return width.cells
    }
  }
}
