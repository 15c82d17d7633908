private import CSQLite

/// Why a list could not be read or kept; whoever sees it loses nothing of what they have.
package enum StoreFault: Error, Hashable, Sendable, CaseIterable {
  case locked
  case readOnly
  case full
  case damaged
  case unreachable
  case other

  /// What failed and what to do, for the person.
  package var sentence: String {
    switch self {
    case .locked: "Another program holds the list. Try again in a moment."
    case .readOnly: "The list may only be read. Allow writing to its file."
    case .full: "There is no room left. Free some and try again."
    case .damaged: "The file of the list is damaged. Move it away."
    case .unreachable: "The folder of the list cannot be used."
    case .other: "The list could not be used. Try again."
    }
  }

  /// By the code that SQLite answers with.
  init(code: Int32) {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
    case SQLITE_FULL: self = .full
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged
    case SQLITE_CANTOPEN: self = .unreachable
    default: self = .other
    }
  }
}
