internal import ExampleHTML

/// The title of a page.
enum PageTitle {
  /// - Parameters:
  ///   - bytes: The page, or its beginning.
  ///   - charset: What the server says of the encoding; `nil` when it says nothing.
  /// - Returns: `nil` where there is none, or one without a word.
  static func find(in bytes: [UInt8], charset: String?) -> String? {
    let document = PageText.document(bytes, charset: charset)
    // Pictures within a page have titles of their own.
    guard let text = document.first("//title[not(ancestor::svg)]") else { return nil }
    let title = tidy(text)
    return title.isEmpty ? nil : title
  }

  /// One line, with one space where there was a gap, and of bounded length.
  static func tidy(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > longest ? words.prefix(longest - 1) + "…" : words
  }

  /// In characters.
  private static let longest = 500
}
