/// Why what was typed is no address of a page.
package enum AddressFault: Error, Hashable, Sendable, CaseIterable {
  case missing
  case tooLong
  case unreadable
  case elsewhere
  case secret

  /// What is wrong with it, for the person.
  package var sentence: String {
    switch self {
    case .missing: "Type the address of a page."
    case .tooLong: "The address is too long."
    case .unreadable: "This is not the address of a page."
    case .elsewhere: "Only addresses with http or https lead to pages."
    case .secret: "Leave names and passwords out of the address."
    }
  }
}
