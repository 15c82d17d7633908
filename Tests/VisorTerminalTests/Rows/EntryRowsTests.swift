import Testing
@testable import Visor
@testable import VisorTerminal

@Suite struct EntryRowsTests {
  private static func end(
    _ reason: Lifecycle.Reason, _ flash: Flash? = nil, begun: Moment? = .milliseconds(800)
  ) -> Journal.Event {
    .end(
      Journal.End(
        id: Lifecycle.ID(slot: 0, generation: 0), message: "Linking", detail: "ignored",
        reason: reason, flash: flash, begun: begun, parent: nil))
  }

  @Test(
    "Each outcome is a line: what it was, what became of it, how long it took",
    arguments: [
      (end(.succeeded, Flash(.success, "Linked")), ["✓ Linked  1.2s"]),
      (end(.succeeded, Flash(.success)), ["✓ Linking  1.2s"]),
      (end(.failed, Flash(.failure, detail: "no main")), ["✗ Linking  no main  1.2s"]),
      (end(.warned, Flash(.warning, "Hm")), ["⚠ Hm  1.2s"]),
      (end(.informed, Flash(.info, "So"), begun: nil), ["ℹ So"]),
      (end(.cancelled), ["⊘ Linking  Cancelled  1.2s"]),
      (end(.timedOut), ["✗ Linking  Timed out  1.2s"]),
      (end(.lost), ["✗ Linking  Lost  1.2s"]),
      (end(.ended), []), (end(.abandoned), []), (end(.hidden), []), (end(.succeeded), []),
      (.flash(Flash(.info, "News", detail: "more")), ["ℹ News  more"]),
      (.log("one\ntwo\r\n"), ["one", "two"]), (.log(""), [""]), (.log("\n"), [""]),
      (.diagnostic("\"A\" was dropped"), ["⚠ \"A\" was dropped"]),
      (.flash(Flash(.success, "\u{1B}[31mred\n\u{7}", detail: "\u{202E}x")), ["✓ red   x"]),
      (.log("\u{1B}]0;title\u{7}a\u{1B}[2Jb"), ["ab"]),
    ] as [(Journal.Event, [String])])
  func lines(event: Journal.Event, lines: [String]) {
    let entry = Journal.Entry(moment: .milliseconds(2000), event: event)
    #expect(EntryRows(theme: .standard, words: Words()).rows(entry).map(\.text) == lines)
  }

  @Test("Outcomes have words where there are no glyphs")
  func ascii() {
    let rows = EntryRows(theme: .ascii, words: Words())
    let lines = Flash.Kind.allCases.map { kind in
      rows.rows(Journal.Entry(moment: .zero, event: .flash(Flash(kind, "so")))).map(\.text)
    }
    #expect(lines == [["ok so"], ["error so"], ["warning so"], ["note so"]])
  }

  @Test("What was lost is said")
  func missed() {
    let rows = EntryRows(theme: .standard, words: Words())
    #expect(
      [0, 1, 9000].map { rows.missed($0).map(\.text) }
        == [[], ["⚠ 1 line was lost"], ["⚠ 9000 lines were lost"]])
  }
}
