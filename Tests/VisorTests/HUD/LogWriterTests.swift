import Testing
import Visor
import VisorTestSupport

@Suite struct LogWriterTests {
  private let stage = Rehearsal()

  @Test("What is there of a line is seen at once, and is a line of the log when it is whole")
  func bits() {
    var writer = LogWriter(stage.hud)
    for text in ["", "The ", "answer", " is\r\n42", "\n\n", "no", "t"] {
      print(text, terminator: "", to: &writer)
      stage.recorder.look(stage.hud)
    }
    writer.finish()
    writer.finish()
    stage.recorder.look(stage.hud)
    #expect(
      stage.transcript == [
        "@0 hidden running=0", #"@0 writing "The ""#, #"@0 writing "The answer""#,
        #"@0 log "The answer is""#, #"@0 writing "42""#, #"@0 log "42""#, #"@0 log """#,
        "@0 writing", #"@0 writing "no""#, #"@0 writing "not""#, #"@0 log "not""#, "@0 writing",
      ])
  }

  @Test("Writers do not mix, copies write to one line, and the last to go ends it")
  func writers() {
    do {
      let one = LogWriter(stage.hud)
      let two = LogWriter(stage.hud)
      one.write("one ")
      two.write("two ")
      let copy = one
      copy.write("copied")
      two.write("alone")
      stage.recorder.look(stage.hud)
      two.finish()
    }
    stage.recorder.look(stage.hud)
    #expect(
      stage.transcript == [
        #"@0 writing "one copied" "two alone""#, "@0 hidden running=0", #"@0 log "two alone""#,
        #"@0 log "one copied""#, "@0 writing",
      ])
  }

  @Test(
    "A line without an end is broken where it gets too long, between scalars, and nothing is lost")
  func long() {
    let writer = LogWriter(stage.hud)
    let text = String(repeating: "é", count: 20_000) + "x"
    writer.write("a" + text)
    let sample = stage.hud.sample(since: Journal.Cursor())
    let logged = sample.journal.entries.compactMap {
      if case .log(let line) = $0.event { line } else { nil }
    }
    #expect(logged.map(\.utf8.count) == [16_383, 16_384])
    #expect((logged + sample.openLines).joined() == "a" + text)
    writer.finish()
  }

  @Test("Threads that write to one line lose nothing, and each line of their own stays together")
  func threads() async {
    var settings = Settings()
    settings.journalCapacity = 10_000
    let hud = HUD(settings, clock: HandMovedTime())
    await withTaskGroup { group in
      for number in 0..<4 {
        group.addTask {
          let writer = LogWriter(hud)
          for _ in 0..<500 {
            for text in ["<", "\(number)", "\(number)", ">\n"] { writer.write(text) }
          }
        }
      }
    }
    let lines = hud.sample(since: Journal.Cursor()).journal.entries.map(\.event)
    let counts = (0..<4).map { number in
      lines.count { $0 == .log("<\(number)\(number)>") }
    }
    #expect(counts == [500, 500, 500, 500] && lines.count == 2000)
  }
}
