import Testing
import VisorTestSupport

/// One row of a table: what is fed, and what a screen of 6 × 3 then says.
struct Shown: Sendable, CustomTestStringConvertible {
  let input: String
  let outcome: String

  init(_ input: String, _ outcome: String) {
    self.input = input
    self.outcome = outcome
  }

  var testDescription: String { "\(input.debugDescription) shows \(outcome)" }
}

extension Screen {
  /// A screen that was fed something.
  init(_ columns: Int, _ rows: Int, _ input: String) {
    self.init(columns: columns, rows: rows)
    feed(input)
  }

  /// Rows parted by `/`, the cursor (`~` if a wrap is pending) and what wasn't recognised.
  var outcome: String {
    let place = "\(cursor.row):\(cursor.column)" + (isWrapPending ? "~" : "")
    return ([lines.joined(separator: "/"), place] + unrecognized).joined(separator: " ")
  }

  /// `outcome` with the scrollback before it.
  var fullOutcome: String {
    scrollback.joined(separator: "/") + "^" + outcome
  }
}
