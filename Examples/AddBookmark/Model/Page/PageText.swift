internal import ExampleHTML

/// The bytes of a page as text.
enum PageText {
  /// By the mark at its beginning, else by what the server says, else by what the page itself says,
  /// else UTF-8 where it is that, and windows-1252 where it is not: in the order of the HTML standard.
  ///
  /// - Parameter charset: What the server says; `nil` when it says nothing.
  static func document(_ bytes: [UInt8], charset: String?) -> HTMLDocument {
    let names = [mark(of: bytes), charset].compactMap { $0 }
    if let text = names.lazy.compactMap({ decode(bytes, $0) }).first { return HTMLDocument(text) }
    // All that the page says of this is in ASCII.
    let draft = HTMLDocument(String(decoding: bytes, as: UTF8.self))
    guard let name = declaration(in: draft) ?? guess(bytes), let text = decode(bytes, name) else {
      return draft
    }
    return HTMLDocument(text)
  }

  private static func decode(_ bytes: [UInt8], _ charset: String) -> String? {
    Charset(charset)?.decode(bytes)
  }

  private static func mark(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return "utf-8" }
    if bytes.starts(with: [0xFE, 0xFF]) { return "utf-16be" }
    if bytes.starts(with: [0xFF, 0xFE]) { return "utf-16le" }
    return nil
  }

  private static func declaration(in document: HTMLDocument) -> String? {
    let pragma = "translate(@http-equiv, 'CONTEYP', 'conteyp') = 'content-type'"
    let content = document.first("//meta[\(pragma)]/@content") ?? ""
    let pair = content.split(separator: ";").last { $0.lowercased().contains("charset=") }
    let name =
      document.first("//meta/@charset")
      ?? pair?.split(separator: "=", maxSplits: 1).last.map(String.init)
    // A page in which this can be read is in no such encoding.
    return name.map { $0.lowercased().hasPrefix("utf-16") ? "utf-8" : $0 }
  }

  private static func guess(_ bytes: [UInt8]) -> String? {
    // What is cut off may end within a character.
    let whole = bytes.dropLast(min(3, bytes.reversed().prefix { $0 >= 0x80 }.count))
    return String(validating: whole, as: UTF8.self) == nil ? "windows-1252" : nil
  }
}
