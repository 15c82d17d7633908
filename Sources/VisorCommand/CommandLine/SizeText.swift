/// A number of bytes, as a command line says it.
package enum SizeText {
  /// Why a text is no size.
  package enum Invalid: Error, Equatable, Sendable {
    case malformed
    case negative
    /// It does not fit into 63 bits, about 8 EiB.
    case tooLarge
  }

  /// Reads a decimal number and a unit, in either case: `B` or none for bytes, `K` or `KiB` to `E` or
  /// `EiB` for powers of 1024, `kB` to `EB` for powers of 1000.
  ///
  /// What is less than a byte is cut off. Nothing but digits, one point and the unit is understood.
  package static func bytes(_ text: String) throws(Invalid) -> Int {
    var text = Substring(text)
    let isNegative = text.first == "-"
    if isNegative { text.removeFirst() }
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let unit = units[text[number.endIndex...].lowercased()], parts.count <= 2,
      number.utf8.contains(where: { $0 != UInt8(ascii: ".") })
    else { throw .malformed }
    guard !isNegative else { throw .negative }

    // Further digits are less than a byte of the largest unit.
    let fraction = parts.count == 2 ? parts[1].prefix(18) : ""
    guard let whole = Int64(parts[0].isEmpty ? "0" : parts[0]) else { throw .tooLarge }
    // At most 2⁶³ · 2⁶⁰ and 10¹⁸ · 2⁶⁰, both below 2¹²⁷.
    let scaled = Int128(Int64(fraction) ?? 0) * unit / power(of: 10, fraction.count)
    guard let bytes = Int(exactly: Int128(whole) * unit + scaled) else { throw .tooLarge }
    return bytes
  }

  private static let units: [String: Int128] = {
    var units: [String: Int128] = ["": 1, "b": 1]
    for (index, letter) in ["k", "m", "g", "t", "p", "e"].enumerated() {
      units[letter] = power(of: 1024, index + 1)
      units["\(letter)ib"] = power(of: 1024, index + 1)
      units["\(letter)b"] = power(of: 1000, index + 1)
    }
    return units
  }()

  private static func power(of base: Int128, _ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}
