/// Why a text is no duration.
package enum InvalidDuration: Error, Equatable, Sendable {
  case malformed
  case negative
  /// It does not fit into 64 bits of nanoseconds, about 292 years.
  case tooLong
}

extension Duration {
  /// Reads a decimal number and a unit (`ms`, `s`, `m`, `h`; seconds without one), such as `0.3s`.
  ///
  /// What is finer than a nanosecond is cut off. Nothing but digits, one point and the unit is
  /// understood: no exponent, no space, no `inf`.
  package init(argument: String) throws(InvalidDuration) {
    var text = Substring(argument)
    let isNegative = text.first == "-"
    if isNegative { text.removeFirst() }
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let unit = nanosecondsByUnit[String(text[number.endIndex...])], parts.count <= 2,
      number.utf8.contains(where: { $0 != UInt8(ascii: ".") })
    else { throw .malformed }
    guard !isNegative else { throw .negative }

    let fraction = parts.count == 2 ? parts[1].prefix(9) : ""
    guard let whole = Int64(parts[0].isEmpty ? "0" : parts[0]) else { throw .tooLong }
    // At most 2⁶³ · 3.6·10¹² and 10⁹ · 3.6·10¹², both far below 2¹²⁷.
    let scaled = Int128(Int64(fraction) ?? 0) * unit / powerOfTen(fraction.count)
    guard let nanoseconds = Int64(exactly: Int128(whole) * unit + scaled) else { throw .tooLong }
    self = .nanoseconds(nanoseconds)
  }
}

private let nanosecondsByUnit: [String: Int128] = [
  "ms": 1_000_000, "": 1_000_000_000, "s": 1_000_000_000, "m": 60_000_000_000,
  "h": 3_600_000_000_000,
]

private func powerOfTen(_ exponent: Int) -> Int128 {
  (0..<exponent).reduce(1) { power, _ in power * 10 }
}
