/// When the description is being edited, and what a click on the form does.
///
/// It hears what the person does and says what is to happen; it touches nothing itself.
package struct FormRules: Hashable, Sendable {
  /// What the person did, by what was under the pointer: `nil` for the gaps between the sections.
  package enum Act: Hashable, Sendable {
    case clicked(Cell?)
    /// Something was pulled along; from the text itself that marks a part of it.
    case dragged(Start)
    case scrolled
    /// The keyboard moved the focus into the text or out of it.
    case focused(isOnText: Bool)
  }

  /// Where a drag set out from.
  package enum Start: Hashable, Sendable {
    case text
    case elsewhere
  }

  /// What is to be done, in this order.
  package enum Step: Hashable, Sendable {
    case startEditing
    case endEditing
    case pickCategory
    case choosePhoto
  }

  /// Whether what is typed goes into the description.
  package private(set) var isEditing = false

  /// The rules of a form that has just come up.
  package init() {}

  /// Hears of one act.
  package mutating func hear(_ act: Act) -> [Step] {
    switch act {
    case .clicked(.description): edit(true)
    case .clicked(let cell): edit(false) + follow(cell)
    case .dragged(.text): []
    case .dragged(.elsewhere), .scrolled: edit(false)
    case .focused(let isOnText): edit(isOnText)
    }
  }

  private mutating func edit(_ wanted: Bool) -> [Step] {
    guard wanted != isEditing else { return [] }
    isEditing = wanted
    return [wanted ? .startEditing : .endEditing]
  }

  private func follow(_ cell: Cell?) -> [Step] {
    switch cell {
    case .category: [.pickCategory]
    case .photo: [.choosePhoto]
    case .description, .latitude, .longitude, .address, .date, nil: []
    }
  }
}
