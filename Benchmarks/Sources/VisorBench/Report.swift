import Glibc

/// What a measurement prints: one object of JSON on one line.
struct Report {
  private var members: [String] = []

  /// Adds a list of samples.
  mutating func add(_ name: String, _ samples: [Double]) {
    members.append("\"\(name)\": [\(samples.map { "\($0)" }.joined(separator: ", "))]")
  }

  /// Adds one number.
  mutating func add(_ name: String, _ number: Double) {
    members.append("\"\(name)\": \(number)")
  }

  /// Writes the report to standard output, at once.
  func print() {
    Swift.print("{\(members.joined(separator: ", "))}")
    fflush(nil)
  }
}
