internal import CGTK
internal import TagLocationModel

/// Numbers and dates as the person reads them.
enum Format {
  /// Five digits of a degree are about a metre.
  static func degrees(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: Int(G_ASCII_DTOSTR_BUF_SIZE))
    g_ascii_formatd(&buffer, gint(buffer.count), "%.5f", value)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// By the clock on the wall here.
  static func date(_ seconds: Int64) -> String {
    guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
    defer { g_date_time_unref(time) }
    guard let text = g_date_time_format(time, "%-d %B %Y, %H:%M") else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
