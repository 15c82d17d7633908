/// A back end's metrics, made sound.
struct Ruler {
  let metrics: any HUDScene.TextMetrics

  func width(_ text: String, _ font: HUDScene.Font) -> Double {
    text.isEmpty ? 0 : metrics.width(of: text, in: font).limited(to: 0...1e6)
  }

  func extent(_ font: HUDScene.Font) -> HUDScene.LineExtent {
    let extent = metrics.extent(of: font)
    return HUDScene.LineExtent(
      ascent: extent.ascent.limited(to: 0...1e4), descent: extent.descent.limited(to: 0...1e4))
  }
}

/// Text in lines that are no wider than they may be.
struct MeasuredText: Hashable {
  struct Line: Hashable {
    let text: String
    let width: Double
  }

  private(set) var lines: [Line] = []
  /// Whether all of the text is there.
  private(set) var isWhole = true

  /// The widest line.
  var width: Double { lines.reduce(0) { max($0, $1.width) } }

  /// Nothing.
  init() {}

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - limit: No line is wider; a word that is has to be broken.
  ///   - most: The most lines; text beyond them is cut, and its place taken by an ellipsis.
  init(
    _ paragraphs: [String], font: HUDScene.Font, limit: Double, most: Int, ruler: Ruler
  ) {
    guard most > 0, limit > 0 else {
      isWhole = paragraphs.isEmpty
      return
    }
    let breaker = LineBreaker(font: font, limit: limit, ruler: ruler)
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = Substring(paragraph)
      repeat {
        let isLast = lines.count == most - 1
        let (line, remaining) = breaker.next(rest)
        let isCut = isLast && (!remaining.isEmpty || index < paragraphs.count - 1)
        let text = isCut ? breaker.cut(remaining.isEmpty ? line + " " : String(rest)) : line
        lines.append(Line(text: text, width: min(limit, breaker.width(text))))
        if isCut { isWhole = false }
        if lines.count == most { return }
        rest = remaining
      } while !rest.isEmpty
    }
  }

  /// The same text on as many lines, but with lines of about the same length: no last line of a
  /// single word.
  static func balanced(
    _ paragraphs: [String], font: HUDScene.Font, limit: Double, most: Int, ruler: Ruler
  ) -> MeasuredText {
    var best = MeasuredText(paragraphs, font: font, limit: limit, most: most, ruler: ruler)
    guard best.isWhole, paragraphs.count == 1, (2...6).contains(best.lines.count) else {
      return best
    }
    let words = paragraphs[0].split(separator: " ").map { ruler.width(String($0), font) }
    var (low, high) = (max(best.width / 2, words.max() ?? 0), best.width)
    for _ in 0..<6 where low < high {
      let middle = (low + high) / 2
      let text = MeasuredText(
        paragraphs, font: font, limit: middle, most: best.lines.count + 1, ruler: ruler)
      if text.isWhole, text.lines.count <= best.lines.count {
        (best, high) = (text, middle)
      } else {
        low = middle
      }
    }
    return best
  }
}
