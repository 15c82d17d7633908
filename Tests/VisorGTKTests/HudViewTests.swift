import Testing

@Suite(.serialized) struct HudViewTests {
  @Test("Over a window the header's buttons are dead, over the content they are live")
  func covers() throws {
    #expect(
      try StageProgram.lines("classic-covers-a-window-or-its-content") == [
        "before: header 1, content 1", "over the window: header 0, content 0",
        "whatever a person does: header 0, content 0", "hidden: header 1, content 1",
        "over the content: header 1, content 0", "hidden: header 1, content 1",
      ])
  }

  @Test("It stays until it is hidden, kept or not, or its window goes")
  func stays() throws {
    #expect(
      try StageProgram.lines("classic-stays-until-hidden") == [
        "nobody keeps it: all", "made before its window was shown: all",
        "its window is gone: all",
      ])
  }

  @Test(
    "It drops from 1.3 times its size within 0.3 s, and other text does not make it do so again")
  func springs() throws {
    #expect(
      try StageProgram.lines("classic-springs") == [
        "it comes down from more: true", "after that: 96 × 96, still", "other text: 96 × 96, still",
        "not animated: 96 × 96, still", "hidden: 0 × 0, still",
      ])
  }

  @Test("What is to be done after a delay is done once, on GTK's thread, and not before")
  func waits() throws {
    #expect(
      try StageProgram.lines("classic-waits") == [
        "when it returns: []",
        "afterwards: at once, at once, at once, at once, on GTK's thread: true, 0.1 s, no sooner: true",
      ])
  }
}
