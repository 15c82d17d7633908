import Testing
import VisorTestSupport

@testable import Visor

@Suite struct JournalTests {
  /// A journal into which so many lines were said.
  private func journal(_ lines: Int, capacity: Int) -> Journal {
    var journal = Journal(capacity: capacity)
    for line in 0..<lines { journal.append(.log("\(line)"), at: .zero) }
    return journal
  }

  private func lines(_ reading: Journal.Reading) -> [String] {
    reading.entries.map { if case .log(let line) = $0.event { line } else { "?" } }
  }

  @Test("What falls out of the bound is counted", arguments: 0...12)
  func bounded(_ said: Int) {
    let reading = journal(said, capacity: 5).read(since: Journal.Cursor())
    #expect(lines(reading) == (max(0, said - 5)..<said).map { "\($0)" })
    #expect(reading.lost == UInt64(max(0, said - 5)))
  }

  @Test("Each reader reads each entry once, whatever falls out between its looks")
  func cursors() {
    var journal = journal(3, capacity: 5)
    let first = journal.read(since: Journal.Cursor())
    for line in 3..<20 { journal.append(.log("\(line)"), at: .zero) }
    let second = journal.read(since: first.cursor)
    let third = journal.read(since: second.cursor)
    let read = [first, second, third]
    #expect(read.map(lines) == [["0", "1", "2"], ["15", "16", "17", "18", "19"], []])
    #expect(read.map(\.lost) == [0, 12, 0])
    #expect(third.cursor == journal.end)
  }

  @Test("A cursor from elsewhere, or one that wants nothing, reads from the end on")
  func strangeCursors() {
    let small = journal(2, capacity: 5)
    let readings = [journal(100, capacity: 5).end, .none].map { small.read(since: $0) }
    #expect(readings.map(lines) == [[], []])
    #expect(readings.allSatisfy { $0.cursor == small.end && $0.lost == 0 })
  }

  @Test("A journal keeps one entry at least", arguments: [Int.min, -1, 0, 1, .max])
  func capacities(_ capacity: Int) {
    let reading = journal(3, capacity: capacity).read(since: Journal.Cursor())
    #expect(lines(reading) == (capacity == .max ? ["0", "1", "2"] : ["2"]))
  }

  @Test("Flashes that coalesce on screen, and ends, are all in the journal, in order")
  func uncoalesced() {
    let stage = Rehearsal()
    let works = (0..<2).map { stage.hud.begin("Work \($0)") }
    stage.time.advance(by: .milliseconds(250))
    for work in works { work.fail("No connection") }
    stage.hud.flash(.failure, "No connection")
    stage.hud.flash(.failure, "Nothing", stay: .time(.zero))
    stage.hud.log("line")
    stage.recorder.look(stage.hud)
    #expect(
      stage.transcript.dropLast() == [
        #"@250 end "Work 0" failed "No connection""#, #"@250 end "Work 1" failed "No connection""#,
        #"@250 flash failure "No connection""#, #"@250 log "line""#,
      ])
  }

  @Test("An end says when its activity began and of what it was a part")
  func ends() {
    let stage = Rehearsal()
    stage.time.advance(by: .seconds(1))
    let whole = stage.hud.begin("Whole", detail: "a")
    let part = whole.begin("Part")
    stage.time.advance(by: .seconds(2))
    part.succeed("Done")
    whole.detail = "b"
    whole.end(reason: .timedOut)
    let partEnd = Journal.End(
      id: part.id, message: "Part", detail: "", reason: .succeeded, flash: Flash(.success, "Done"),
      begun: .milliseconds(1000), parent: whole.id)
    let wholeEnd = Journal.End(
      id: whole.id, message: "Whole", detail: "b", reason: .timedOut, flash: nil,
      begun: .milliseconds(1000), parent: nil)
    let entries = stage.hud.sample(since: Journal.Cursor()).journal.entries
    #expect(
      entries == [
        .init(moment: .milliseconds(3000), event: .end(partEnd)),
        .init(moment: .milliseconds(3000), event: .end(wholeEnd)),
      ])
  }
}
