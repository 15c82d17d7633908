/// The members of an event's object, by the types that they should have.
///
/// One that is missing or null is `nil`; one of another type is, too, and a fault.
struct EventMembers {
  private let members: [String: JSONValue]
  var faults: [LineFault] = []

  init(_ members: [String: JSONValue]) {
    self.members = members
  }

  func isNull(_ member: String) -> Bool { members[member] == .null }

  mutating func text(_ member: String) -> String? {
    value(member) { if case .string(let text) = $0 { text } else { nil } }
  }

  mutating func flag(_ member: String) -> Bool? {
    value(member) { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  mutating func number(_ member: String) -> Double? {
    value(member) { if case .number(let number) = $0 { number.double } else { nil } }
  }

  mutating func whole(_ member: String) -> Int? {
    value(member) { if case .number(let number) = $0 { number.whole } else { nil } }
  }

  /// A text or a number that names something; the number 1 is the same as the text "1".
  mutating func name(_ member: String) -> String? {
    value(member) { value in
      let name: String
      switch value {
      case .string(let text): name = text
      case .number(let number): name = number.literal
      case .null, .bool, .nested: return nil
      }
      return name.utf8.count <= HUDEvent.longestName ? name : nil
    }
  }

  private mutating func value<Value>(
    _ member: String, _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = members[member], value != .null else { return nil }
    let result = read(value)
    if result == nil { faults.append(.wrongValue(member: member)) }
    return result
  }
}
