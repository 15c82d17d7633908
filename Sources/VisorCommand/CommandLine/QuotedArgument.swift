/// An argument in quotation marks, safe to print.
func quoted(_ argument: [UInt8]) -> String {
  "'\(printable(argument))'"
}

/// An argument in which nothing moves a cursor, turns the direction of text or is invisible, cut
/// after 60 characters.
///
/// Such scalars are written as `\u{1B}`; bytes that are no UTF-8 are repaired.
func printable(_ argument: [UInt8]) -> String {
  // A scalar has at most four bytes, so that this much always holds all that is shown.
  let scalars = String(decoding: argument.prefix(longest * 4 + 4), as: UTF8.self).unicodeScalars
  let shown = scalars.prefix(longest).map { scalar in
    isVisible(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
  return shown.joined() + (scalars.count > longest ? "..." : "")
}

private let longest = 60

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
    .unassigned:
    false
  default:
    true
  }
}
