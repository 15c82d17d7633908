import Testing

@Suite(.serialized) struct AddBookmarkTests {
  @Test("While a title is on its way its button is a spinner, and there is no HUD")
  func fetchesATitle() throws {
    #expect(
      try StageProgram.lines("bookmark-fetches-a-title") == [
        "at first: button, no HUD, []", "meanwhile: spinner, no HUD, quiet",
        "then: button, no HUD, A page & its title",
      ])
  }

  @Test("Leaving the address fetches the title, which never replaces one that was typed")
  func fetchesOnLeaving() throws {
    #expect(
      try StageProgram.lines("bookmark-fetches-on-leaving") == [
        "left: Quick, button", "the title is typed over: Quick and mine",
        "on its way: spinner", "it comes too late: Mine",
      ])
  }

  @Test("Why there is no title stands beneath the address, until that changes")
  func findsNoTitle() throws {
    #expect(
      try StageProgram.lines("bookmark-finds-no-title") == [
        "There is no page at this address. button, no HUD", "another address: “”",
        "Only addresses with http or https lead to pages.", "silence: spinner",
        "typed on: button, “”",
      ])
  }

  @Test("A presenter that is exchanged shows the next title, and the last one ends where it began")
  func exchangesPresenters() throws {
    #expect(
      try StageProgram.lines("bookmark-exchanges-presenters") == [
        "exchanged meanwhile: spinner, quiet", "ended where it began: A page & its title",
        "in the header bar: button, no HUD", "in the HUD: button, “|”, quiet",
        "at last: button, no HUD, quiet",
      ])
  }

  @Test("A bookmark is kept once, however often it is asked for, and told of for its time")
  func addsOne() throws {
    #expect(
      try StageProgram.lines("bookmark-adds-one") == [
        "held up: Saving bookmark…|, [\"Swift.org\"]",
        "kept: Bookmark saved!|, [\"GTK Documentation\", \"Swift.org\"]",
        "the form: BookmarkDraft(url: \"\", title: \"\")", "went by itself: no HUD",
        "after a restart: [\"GTK Documentation\", \"Swift.org\"]",
      ])
  }

  @Test("Add waits for a title that is on its way, and a click takes success away")
  func addsWhatIsOnItsWay() throws {
    #expect(
      try StageProgram.lines("bookmark-adds-what-is-on-its-way") == [
        "the title is on its way: spinner, no HUD",
        "Bookmark saved!| [\"A page & its title\"]", "a click takes it: no HUD",
      ])
  }

  @Test("Bookmarks are opened, if they lead to a page, and deleted")
  func deletesAndOpens() throws {
    #expect(
      try StageProgram.lines("bookmark-deletes-and-opens") == [
        "[\"Third\", \"Planted\", \"First\"]", "opened: [\"https://example.org/\"], no HUD",
        "leads to no page: [\"https://example.org/\"], An error occurred opening the bookmark"
          + "|Only addresses with http or https lead to pages.",
        "deleted: [\"Planted\", \"First\"], no HUD", "after a restart: [\"Planted\", \"First\"]",
      ])
  }

  @Test("A failure says why and stays until it is tapped, and nothing typed is lost")
  func keepsWhatWasTyped() throws {
    #expect(
      try StageProgram.lines("bookmark-keeps-what-was-typed") == [
        "full: An error occurred saving the bookmark"
          + "|There is no room left. Free some and try again.",
        "it stays: yes",
        "a tap takes it, and nothing else: no HUD, "
          + "BookmarkDraft(url: \"www.gtk.org\", title: \"GTK\")",
      ])
  }

  @Test("A file that another program holds changes nothing, and can be used once that lets go")
  func succeedsLater() throws {
    let reason = "Another program holds the list. Try again in a moment."
    #expect(
      try StageProgram.lines("bookmark-succeeds-later") == [
        "locked: An error occurred saving the bookmark|\(reason)",
        "not deleted: An error occurred deleting the bookmark|\(reason), [\"First\"]",
        "let go of: [\"Second\", \"First\"], BookmarkDraft(url: \"\", title: \"\")",
      ])
  }

  @Test("A file that may only be read is left as it is, and can be used once writing is allowed")
  func changesNothingThatMayOnlyBeRead() throws {
    let reason = "The list may only be read. Allow writing to its file."
    #expect(
      try StageProgram.lines("bookmark-changes-nothing-that-may-only-be-read") == [
        "read: [\"First\"], no HUD",
        "not saved: An error occurred saving the bookmark|\(reason)",
        "not deleted: An error occurred deleting the bookmark|\(reason), [\"First\"], Second",
        "allowed: [\"Second\", \"First\"], BookmarkDraft(url: \"\", title: \"\")",
      ])
  }

  @Test("What is no bookmark is refused in its own words")
  func refusesWhatIsNone() throws {
    #expect(
      try StageProgram.lines("bookmark-refuses-what-is-none") == [
        "nothing: Type the address of a page.|",
        "no page: Only addresses with http or https lead to pages.|, "
          + "BookmarkDraft(url: \"mailto:me\", title: \"Me\"), []",
      ])
  }

  @Test("A list that cannot be read is told of, and the form can be used all the same")
  func startsWithoutAList() throws {
    #expect(
      try StageProgram.lines("bookmark-starts-without-a-list") == [
        "at first: An error occurred reading the bookmarks"
          + "|The file of the list is damaged. Move it away.",
        "then: www.gtk.org",
      ])
  }

  @Test("A window that is closed meanwhile gets no title, and what is being kept is kept")
  func closedMeanwhile() throws {
    #expect(
      try StageProgram.lines("bookmark-closed-meanwhile") == [
        "fetching: spinner", "closed: “”", "kept all the same: [\"Second\", \"First\"]",
        "at the next start: [\"Second\", \"First\"]",
      ])
  }
}
