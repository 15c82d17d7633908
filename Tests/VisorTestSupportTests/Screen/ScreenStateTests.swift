import Testing
import VisorTestSupport

@Suite struct ScreenStateTests {
  @Test("A row that was drawn over shows only what is left, as the documentation's example says")
  func example() {
    let screen = Screen(20, 4, "50 %\r\u{1B}[K\u{1B}[32m✓\u{1B}[m Built\n")
    #expect(
      [screen.lines, screen.styledLines, screen.unrecognized] == [
        ["✓ Built", "", "", ""], ["<green>✓</> Built", "", "", ""], [],
      ])
  }

  @Test(
    "Styles are read from SGR and OSC 8 and marked in the text",
    arguments: [
      Shown("a\u{1B}[1;31mb\u{1B}[mc", "a<bold red>b</>c"),
      Shown("\u{1B}[2;3;4;5;7;8;9ma", "<dim italic underline blink inverse hidden strike>a</>"),
      Shown("\u{1B}[1;2;4mx\u{1B}[22;24my", "<bold dim underline>x</>y"),
      Shown("\u{1B}[4:3ma\u{1B}[4:0mb\u{1B}[21mc", "<underline>a</>b<underline>c</>"),
      Shown("\u{1B}[92;104ma", "<bright-green on-bright-blue>a</>"),
      Shown("\u{1B}[38;5;208;1ma", "<bold color208>a</>"),
      Shown("\u{1B}[38:5:9ma", "<bright-red>a</>"),
      Shown("\u{1B}[38;2;255;135;0ma", "<#ff8700>a</>"),
      Shown("\u{1B}[48:2::1:2:3ma\u{1B}[49mb", "<on-#010203>a</>b"),
      Shown("\u{1B}[38:2:1:2:3ma\u{1B}[39mb", "<#010203>a</>b"),
      Shown("\u{1B}[58:5:3;4ma", "<underline>a</>"),
      Shown("\u{1B}[;1ma", "<bold>a</>"),
      Shown("\u{1B}]8;;u:x\u{1B}\\a\u{1B}[mb\u{1B}]8;;\u{7}c", "<link=u:x>ab</>c"),
      Shown("\u{1B}[41m\u{1B}[2Ka", "<on-red>a       </>"),
      Shown("\u{1B}[41ma\u{1B}[m  ", "<on-red>a</>"),
      Shown("\u{1B}[1m日\u{1B}[mx", "<bold>日</>x"),
    ])
  func styles(_ row: Shown) {
    let screen = Screen(8, 1, row.input)
    #expect(screen.styledLines + screen.unrecognized == [row.outcome])
  }

  @Test("The style of one cell can be asked for, outside of the screen too")
  func styleAt() {
    let screen = Screen(8, 1, "a\u{1B}[1;32mb")
    var expected = Screen.Style()
    expected.isBold = true
    expected.foreground = .indexed(2)
    let asked = [
      screen.style(row: 0, column: 1), screen.style(row: 0, column: 0),
      screen.style(row: -1, column: 0), screen.style(row: 0, column: 99),
    ]
    #expect(asked == [expected, Screen.Style(), Screen.Style(), Screen.Style()])
  }

  @Test(
    "The taskbar's progress follows OSC 9;4",
    arguments: [
      ("\u{1B}]9;4;1;40\u{7}", Screen.TaskbarProgress.running(percent: 40)),
      ("\u{1B}]9;4;1;40\u{1B}\\\u{1B}]9;4;2\u{1B}\\", .failed(percent: 40)),
      ("\u{1B}]9;4;3\u{7}", .indeterminate),
      ("\u{1B}]9;4;4;120\u{7}", .paused(percent: 100)),
      ("\u{1B}]9;4;1;40\u{7}\u{1B}]9;4;0\u{7}", .none),
      ("\u{1B}]9;4;1;40\u{7}\u{1B}]9;4;0;\u{7}", .none),
      ("\u{1B}]9;4;1;x\u{7}", .none),
    ])
  func taskbar(_ input: String, _ expected: Screen.TaskbarProgress) {
    #expect(Screen(8, 1, input).taskbarProgress == expected)
  }

  @Test("Modes, title and bells are kept and can be asked for")
  func state() {
    var screen = Screen(8, 1, "\u{1B}]0;Building\u{7}\u{7}\u{1B}[?25l\u{1B}[?2026;2004h")
    let during =
      "\(screen.title) \(screen.bells) \(screen.isCursorVisible) \(screen.isSynchronized)"
    screen.feed("\u{1B}]2;\u{1B}\\\u{1B}[?25h\u{1B}[?2026l")
    let after = "\(screen.title) \(screen.isCursorVisible) \(screen.modes.sorted())"
    #expect([during, after] == ["Building 1 false true", " true [7, 25, 2004]"])
  }

  @Test(
    "Carriage returns and escapes leave a trace",
    arguments: [
      ("a\nb\tc", [false, false]), ("a\r\n", [true, false]), ("\u{1B}[m", [false, true]),
      ("a\u{9B}m", [false, true]), ("\u{1B}]0;\r", [true, true]),
    ])
  func traces(_ input: String, _ expected: [Bool]) {
    let screen = Screen(8, 1, input)
    #expect([screen.hasSeenCarriageReturn, screen.hasSeenEscape] == expected)
  }

  @Test(
    "One can ask whether the input ended within something",
    arguments: [
      ("a", false), ("\u{1B}", true), ("\u{1B}[3", true), ("\u{1B}[3m", false),
      ("\u{1B}]0;x", true), ("\u{1B}]0;x\u{1B}", true), ("\u{1B}]0;x\u{1B}\\", false),
      ("\u{1B}Px", true),
    ])
  func middle(_ input: String, _ expected: Bool) {
    #expect(Screen(8, 1, input).isMidSequence == expected)
  }

  @Test("The alternate screen hides the main one and gives it back with its cursor")
  func alternate() {
    var screen = Screen(6, 3, "a\nb\nc\nd\u{1B}[?1049h")
    let entered = "\(screen.isAlternate) " + screen.outcome
    screen.feed("\u{1B}[Hx\n\n\n\ny")
    let used = screen.fullOutcome + " " + screen.transcript.debugDescription
    screen.feed("\u{1B}[?1049l!")
    #expect(
      [entered, used, screen.fullOutcome] == [
        "true // 2:1", #"a^//y 2:1 "\n\ny""#, "a^b/c/d! 2:2",
      ])
  }

  @Test("Leaving an alternate screen that wasn't entered moves the cursor home, as in xterm")
  func alternateNotEntered() {
    #expect(Screen(6, 3, "a\nb\u{1B}[?1049l").outcome == "a/b/ 0:0")
  }

  @Test("Rows that scroll off the top are kept, those of a lower region are not")
  func scrollback() {
    let screens = [
      Screen(6, 2, "a\nb\nc\nd"), Screen(6, 2, "a\nb\u{1B}[S"),
      Screen(6, 2, "a\nb\u{1B}[H\u{1B}[M"),
      Screen(6, 3, "a\nb\nc\u{1B}[2;3r\u{1B}[3H\nd"), Screen(6, 2, "a\nb\nc\u{1B}[3J"),
      Screen(6, 2, "a\nb\u{1B}[2J"),
    ]
    #expect(
      screens.map(\.fullOutcome) == [
        "a/b^c/d 1:1", "a^b/ 1:1", "^b/ 0:0", "^a/c/d 2:1", "^b/c 1:1", "^/ 1:1",
      ])
  }

  @Test("The scrollback has a bound")
  func scrollbackBound() {
    var screen = Screen(columns: 4, rows: 1)
    for number in 0..<25_000 { screen.feed("\(number % 10_000)\n") }
    #expect((10_000...20_000).contains(screen.scrollback.count))
  }

  @Test("The transcript is all that can be read, without the empty rows at its end")
  func transcript() {
    #expect(Screen(6, 4, "a\nb\n\nc\nd\ne\n").transcript == "a\nb\n\nc\nd\ne")
  }

  @Test("A reset puts everything back and keeps the scrollback")
  func reset() {
    var screen = Screen(6, 2, "a\nb\nc\u{1B}[?1049h\u{1B}[?25l\u{1B}[31m\u{1B}]0;t\u{7}\u{1B}cx")
    let rest = "\(screen.isAlternate) \(screen.modes.sorted()) \(screen.title)|"
    screen.feed("\u{1B}[!p")
    #expect(
      [screen.fullOutcome, rest, screen.styledLines[0]] == ["a^x/ 0:1", "false [7, 25] |", "x"])
  }
}
