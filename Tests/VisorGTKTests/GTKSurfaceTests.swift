import Testing

@Suite struct GTKSurfaceTests {
  @Test("While the HUD holds input nothing beneath it can be used; afterwards everything can")
  func heldFromEverything() throws {
    #expect(
      try StageProgram.lines("input-held-from-everything") == [
        "before: save 2, done 1, typed 0, menu open true",
        "meanwhile: save 0, done 0, typed 0, menu open false", "the focus is back: true",
        "afterwards: save 2, done 1, typed 2, menu open true",
      ])
  }

  @Test("It lies over all of a window, whatever kind of window that is")
  func kindsOfWindows() throws {
    #expect(
      try StageProgram.lines("placement-covers-all-kinds-of-windows") == [
        "a plain titlebar: none, then all, then none", "a header bar: none, then all, then none",
        "no decoration: none, then all, then none",
        "a layout manager of its own: none, then all, then none",
        "one that stacks: none, then all, then none",
      ])
  }

  @Test("It stays over a window that changes, waits for one, and outlives one that is destroyed")
  func followsTheWindow() throws {
    #expect(
      try StageProgram.lines("placement-follows-the-window") == [
        "shown before the window: all", "resized: all, 630", "another child: all",
        "another titlebar: all", "moved away: none; there: all",
        "the other window was destroyed: all", "over: none",
      ])
  }

  @Test("Over one widget it leaves the rest of the window alone, and goes where the widget goes")
  func oneWidget() throws {
    #expect(
      try StageProgram.lines("placement-covers-one-widget") == [
        "header 1, content 0, typed ", "the focus is on the header button: true",
        "it has moved, and the HUD with it: false, true", "it is hidden: none", "afterwards: 1",
        "it is gone: none",
      ])
  }
}
