import Testing
import Visor

@Suite struct RequestLogTests {
  @Test("Starts are numbered, and each is logged with its end, its values and its time")
  func starts() {
    let stage = Rehearsal()
    let log = RequestLog("GET /notes", on: stage.hud)
    let starts = [log.start(), log.start()]
    for start in starts { start.take(.starting) }
    stage.play(412)
    starts[1].take(.value)
    starts[1].take(.completed)
    starts[0].take(.failed, "refused")
    starts[0].take(.terminated)
    stage.play(1)
    #expect(
      stage.transcript.filter { $0.contains("log") } == [
        #"@0 log "GET /notes #1: started""#,
        #"@0 log "GET /notes #2: started""#,
        #"@412 log "GET /notes #2: completed, 1 value, 412 ms""#,
        #"@412 log "GET /notes #1: failed, 0 values, 412 ms: refused""#,
      ])
  }
}
