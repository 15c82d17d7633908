import Synchronization
import Testing
import Visor

@Suite struct AbandonedTests {
  @Test("A dropped handle ends its activity quietly, and the journal says once where it began")
  func saysWhere() {
    let stage = Rehearsal()
    let line: UInt = #line + 1
    _ = stage.hud.begin("Indexing")
    stage.play(5000)
    let place = "VisorTests/AbandonedTests.swift:\(line)"
    #expect(
      stage.transcript == [
        "@0 diagnostic \"\"Indexing\", begun at \(place), was dropped without an end\"",
        "@0 end \"Indexing\" abandoned",
        "@0 hidden running=0",
      ])
  }

  @Test("A part that goes away is told of by its own place")
  func part() {
    let stage = Rehearsal()
    let whole = stage.hud.begin("Whole")
    _ = whole.begin("Part", file: "Here", line: 7)
    whole.end()
    #expect(stage.diagnostics == [#""Part", begun at Here:7, was dropped without an end"#])
  }

  @Test("What was ended, hidden or released has not been abandoned")
  func notAbandoned() {
    let stage = Rehearsal()
    var works = ["ended", "hidden", "to end"].map { stage.hud.begin($0) }
    works[0].end()
    works[2].end(after: .seconds(1))
    stage.hud.hide()
    works.removeAll()
    var released: Activity? = stage.hud.begin("released")
    stage.play(11_000)
    stage.hud.cancel()
    let wasReleased = released?.isRunning == false
    released = nil
    #expect(wasReleased)
    #expect(stage.diagnostics == [])
  }

  /// Runs a test with words that can use the HUD that they are about.
  private func stage(
    _ abandoned: @escaping @Sendable (HUD?, String) -> String, _ test: (Rehearsal) -> Void
  ) {
    let known = Mutex<HUD?>(nil)
    var words = Words()
    words.abandoned = { message, _ in abandoned(known.withLock { $0 }, message) }
    let stage = Rehearsal(words: words)
    known.withLock { $0 = stage.hud }
    test(stage)
    known.withLock { $0 = nil }
  }

  @Test("A program's own words may use the HUD that they are about")
  func wordsUseTheHUD() {
    stage({ hud, message in "\(message) is gone, \(hud?.presentation().running.count ?? -1) ran" })
    {
      _ = $0.hud.begin("Indexing")
      #expect($0.diagnostics == ["Indexing is gone, 1 ran"])
    }
  }

  @Test("An activity that ends while its words are sought is not told of as abandoned")
  func endedMeanwhile() {
    stage({ hud, _ in
      hud?.hide()
      return "never said"
    }) {
      _ = $0.hud.begin("Indexing")
      #expect($0.diagnostics == [])
      #expect($0.endReasons == [.hidden])
    }
  }
}
