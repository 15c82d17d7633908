/// Plain text of a given width, from words and pairs of columns.
struct TextLayout {
  /// In characters; what holds no space may stand over.
  let width: Int

  /// Breaks a text at its spaces, each line behind so many spaces.
  func paragraph(_ text: String, indent: Int = 0) -> [String] {
    let room = max(1, width - indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.map { spaces(indent) + $0 }
  }

  /// Labels with their explanations beside them, or beneath where there is no room.
  func columns(_ rows: [(label: String, text: String)]) -> [String] {
    let margin = 2
    let widest = rows.map(\.label.count).max() ?? 0
    let column = margin + min(widest, width / 3) + 2
    return rows.flatMap { label, text in
      let explained = paragraph(text, indent: column)
      let head = spaces(margin) + label
      guard head.count + 2 <= column, let first = explained.first else { return [head] + explained }
      return [head + first.dropFirst(head.count)] + explained.dropFirst()
    }
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
