/// One physical row of the display: pieces of text, each in its style.
///
/// The text must already be free of controls; what a painter finds of them it leaves out.
package struct Row: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package let text: String
    package let style: Style
    /// In cells.
    package let width: Int

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
      width = DisplayWidth.of(text)
    }

    /// Whether a terminal is sent the same for both: as bytes, not as characters that mean the same.
    package static func == (one: Span, other: Span) -> Bool {
      one.style == other.style && one.width == other.width
        && one.text.utf8.elementsEqual(other.text.utf8)
    }
  }

  package private(set) var spans: [Span] = []
  /// In cells.
  package private(set) var width = 0

  /// Whether a line that is too long for the terminal is broken where it has spaces.
  package var breaksAtSpaces = false

  package init(_ spans: [Span] = []) {
    self.spans.reserveCapacity(spans.count)
    for span in spans { append(span) }
  }

  package init(_ text: String, _ style: Style = .plain) {
    append(Span(text, style))
  }

  package mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    spans.append(span)
    width += span.width
  }

  /// Puts another piece in the place of one.
  mutating func replace(_ place: Int, by span: Span) {
    guard spans.indices.contains(place) else { return }
    width += span.width - spans[place].width
    spans[place] = span
  }

  /// The rows that a terminal of this width makes of it; none for an empty one.
  ///
  /// A cluster that is wider than `width` is left out.
  package func wrapped(at width: Int) -> [Row] {
    var rows: [Row] = []
    var last = Row()
    for span in spans {
      var piece = ""
      var pieceWidth = 0
      for cluster in Clusters(span.text) where cluster.width <= width {
        if last.width + pieceWidth + cluster.width > width {
          last.append(Span(piece, span.style))
          rows.append(last)
          (last, piece, pieceWidth) = (Row(), "", 0)
        }
        piece += cluster.text
        pieceWidth += cluster.width
      }
      last.append(Span(piece, span.style))
    }
    return last.spans.isEmpty ? rows : rows + [last]
  }

  /// The row, broken where that is wanted: each part fits in `width` cells, unless a word does not.
  func broken(at width: Int) -> [Row] {
    guard breaksAtSpaces, self.width > width else { return [self] }
    var rows: [Row] = []
    var (last, gap, word) = (Row(), Row(), Row())
    func endWord() {
      guard !word.spans.isEmpty else { return }
      if !last.spans.isEmpty, last.width + gap.width + word.width > width {
        rows.append(last)
        last = Row()
      } else {
        for span in gap.spans { last.append(span) }
      }
      for span in word.spans { last.append(span) }
      (gap, word) = (Row(), Row())
    }
    for span in spans {
      var piece = ""
      for cluster in Clusters(span.text) {
        guard cluster.text == " " else {
          piece += cluster.text
          continue
        }
        word.append(Span(piece, span.style))
        piece = ""
        endWord()
        gap.append(Span(" ", span.style))
      }
      word.append(Span(piece, span.style))
    }
    endWord()
    return rows + [last]
  }

  /// The row if it fits in `width` cells, else as much of it as fits together with `ellipsis`.
  ///
  /// Clusters are kept whole; the ellipsis has the style of the text that it cuts, and is left out
  /// where it is wider than `width`. A width of 0 or less gives an empty row.
  package func truncated(to width: Int, ellipsis: String = "…") -> Row {
    guard self.width > width else { return self }
    let mark = DisplayWidth.of(ellipsis) <= width ? ellipsis : ""
    var room = width - DisplayWidth.of(mark)
    var row = Row()
    for span in spans {
      if span.width <= room {
        row.append(span)
        room -= span.width
      } else {
        let start = DisplayWidth.truncated(span.text, to: room, ellipsis: "")
        row.append(Span(start + mark, span.style))
        return row
      }
    }
    return row
  }
}
