private import Glibc

/// An encoding of text, under any of the names that pages have for it.
struct Charset {
  private let name: String

  /// - Returns: `nil` where the system knows none of that name.
  init?(_ label: String) {
    let word = label.filter { !$0.isWhitespace && !"\"';".contains($0) }.lowercased()
    // glibc reads what follows a slash as a wish.
    guard !word.isEmpty, word.allSatisfy({ $0.isASCII && $0 != "/" }) else { return nil }
    name = Self.meant[word] ?? word
    guard let converter = open() else { return nil }
    iconv_close(converter)
  }

  /// The text; what cannot be read is U+FFFD.
  func decode(_ bytes: [UInt8]) -> String? {
    guard let converter = open() else { return nil }
    defer { iconv_close(converter) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var input = bytes
    input.withUnsafeMutableBytes { input in
      var start = input.baseAddress?.assumingMemoryBound(to: CChar.self)
      var left = input.count
      var part = [UInt8](repeating: 0, count: 16_384)
      while left > 0 {
        let (count, code) = part.withUnsafeMutableBytes { part in
          var end = part.baseAddress?.assumingMemoryBound(to: CChar.self)
          var room = part.count
          let answer = iconv(converter, &start, &left, &end, &room)
          return (part.count - room, answer == -1 ? errno : 0)
        }
        text += part[..<count]
        if code == 0 || code == EINVAL { break }
        guard code == EILSEQ else { continue }
        text += "\u{FFFD}".utf8
        start = start?.advanced(by: 1)
        left -= 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func open() -> iconv_t? {
    let converter = iconv_open("UTF-8", name)
    return converter == iconv_t(bitPattern: -1) ? nil : converter
  }

  /// What browsers read where a page says something else, by the Encoding Standard.
  private static let meant = [
    "ascii": "windows-1252", "us-ascii": "windows-1252", "iso-8859-1": "windows-1252",
    "iso8859-1": "windows-1252", "latin1": "windows-1252", "l1": "windows-1252",
    "iso-8859-9": "windows-1254", "latin5": "windows-1254", "iso-8859-11": "windows-874",
    "tis-620": "windows-874", "utf8": "utf-8", "utf-16": "utf-16le", "unicode": "utf-16le",
    "shift_jis": "cp932", "shift-jis": "cp932", "sjis": "cp932", "x-sjis": "cp932",
    "windows-31j": "cp932", "x-euc-jp": "euc-jp", "gb2312": "gb18030", "gbk": "gb18030",
    "x-gbk": "gb18030", "euc-kr": "cp949", "ks_c_5601-1987": "cp949", "big5": "big5-hkscs",
    "x-cp1251": "windows-1251", "x-cp1252": "windows-1252",
  ]
}
