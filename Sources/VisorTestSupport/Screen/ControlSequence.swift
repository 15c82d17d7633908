/// One control sequence: `ESC [`, parameters, a final letter.
struct ControlSequence: Sendable {
  /// A parameter and its sub-parameters, nil where nothing was written; never empty.
  typealias Parameter = [Int?]

  /// The private marker, the intermediates and the final letter: `H`, `?h`, ` q`.
  let function: String
  let parameters: [Parameter]
  /// All that came after `ESC [`.
  let body: String

  private static let largestNumber = 65_535
  private static let mostParameters = 64

  /// Reads what came after `ESC [`; nil if the parts aren't in the order that they must have.
  init?(_ body: String) {
    var rest = body.unicodeScalars[...]
    var function = String.UnicodeScalarView()
    if let first = rest.first, ("<"..."?").contains(first) {
      function.append(rest.removeFirst())
    }
    let numbers = rest.prefix { ("0"..."?").contains($0) }
    guard let parameters = Self.parameters(numbers) else { return nil }
    let tail = rest[numbers.endIndex...]
    guard tail.dropLast().allSatisfy({ (" "..."/").contains($0) }) else { return nil }
    function.append(contentsOf: tail)
    self.function = String(function)
    self.parameters = parameters
    self.body = body
  }

  private static func parameters(_ text: Substring.UnicodeScalarView) -> [Parameter]? {
    guard !text.isEmpty else { return [] }
    var parameters: [Parameter] = [[nil]]
    for scalar in text {
      let last = parameters.count - 1
      switch scalar {
      case "0"..."9":
        let part = parameters[last].count - 1
        let value = (parameters[last][part] ?? 0) * 10 + Int(scalar.value - 0x30)
        parameters[last][part] = min(value, largestNumber)
      case ":": parameters[last].append(nil)
      case ";": parameters.append([nil])
      default: return nil
      }
      guard parameters.count <= mostParameters, parameters[last].count <= mostParameters else {
        return nil
      }
    }
    return parameters
  }

  /// The parameter at `index`, or `standard` where none was written.
  func number(_ index: Int, or standard: Int = 0) -> Int {
    guard index < parameters.count else { return standard }
    return parameters[index][0] ?? standard
  }

  /// The parameter at `index` as a count or a place counted from one: nothing and 0 are 1.
  func count(_ index: Int = 0) -> Int {
    max(1, number(index, or: 1))
  }
}
