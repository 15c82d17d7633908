import Testing

@Suite struct GLibLoopTests {
  @Test("Tasks of the main actor and the main queue run under GLib's loop, on GTK's thread")
  func runsTheMainActor() throws {
    #expect(
      try StageProgram.lines("loop-runs-the-main-actor").sorted() == [
        "a task, on the thread of GTK: true", "back from another thread with 42",
        "the main queue",
      ])
  }

  @Test("The loop sleeps while there is nothing to do")
  func sleeps() throws {
    #expect(
      try StageProgram.lines("loop-sleeps") == [
        "rounds of the loop, the timeout's own aside: 0"
      ])
  }

  @Test("A warning of GTK's ends a scenario, and so its test fails")
  func warns() throws {
    let lines = try StageProgram.lines("loop-warns")
    // The warning itself names a process.
    #expect(lines.filter { !$0.contains("Gtk-CRITICAL") } == ["before", "ended with status 133"])
  }
}
