/// What the person is told of faulty lines: of each kind the first, and how many more there were.
struct FaultReports {
  private var told: Set<LineFault.Kind> = []
  private var untold = 0

  /// The sentence for a fault; `nil` when one of its kind has been told already.
  mutating func sentence(for fault: LineFault, in name: String, line: Int) -> String? {
    guard told.insert(fault.kind).inserted else {
      // What comes from a newer version says so on every line, and is no mistake.
      if fault.kind != .newerVersion { untold &+= 1 }
      return nil
    }
    return "\(name), line \(line): \(fault.explanation)."
  }

  /// The sentence for what was not told; `nil` when all was.
  func summary(of name: String) -> String? {
    switch untold {
    case 0: nil
    case 1: "\(name): one more line had such a fault."
    default: "\(name): \(untold) more lines had such faults."
    }
  }
}
