/// A row cut into the cells that a terminal shows.
struct PaintedRow {
  /// One cluster, where it stands and how.
  struct Cell {
    /// Where its text is in `bytes`.
    var text: Range<Int>
    let column: Int
    let width: Int
    let style: Style
    /// Something that terminals differ about the width of.
    var isFragile: Bool

    func moved(by columns: Int) -> Cell {
      Cell(text: text, column: column + columns, width: width, style: style, isFragile: isFragile)
    }
  }

  private(set) var source = Row()
  private(set) var bytes: [UInt8] = []
  private(set) var cells: [Cell] = []
  private(set) var width = 0

  /// Takes another row, cut at `limit` cells, and reuses its memory.
  mutating func set(_ row: Row, limit: Int, palette: Palette) {
    source = row
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    width = 0
    for span in row.spans {
      let style = palette.style(span.style)
      if let all = appendScalars(span.text, style, limit) {
        guard all else { return }
        continue
      }
      for cluster in Clusters(span.text) {
        guard width + cluster.width <= limit else { return }
        append(cluster, style)
      }
    }
  }

  /// Takes a text of which each scalar is a cluster by itself, as almost every text is; answers
  /// whether all of it was within the limit, and `nil`, with nothing taken, for any other text.
  private mutating func appendScalars(_ text: String, _ style: Style, _ limit: Int) -> Bool? {
    let before = (bytes.count, cells.count, width)
    for scalar in text.unicodeScalars {
      let cell: Int
      if scalar.value &- 0x20 < 0x5F {
        cell = 1
      } else {
        let traits = ScalarTraits(scalar)
        guard traits.graphemeBreak == .other, traits.width > 0 else {
          bytes.removeLast(bytes.count - before.0)
          cells.removeLast(cells.count - before.1)
          width = before.2
          return nil
        }
        cell = traits.width
      }
      guard width + cell <= limit else { return false }
      let start = bytes.count
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      cells.append(
        Cell(
          text: start..<bytes.count, column: width, width: cell, style: style, isFragile: false))
      width += cell
    }
    return true
  }

  private mutating func append(_ cluster: Cluster, _ style: Style) {
    let text = cluster.text.utf8
    guard let first = text.first, first >= 0x20, first != 0x7F else { return }
    // A C1 control.
    if first == 0xC2, let second = text.dropFirst().first, second < 0xA0 { return }
    let start = bytes.count
    bytes.append(contentsOf: text)
    guard cluster.width > 0 else { return extendLast() }
    let isFragile = cluster.isFragile
    cells.append(
      Cell(
        text: start..<bytes.count, column: width, width: cluster.width, style: style,
        isFragile: isFragile))
    width += cluster.width
  }

  /// Gives what has no cells of its own to the cluster before it; before the first it is nothing.
  private mutating func extendLast() {
    guard let last = cells.last else { return bytes.removeAll(keepingCapacity: true) }
    cells[cells.count - 1].text = last.text.lowerBound..<bytes.count
    cells[cells.count - 1].isFragile = true
  }

  /// Whether two cells look alike and stand in the same place.
  func shows(_ cell: Cell, of other: PaintedRow, at index: Int) -> Bool {
    guard index < cells.count else { return false }
    let mine = cells[index]
    return mine.column == cell.column && mine.width == cell.width && mine.style == cell.style
      && mine.text.count == cell.text.count
      && bytes[mine.text].elementsEqual(other.bytes[cell.text])
  }
}

extension Cluster {
  /// Whether it is an emoji, several scalars or a mark by itself.
  fileprivate var isFragile: Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, !first.isASCII || scalars.count > 1 else { return false }
    return scalars.dropFirst().first != nil || ScalarTraits(first).graphemeBreak != .other
  }
}
