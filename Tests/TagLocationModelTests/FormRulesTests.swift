import TagLocationModel
import Testing

@Suite struct FormRulesTests {
  @Test("Only what is in the first two sections can be selected")
  func selectable() {
    #expect(Cell.allCases.filter(\.isSelectable) == [.description, .category, .photo])
    #expect(
      (0..<3).map(Cell.cells) == [
        [.description, .category], [.photo], [.latitude, .longitude, .address, .date],
      ])
  }

  @Test(
    "A click in the description starts editing; one anywhere else ends it, and does its work",
    arguments: [
      (Cell.description, [FormRules.Step.startEditing], []),
      (.category, [.pickCategory], [.endEditing, .pickCategory]),
      (.photo, [.choosePhoto], [.endEditing, .choosePhoto]),
      (.latitude, [], [.endEditing]), (.longitude, [], [.endEditing]),
      (.address, [], [.endEditing]), (.date, [], [.endEditing]), (nil, [], [.endEditing]),
    ] as [(Cell?, [FormRules.Step], [FormRules.Step])])
  func clicks(_ cell: Cell?, _ idle: [FormRules.Step], _ editing: [FormRules.Step]) {
    var rules = FormRules()
    let first = rules.hear(.clicked(cell))
    rules = FormRules()
    _ = rules.hear(.clicked(.description))
    let second = rules.hear(.clicked(cell))
    #expect([first, second] == [idle, editing])
    #expect(rules.isEditing == (cell == .description))
  }

  @Test(
    "Scrolling and dragging end editing, but a drag over the text only marks it",
    arguments: [
      (FormRules.Act.scrolled, [FormRules.Step.endEditing]),
      (.dragged(.elsewhere), [.endEditing]), (.dragged(.text), []),
    ])
  func pulls(_ act: FormRules.Act, _ steps: [FormRules.Step]) {
    var rules = FormRules()
    let before = rules.hear(act)
    _ = rules.hear(.clicked(.description))
    #expect([before, rules.hear(act), rules.hear(act)] == [[], steps, []])
  }

  @Test("The keyboard starts and ends editing, too; what is so already stays so")
  func focus() {
    var rules = FormRules()
    let acts: [FormRules.Act] = [
      .focused(isOnText: false), .focused(isOnText: true), .clicked(.description),
      .focused(isOnText: false), .scrolled,
    ]
    #expect(
      acts.map { rules.hear($0) } == [[], [.startEditing], [], [.endEditing], []])
  }
}
