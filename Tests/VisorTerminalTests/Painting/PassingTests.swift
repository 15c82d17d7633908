import Testing
import VisorTerminal
import VisorTestSupport

@Suite("Other output above the rows") struct PassingTests {
  @Test("Text, rows and text again are one buffer each and leave the text whole")
  func partialLine() {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("one ")
    #expect(screen.text == "␛[?2026h␛[Jone \r\n␛[?7lrow\r␛[?7h␛[?2026l")
    screen.pass("two\r\n")
    #expect(screen.text == "␛[?2026h␛[J␛[A␛[5Gtwo\r\n␛[?7lrow\r␛[?7h␛[?2026l")
    #expect(screen.shown == ["one two", "row"])
  }

  @Test(
    "With no rows the bytes pass with nothing added", arguments: ["a\u{1B}[3", "\u{1B}[2J", "é\n"])
  func verbatim(bytes: String) {
    var screen = PaintedScreen()
    screen.pass(bytes)
    screen.flush()
    let rest = bytes.hasSuffix("[3") ? "\u{1B}[3\u{18}" : ""
    #expect(screen.written == Array(rest.utf8))
  }

  @Test("Colours go on where they were left, and don't reach the rows")
  func colours() {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("\u{1B}[1;38;2;1;2;3;44mred")
    screen.pass(" still\u{1B}[m\n")
    #expect(screen.screen.styledLines[0] == screen.reference.styledLines[0])
    #expect(screen.screen.styledLines[1] == "row")
  }

  @Test("A line that fills the screen goes on in the next row", arguments: ["b", "\r", "\n", "日"])
  func waitingToWrap(next: String) {
    var screen = PaintedScreen(columns: 8)
    screen.frame("row")
    screen.pass("1234567\u{1B}[31m8\u{1B}[m")
    screen.frame("other")
    screen.pass(next + "x")
    #expect(screen.shown == screen.expected)
    #expect(screen.screen.styledLines[0] == screen.reference.styledLines[0])
  }

  @Test("Progress that is drawn over itself stays in its row")
  func carriageReturns() {
    var screen = PaintedScreen()
    screen.frame("row")
    for percent in [5, 40, 100] {
      screen.pass("\(percent) %\r")
      screen.frame("row \(percent)")
    }
    screen.pass("\u{1B}[Kdone\n")
    #expect(screen.shown == ["done", "row 100"])
  }

  @Test("A line that a progress bar has erased is free for the rows")
  func erased() {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("50 %")
    screen.pass("\r\u{1B}[K")
    #expect(screen.shown == ["row"])
  }

  @Test(
    "What was cut in two comes out whole",
    arguments: ["日本", "\u{1B}[31mred", "e\u{301}x", "👨\u{200D}👩"])
  func cut(text: String) {
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      var screen = PaintedScreen()
      screen.frame("row")
      screen.pass(Array(bytes[..<place]))
      screen.frame("other row")
      screen.pass(Array(bytes[place...]))
      #expect(screen.shown == screen.expected && screen.screen.unrecognized == [])
      #expect(screen.screen.styledLines[0] == screen.reference.styledLines[0])
    }
  }

  @Test(
    "A beginning that never ends comes out when output ends, and spoils no row",
    arguments: [
      "\u{1B}[3", "\u{1B}]0;title", "\u{1B}",
    ])
  func flushed(beginning: String) {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("text" + beginning)
    #expect(screen.text.contains("text\r\n"))
    screen.flush()
    screen.frame("other")
    #expect(screen.screen.lines[...1] == ["text", "other"])
  }

  @Test("A long sequence passes at once; the rows are away until it ends")
  func longSequence() {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("\u{1B}]52;c;" + String(repeating: "A", count: 100))
    #expect(!screen.painter.follows && screen.shown == [])
    screen.pass("AA\u{7}text\n")
    #expect(screen.painter.follows)
    #expect(screen.shown == ["text", "row"], "\(screen.text)")
  }

  @Test("A long sequence that never ends is given up when output ends")
  func endlessSequence() {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("\u{1B}]52;c;" + String(repeating: "A", count: 100))
    screen.print("✓ ours")
    screen.flush()
    #expect(screen.screen.lines[...1] == ["✓ ours", "row"] && !screen.screen.isCursorVisible)
  }

  @Test(
    "The rows make way and come back",
    arguments: [
      ("\u{1B}[?1049h\u{1B}[Hfull screen", "\u{1B}[?1049l"),
      ("\u{1B}[2Aup", "\n\n"),
      ("\u{1B}[2;4r", "\u{1B}[r\u{1B}[2J"),
      ("\u{1B}[5;1H", "\u{1B}[J"),
      ("\u{1B}[?2026hhalf", " whole\u{1B}[?2026l"),
      ("\u{1B}[?7l", "\u{1B}[?7h"),
      ("\u{1B}(0lqk", "\u{1B}(B"),
      ("\u{1B}]8;;http://a\u{7}link", "\u{1B}]8;;\u{7}"),
      ("\u{1B}8", "\u{1B}c"),
    ])
  func makingWay(first: String, second: String) {
    var screen = PaintedScreen()
    screen.pass("one\ntwo\n")
    screen.frame("row")
    screen.pass(first)
    #expect(!screen.painter.follows)
    screen.frame("row 2")
    #expect(screen.written == [])
    let isReset = second == "\u{1B}c"
    #expect(isReset || screen.screen.lines == screen.reference.lines)
    screen.pass(second)
    #expect(screen.painter.follows && screen.shown == screen.expected)
  }

  @Test("A line of ours ends a line that is open and stands in its own")
  func ownLine() {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("\u{1B}[31mhalf")
    screen.print("✓ ours")
    screen.pass("rest")
    #expect(screen.shown == ["half", "✓ ours", "rest", "row"])
    #expect(screen.screen.styledLines[1...2] == ["✓ ours", "<red>rest</>"])
  }

  @Test("A line of ours waits while other output fills the screen")
  func waitingLine() {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("\u{1B}[?1049h")
    screen.print("✓ ours")
    #expect(screen.written == [])
    screen.pass("\u{1B}[?1049l")
    #expect(screen.screen.lines[...1] == ["✓ ours", "row"])
  }

  @Test("At the end the cursor is shown where output goes on")
  func finish() {
    var screen = PaintedScreen()
    screen.frame("row")
    screen.pass("half")
    screen.finish()
    #expect(screen.text == "␛[J␛[A␛[5G␛[?25h" && screen.screen.cursor == .init(row: 0, column: 4))
    screen.frame("row")
    screen.finish("✓ done")
    #expect(screen.shown == ["half", "✓ done"] && screen.screen.cursor == .init(row: 2, column: 0))
  }

  @Test("A cursor that other output hid is not shown by us before the end")
  func hiddenCursor() {
    var screen = PaintedScreen()
    screen.pass("\u{1B}[?25l")
    screen.frame("row")
    screen.frame()
    #expect(!screen.screen.isCursorVisible)
    screen.finish()
    #expect(screen.screen.isCursorVisible)
  }
}
