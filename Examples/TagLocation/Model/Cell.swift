/// What the form has a row for.
package enum Cell: Hashable, Sendable, CaseIterable {
  case description
  case category
  case photo
  case latitude
  case longitude
  case address
  case date

  /// Counted from the top, from zero.
  package var section: Int {
    switch self {
    case .description, .category: 0
    case .photo: 1
    case .latitude, .longitude, .address, .date: 2
    }
  }

  /// Whether a click on it does anything; what is only there to be read takes none.
  package var isSelectable: Bool { section < 2 }

  /// The cells of a section, the topmost first.
  package static func cells(of section: Int) -> [Cell] {
    allCases.filter { $0.section == section }
  }
}
