import Testing
import Visor

@Suite struct WordsTests {
  @Test("Every word can be replaced")
  func replaced() {
    var words = Words()
    words.cancelled = "Abgebrochen"
    words.more = { "und \($0) weitere" }
    words.missed = { "\($0) Zeilen fehlen" }
    words.abandoned = { "\($0) (\($1)) wurde vergessen" }
    let stage = Rehearsal(words: words)
    _ = stage.hud.begin("Laden", file: "Hier", line: 3)
    let said = [stage.hud.words.cancelled, stage.hud.words.more(2), stage.hud.words.missed(3)]
    #expect(said == ["Abgebrochen", "und 2 weitere", "3 Zeilen fehlen"])
    #expect(stage.diagnostics == ["Laden (Hier:3) wurde vergessen"])
  }

  @Test("English counts one line apart")
  func english() {
    let words = Words()
    #expect(
      [words.more(3), words.missed(1), words.missed(2)]
        == ["and 3 more", "1 line was lost", "2 lines were lost"])
  }
}
