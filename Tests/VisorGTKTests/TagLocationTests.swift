import Testing

@Suite(.serialized) struct TagLocationTests {
  @Test("From the list through the form and the HUD back to the list, and there after a restart")
  func keepsATag() throws {
    #expect(
      try StageProgram.lines("tag-keeps-a-tag") == [
        "at first: list, []", "the form: 4 cells to be read, editing false",
        "the category: categories",
        "filled: A gate with a quadriga, viewpoint, a thumbnail true", "meanwhile: form",
        "a HUD is left: false", "the list: [\"A gate with a quadriga\"]",
        "after a restart: [\"A gate with a quadriga\"]", "all of it was kept: true",
      ])
  }

  @Test("“Tagged” is gone after six tenths of a second, and the form with it")
  func staysForItsTime() throws {
    #expect(
      try StageProgram.lines("tag-stays-for-its-time") == [
        "on screen for six tenths of a second: yes", "and then: list",
      ])
  }

  @Test("Impatient clicks keep one tag, and Cancel none")
  func takesOneClick() throws {
    #expect(
      try StageProgram.lines("tag-takes-one-click") == [
        "clicked again and again: [\"Once\"]", "cancelled: list, [\"Once\"]",
        "the next form is empty: true",
      ])
  }

  @Test(
    "A photo that takes long holds up nothing but Done, and comes too late for a form that was left"
  )
  func waitsForAPhoto() throws {
    #expect(
      try StageProgram.lines("tag-waits-for-a-photo") == [
        "while it is read: typed Not this one",
        "for a form that was left: a thumbnail false",
        "Done before it is there: form, kept []", "and then: kept with a photo [true]",
      ])
  }

  @Test("A file that is no picture is refused, and everything else stays")
  func refusesWhatIsNoPhoto() throws {
    #expect(
      try StageProgram.lines("tag-refuses-what-is-no-photo") == [
        "thumbnail false, text Kept"
      ])
  }

  @Test("When there is no room, a failure shows until it is seen, and nothing typed is lost")
  func losesNothing() throws {
    #expect(
      try StageProgram.lines("tag-failing-loses-nothing") == [
        "form, with Worth keeping", "it stays: shown",
        "a click takes it, and nothing else: hidden, form",
        "then on with it: Worth keeping!",
      ])
  }

  @Test("Once what was wrong has been put right, Done works")
  func succeedsLater() throws {
    #expect(
      try StageProgram.lines("tag-failing-succeeds-later") == [
        "damaged: form, Patience, hidden", "the file is away: [\"Patience\"]",
      ])
  }

  @Test("A list that cannot be read is told of, and the form can be opened all the same")
  func startsWithoutAList() throws {
    #expect(
      try StageProgram.lines("tag-failing-starts-without-a-list") == [
        "at first: shown, list", "then: form",
      ])
  }

  @Test("A click anywhere in the description starts editing, one elsewhere ends it")
  func beginsAndEnds() throws {
    #expect(
      try StageProgram.lines("tag-editing-begins-and-ends") == [
        "at first: false", "the edge of the cell is clicked: true", "the other edge: true",
        "the text: true", "the latitude: false", "the date: false",
        "between the sections: false", "typed: ab",
      ])
  }

  @Test("Scrolling and dragging end editing; marking the text does not")
  func endsByPulling() throws {
    #expect(
      try StageProgram.lines("tag-editing-ends-by-pulling") == [
        "scrolled: false", "again: true", "dragged: false",
        "the text was dragged over: true", "what was marked is replaced: true",
        "dragged from the edge of the cell: false",
      ])
  }

  @Test("All of it can be done by keys")
  func worksByKeys() throws {
    #expect(
      try StageProgram.lines("tag-editing-works-by-keys") == [
        "Tab: false, true", "space: categories", "Return: form, park",
        "Shift and Tab: true, abc",
      ])
  }
}
