import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

@Suite struct EventScreenTests {
  private let time = HandMovedTime()
  private let hud: HUD

  init() {
    hud = HUD(clock: time)
  }

  /// What the events of one look say, without what is the same in all of them.
  private func said(_ screen: inout EventScreen, _ cursor: inout Journal.Cursor) -> [String] {
    let sample = hud.sample(since: cursor, first: EventScreen.limit)
    cursor = sample.journal.cursor
    var bytes: [UInt8] = []
    screen.draw(sample, time: 0, into: &bytes)
    return lines(bytes)
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      String($0).replacing(#"{"visor":1,"event":"#, with: "")
        .replacing(#","source":"s","time":0.000"#, with: "").replacing("}", with: "")
    }
  }

  @Test("Work is told of as it begins, changes and ends, each time what is new")
  func life() {
    var screen = EventScreen(source: "s")
    var cursor = Journal.Cursor()
    var told: [[String]] = []
    let whole = hud.begin("Whole", total: 4)
    let part = whole.begin("Part", detail: "quiet", weight: 0, completed: 1)
    told.append(said(&screen, &cursor))
    told.append(said(&screen, &cursor))
    whole.advance()
    part.message = "Piece"
    part.detail = ""
    part.progress = 0.5
    told.append(said(&screen, &cursor))
    part.pause()
    part.progress = nil
    told.append(said(&screen, &cursor))
    part.cancel()
    whole.succeed("Made", detail: "at last")
    told.append(said(&screen, &cursor))
    #expect(
      told == [
        [
          #""begin","id":"1","message":"Whole","total":4"#,
          #""begin","id":"2","message":"Part","detail":"quiet","completed":1,"#
            + #""parent":"1","weight":0"#,
        ],
        [],
        [
          #""update","id":"1","completed":1"#,
          #""update","id":"2","message":"Piece","detail":"","progress":0.5"#,
        ],
        [#""pause","id":"2""#, #""update","id":"2","progress":null"#],
        [
          #""end","id":"2","outcome":"cancelled""#,
          #""end","id":"1","outcome":"success","message":"Made","detail":"at last""#,
        ],
      ])
  }

  @Test("What is over before a look is told of if there is something to be said")
  func brief() {
    var screen = EventScreen(source: "s")
    var cursor = Journal.Cursor()
    hud.begin("Quiet").end()
    hud.begin("One").succeed()
    hud.begin("Two").cancel()
    hud.log("a line")
    hud.flash(.info, "So it is")
    #expect(
      said(&screen, &cursor) == [
        #""begin","id":"1","message":"One""#, #""end","id":"1","outcome":"success""#,
        #""begin","id":"2","message":"Two""#, #""end","id":"2","outcome":"cancelled""#,
        #""log","message":"a line""#, #""flash","outcome":"info","message":"So it is""#,
      ])
    #expect(screen.nextLook == nil)
  }

  @Test("Progress that comes of parts is told as such, and not by counts that say otherwise")
  func parts() {
    var screen = EventScreen(source: "s")
    var cursor = Journal.Cursor()
    let whole = hud.begin("Whole", total: 2)
    let part = whole.begin("Part", weight: 1, total: 2)
    _ = said(&screen, &cursor)
    part.advance()
    #expect(
      said(&screen, &cursor) == [
        #""update","id":"1","total":null,"progress":0.25"#, #""update","id":"2","completed":1"#,
      ])
    #expect(screen.nextLook == .milliseconds(100))
    part.end()
    whole.end()
  }

  @Test("The end ends what runs, says lines that were begun, and closes")
  func close() {
    var screen = EventScreen(source: "s")
    var cursor = Journal.Cursor()
    let work = hud.begin("Work")
    let writer = LogWriter(hud)
    writer.write("open")
    _ = said(&screen, &cursor)
    var bytes: [UInt8] = []
    screen.finish(hud.sample(since: cursor), time: 0, into: &bytes)
    #expect(lines(bytes) == [#""log","message":"open""#, #""hide""#, #""close""#])
    work.end()
    writer.finish()
  }

  @Test("When the journal has overflown, nothing runs on for good")
  func lost() {
    var settings = Settings()
    settings.journalCapacity = 2
    let hud = HUD(settings, clock: time)
    var screen = EventScreen(source: "s")
    var bytes: [UInt8] = []
    let works = (1...3).map { hud.begin("Work \($0)") }
    let sample = hud.sample(since: Journal.Cursor(), first: EventScreen.limit)
    screen.draw(sample, time: 0, into: &bytes)
    for work in works { work.cancel() }
    bytes = []
    screen.draw(
      hud.sample(since: sample.journal.cursor, first: EventScreen.limit), time: 0, into: &bytes)
    #expect(
      lines(bytes).sorted() == [
        #""end","id":"1""#, #""end","id":"2","outcome":"cancelled""#,
        #""end","id":"3","outcome":"cancelled""#,
      ])
  }

  @Test(
    "A long line of the log comes in pieces that a reader takes, and whole",
    arguments: ["\u{1}", "é"])
  func long(character: String) {
    var screen = EventScreen(source: "s")
    var cursor = Journal.Cursor()
    hud.log(String(repeating: character, count: 10_001))
    let sample = hud.sample(since: cursor)
    cursor = sample.journal.cursor
    var bytes: [UInt8] = []
    screen.draw(sample, time: 0, into: &bytes)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.utf8.count < 65_536 })
    let escaped = character == "é" ? "é" : #"\u0001"#
    #expect(lines.map { $0.ranges(of: escaped).count } == [4_000, 4_000, 2_001])
  }
}
