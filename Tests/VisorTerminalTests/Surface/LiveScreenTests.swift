import Testing
import Visor
import VisorTerminal
import VisorTestSupport

@Suite struct LiveScreenTests {
  @Test("A row comes up after the grace, moves, and leaves a line behind")
  func life() {
    var stage = LiveStage(40, 6)
    let work = stage.hud.begin("Linking")
    let before = [stage.after(0), stage.after(99)]
    let during = [stage.after(1), stage.after(60), stage.after(1040)]
    work.succeed("Linked")
    #expect(
      before + during + [stage.after(0), stage.finish()] == [
        "", "", "⠙ Linking~", "⠹ Linking~", "⠴ Linking  1s~", "✓ Linked  1.2s", "✓ Linked  1.2s",
      ])
    #expect(stage.screen.unrecognized == [])
  }

  @Test("Work that is over within the grace leaves its line, and has no row")
  func short() {
    var stage = LiveStage(40, 6)
    stage.hud.begin("Linking").succeed()
    stage.hud.begin("Not worth a word").end()
    #expect([stage.after(0), stage.after(200)] == ["✓ Linking  0.0s", "✓ Linking  0.0s"])
  }

  @Test("A second piece of work has its own grace")
  func second() {
    var stage = LiveStage(40, 6)
    let first = stage.hud.begin("One")
    stage.after(150)
    let second = stage.hud.begin("Two")
    #expect(
      [stage.after(90), stage.after(10)] == ["⠸ One~", "⠸ One\n⠸ Two~"])
    withExtendedLifetime((first, second)) {}
  }

  @Test(
    "Where pieces of work that are each too short follow one another, the row is theirs in turn")
  func sequence() {
    var stage = LiveStage(40, 6)
    var seen: [String] = []
    for name in ["One", "Two", "Three"] {
      let work = stage.hud.begin(name)
      seen.append(stage.after(60))
      work.end()
    }
    #expect(seen == ["", "⠙ Two~", "⠹ Three~"])
  }

  @Test("Work that ends quietly stays for its time, without moving; one that is told of does not")
  func lingering() {
    var quiet = LiveStage(40, 6)
    let one = quiet.hud.begin("Reading")
    quiet.after(150)
    one.end()
    #expect(quiet.nextFrame() == nil)
    #expect(
      [quiet.after(1), quiet.after(400), quiet.after(500)] == ["⠙ Reading~", "⠦ Reading~", ""])

    var told = LiveStage(40, 6)
    let other = told.hud.begin("Reading")
    told.after(150)
    other.cancel()
    #expect(
      [told.after(1), told.after(20)].map { $0 }
        == Array(repeating: "⊘ Reading  Cancelled  0.1s", count: 2))
  }

  @Test(
    "More work than rows is counted, at every size",
    arguments: [
      (40, 6, "⠙ Job 1\n⠙ Job 2\n⠙ Job 3\n⠙ Job 4\n  and 3 more~"),
      (40, 8, "⠙ Job 1\n⠙ Job 2\n⠙ Job 3\n⠙ Job 4\n⠙ Job 5\n⠙ Job 6\n⠙ Job 7~"),
      (40, 3, "⠙ Job 1\n  and 6 more~"), (40, 2, "⠙ Job 1~"), (40, 1, "⠙ Job 1~"),
      (9, 3, "⠙ Job 1\n  and 6…~"), (5, 3, "⠙ J…\n  a…~"), (2, 3, "⠙~"), (1, 1, "⠙~"),
    ])
  func many(columns: Int, rows: Int, text: String) {
    var stage = LiveStage(columns, rows)
    let jobs = (1...7).map { stage.hud.begin("Job \($0)") }
    #expect(stage.after(100) == text)
    #expect(stage.screen.scrollback == [])
    for job in jobs { job.end() }
    #expect(stage.finish() == "")
    #expect(stage.screen.cursor == Screen.Position(row: 0, column: 0))
  }

  @Test("Each outcome, line and lost line stays above the rows")
  func lines() {
    var settings = Settings()
    settings.journalCapacity = 3
    var stage = LiveStage(40, 8, settings: settings)
    let work = stage.hud.begin("Building")
    stage.after(160)
    stage.hud.flash(.info, "So it is")
    stage.hud.log("plain")
    #expect(stage.after(0) == "ℹ So it is\nplain\n⠹ Building~")
    for number in 1...10_000 { stage.hud.log("line \(number)") }
    #expect(
      stage.after(0) == """
        ℹ So it is
        plain
        ⚠ 9997 lines were lost
        line 9998
        line 9999
        line 10000
        ⠹ Building~
        """)
    work.end()
  }

  @Test("Lines that come bit by bit stand above the rows, apart from one another, until whole")
  func writers() {
    var stage = LiveStage(12, 7)
    let work = stage.hud.begin("Building")
    stage.after(160)
    let (one, two) = (LogWriter(stage.hud), LogWriter(stage.hud))
    one.write("The ans")
    two.write("Meanwhile\nsome")
    let first = stage.after(0)
    one.write("wer is 42")
    two.write("thing \u{1B}[31melse")
    let second = stage.after(0)
    one.write(".\r\n")
    #expect(
      [first, second, stage.after(0)] == [
        "Meanwhile\nThe ans\nsome\n⠹ Building~",
        "Meanwhile\nis 42\nsomething e\nlse\n⠹ Building~",
        "Meanwhile\nThe answer i\ns 42.\nsomething e\nlse\n⠹ Building~",
      ])
    work.end()
    #expect(stage.finish() == "Meanwhile\nThe answer i\ns 42.\nsomething el\nse")
    withExtendedLifetime((one, two)) {}
  }

  @Test("Other output passes above the rows, and goes on where it stopped")
  func passing() {
    var stage = LiveStage(40, 8)
    let work = stage.hud.begin("Building")
    stage.after(160)
    #expect(
      [
        stage.pass("one\ntwo"), stage.after(80), stage.pass(" three\n"),
      ] == [
        "one\ntwo\n⠹ Building~", "one\ntwo\n⠸ Building~", "one\ntwo three\n⠸ Building~",
      ])
    work.end()
    #expect(stage.finish() == "one\ntwo three")
  }

  @Test("What a person types moves the cursor, and leaves nothing beside the spinner and the lines")
  func typed() {
    var stage = LiveStage(40, 8)
    let work = stage.hud.begin("Building")
    stage.after(160)
    stage.screen.feed("^C")
    work.cancel()
    #expect(stage.after(0) == "⊘ Building  Cancelled  0.1s")
  }

  @Test("A terminal that was restored by a signal is drawn anew, in the same place")
  func restored() {
    var stage = LiveStage(40, 8)
    let work = stage.hud.begin("Building")
    stage.after(160)
    stage.pass("open")
    stage.restore()
    let restored = (stage.screen.transcript, stage.screen.isCursorVisible)
    #expect(restored == ("open", true))
    #expect(
      [stage.after(1), stage.pass(" line\n")] == ["open\n⠹ Building~", "open line\n⠹ Building~"])
    work.end()
  }

  @Test("After a stop the rows begin beneath what others have written")
  func restarted() {
    var stage = LiveStage(40, 8)
    let work = stage.hud.begin("Building")
    stage.after(160)
    stage.pass("open")
    _ = stage.finish()
    stage.screen.feed("\n$ fg\n")
    stage.restart()
    #expect(
      [stage.after(1), stage.pass("more")] == [
        "open\n$ fg\n⠹ Building~", "open\n$ fg\nmore\n⠹ Building~",
      ])

    _ = stage.finish()
    stage.restart()
    #expect(stage.after(1) == "open\n$ fg\nmore\n⠹ Building~")
    work.end()
  }

  @Test("A change of size leaves nothing behind", arguments: [(20, 8), (100, 8), (40, 2), (1, 1)])
  func resized(columns: Int, rows: Int) {
    var stage = LiveStage(40, 8)
    let work = stage.hud.begin("Fetching everything there is", total: 10)
    stage.pass("above\n")
    stage.after(1600)
    stage.screen.resize(columns: columns, rows: rows)
    stage.after(80)
    stage.screen.resize(columns: 40, rows: 8)
    stage.after(80)
    work.end()
    #expect(stage.finish() == "above")
  }

  @Test("Work without a row says how far it is together, if all of it says so")
  func together() {
    var stage = LiveStage(50, 4)
    let jobs = (1...6).map { stage.hud.begin("Job \($0)", completed: $0 * 10, total: 100) }
    stage.after(100)
    #expect(
      stage.after(1100).split(separator: "\n").map { $0.prefix { $0 != "/" } } == [
        "⠴ Job 1       ━╸──────────────   10%   10",
        "⠴ Job 2       ━━━─────────────   20%   20",
        "  and 4 more  ━━━━━━━─────────   45%~",
      ])
    let other = stage.hud.begin("Who knows")
    #expect(stage.after(100).hasSuffix("\n  and 5 more~"))
    for job in jobs { job.end() }
    other.end()
  }

  @Test("A theme can ask for fewer rows than there is room for")
  func rowLimit() {
    var theme = TerminalTheme("mine")
    theme.rowLimit = 2
    var stage = LiveStage(40, 9, theme: theme)
    let jobs = (1...4).map { stage.hud.begin("Job \($0)") }
    #expect(stage.after(100) == "⠙ Job 1\n  and 3 more~")
    for job in jobs { job.end() }
  }

  @Test("Parts of a whole come beneath it, whenever they began")
  func nested() {
    var stage = LiveStage(40, 9)
    let whole = stage.hud.begin("Backup")
    let other = stage.hud.begin("Other")
    let part = whole.begin("Photos")
    let inner = part.begin("2024")
    let names = { (text: String) in
      text.split(separator: "\n").map { $0.prefix { $0 != "─" && $0 != "~" && $0 != "━" } }
    }
    #expect(
      names(stage.after(100)) == [
        "⠙ Backup    ", "  ⠙ Photos  ", "    ⠙ 2024", "⠙ Other",
      ])
    part.end()
    #expect(names(stage.after(20)) == ["⠙ Backup    ", "⠙ Other", "⠙ 2024"])
    for work in [whole, other, inner] { work.end() }
  }

  @Test("No sample is too much for any screen")
  func total() {
    var unknown: Set<String> = []
    for (columns, rows) in [(1, 1), (1, 9), (2, 2), (3, 1), (7, 3), (200, 2)] {
      var stage = LiveStage(columns, rows, .basic)
      var works: [Activity] = []
      for step in 0..<60 {
        works.append(
          stage.hud.begin("日本\u{1B}[2J\(step)", detail: "👩🏻‍❤️‍💋‍👨🏼", total: step % 3 == 0 ? step : nil))
        if step % 4 == 1 { works.removeFirst().fail("\r\nno\u{9B}1m") }
        if step % 9 == 1 { stage.hud.log("l\u{7}og\n\n") }
        if step % 7 == 1 { stage.pass("x\u{1B}[1") }
        if step % 7 == 2 { stage.pass("mx") }
        if step % 11 == 1 { stage.screen.resize(columns: step, rows: step / 3) }
        stage.after(Int64(step * 7))
      }
      _ = stage.finish()
      unknown.formUnion(stage.screen.unrecognized)
      #expect(stage.screen.isCursorVisible && !stage.screen.isSynchronized)
    }
    #expect(unknown == [])
  }
}
