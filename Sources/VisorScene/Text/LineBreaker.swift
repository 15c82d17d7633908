/// Finds how much of a paragraph fits on a line.
///
/// Lines end at blanks, behind hyphens and slashes, and between the characters of scripts that are
/// written without blanks; only a word that fits on no line is broken elsewhere.
struct LineBreaker {
  let font: HUDScene.Font
  let limit: Double
  let ruler: Ruler

  func width(_ text: String) -> Double { ruler.width(text, font) }

  /// The next line of a text without its blanks at the end, and what is left for the others.
  func next(_ text: Substring) -> (line: String, rest: Substring) {
    // What is long is hardly ever one line; it is not measured as a whole for each of its lines.
    if text.utf8.count <= 160, fits(text) { return (String(text), Substring()) }
    var end = text.startIndex
    var line = ""
    while let piece = piece(of: text, from: end) {
      let candidate = String(text[..<piece.word])
      guard fits(Substring(candidate)) else { break }
      line = candidate
      end = piece.end
    }
    if line.isEmpty {
      end = longestPrefix(of: text) { fits($0) }
      // A line that is too narrow for a single character gets it nevertheless, with no width.
      if end == text.startIndex { end = text.index(after: end) }
      line = String(text[..<end])
      if !fits(Substring(line)) { line = "" }
    }
    return (line, text[end...].drop { $0 == " " })
  }

  /// As much of a text as fits with an ellipsis behind it; nothing if not even that fits.
  func cut(_ text: String) -> String {
    let whole = Substring(text)
    let end = longestPrefix(of: whole) { fits(Substring(Self.ellipsed($0))) }
    let line = Self.ellipsed(whole[..<end])
    return fits(Substring(line)) ? line : ""
  }

  private static func ellipsed(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text + "…"
  }

  private func fits(_ text: Substring) -> Bool { width(String(text)) <= limit }

  /// The piece that cannot be broken from an index on: where its word ends, and its blanks.
  private func piece(of text: Substring, from start: String.Index)
    -> (word: String.Index, end: String.Index)?
  {
    guard start < text.endIndex else { return nil }
    var index = start
    while index < text.endIndex, text[index] != " " {
      let character = text[index]
      index = text.index(after: index)
      if index < text.endIndex, text[index] != " ", Self.breaks(between: character, text[index]) {
        return (index, index)
      }
    }
    return (index, text[index...].firstIndex { $0 != " " } ?? text.endIndex)
  }

  private static func breaks(between one: Character, _ other: Character) -> Bool {
    if one == "-" || one == "/" || one == "\u{200B}" { return true }
    return isIdeographic(one) && !isClosing(other) || isIdeographic(other) && !isOpening(one)
  }

  /// Han, kana and what stands among them; Hangul is written with blanks.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x2E80...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  private static func isClosing(_ character: Character) -> Bool {
    "、。，．：；？！）］｝〉》」』】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…,.!?)]}\"'".contains(character)
  }

  private static func isOpening(_ character: Character) -> Bool {
    "（［｛〈《「『【([{\"'".contains(character)
  }

  /// The end of the longest beginning for which something holds, if it holds for all shorter ones.
  private func longestPrefix(of text: Substring, where holds: (Substring) -> Bool)
    -> String.Index
  {
    var (low, high) = (0, text.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(text.prefix(middle)) { low = middle } else { high = middle - 1 }
    }
    return text.index(text.startIndex, offsetBy: low)
  }
}
