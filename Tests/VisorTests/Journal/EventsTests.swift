import Testing
import Visor
import VisorTestSupport

@Suite struct EventsTests {
  @Test("Whoever listens gets what happens from then on, in order, as lines for a log")
  func lines() async {
    var words = Words()
    words.abandoned = { message, _ in "\(message) was dropped" }
    let stage = Rehearsal(words: words)
    stage.hud.log("before")
    let events = stage.hud.events
    let listening = Task {
      var lines: [String] = []
      for await entry in events {
        lines.append("\(entry.event.severity) \(entry)")
        if lines.count == 7 { break }
      }
      return lines
    }
    stage.hud.begin("Uploading", detail: "a.png").succeed("Uploaded", detail: "3 files")
    stage.hud.begin("").fail()
    stage.hud.begin("Syncing").end(reason: .timedOut)
    stage.hud.flash(.warning, "Low \u{1B}[31m\"battery\"\n")
    stage.hud.log("a line\u{9B}")
    _ = stage.hud.begin("Dropped")
    let lines = await listening.value
    #expect(
      lines == [
        #"info "Uploading" "a.png" succeeded: "Uploaded" "3 files""#, "error work failed",
        #"error "Syncing" timedOut"#, #"warning warning "Low \u{1B}[31m\"battery\"\n""#,
        #"info "a line\u{009B}""#,
        #"warning "Dropped was dropped""#,
        #"warning "Dropped" abandoned"#,
      ])
  }

  @Test("What happens by time alone comes in its time, without anybody who draws")
  func byTimeAlone() async {
    let stage = Rehearsal()
    let events = stage.hud.events
    stage.hud.begin("Saving").end(Flash(.success, "Saved"), after: .seconds(2))
    let listening = Task {
      var iterator = events.makeAsyncIterator()
      return await iterator.next()?.moment
    }
    stage.hud.detach(stage.recorder)
    let end = ContinuousClock.now + .seconds(120)
    while stage.time.sleeperCount == 0, ContinuousClock.now < end { await Task.yield() }
    while stage.time.now.elapsed < .seconds(3) {
      stage.time.advance(by: .milliseconds(500))
      await Task.yield()
    }
    #expect(await listening.value == .milliseconds(2000))
  }

  @Test("What fell out before it could be read is told, and the rest comes")
  func lost() async {
    var settings = Settings()
    settings.journalCapacity = 2
    let stage = Rehearsal(settings)
    let events = stage.hud.events
    for number in 0..<5 { stage.hud.log("\(number)") }
    var lines: [String] = []
    for await event in events {
      lines.append("\(event)")
      if lines.count == 3 { break }
    }
    #expect(lines == [#""3 lines were lost""#, #""3""#, #""4""#])
  }

  @Test("A loop is over when its task is cancelled, and leaves nothing behind")
  func cancelled() async {
    let stage = Rehearsal()
    let hud = stage.hud
    let listening = Task {
      for await _ in hud.events {}
      return true
    }
    listening.cancel()
    #expect(await listening.value)
  }
}
