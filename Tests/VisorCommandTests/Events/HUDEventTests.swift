import Testing
import Visor

@testable import VisorCommand

@Suite struct HUDEventTests {
  @Test(
    "An event is read by its members",
    arguments: [
      (#"{"event":"begin"}"#, HUDEvent(act: .begin(.init()))),
      (
        #"{"visor":1,"event":"begin","source":"s","id":"i","message":"m","detail":"d","total":9,"#
          + #""completed":2,"unit":"bytes","parent":"p","weight":2.5,"passes":true,"time":1.5}"#,
        HUDEvent(
          source: "s", id: "i",
          act: .begin(
            .init(
              message: "m", detail: "d", completed: 2, total: 9, unit: .bytes, parent: "p",
              weight: 2.5, passes: true)))
      ),
      (
        #"{"event":"begin","id":7,"source":8}"#,
        HUDEvent(source: "8", id: "7", act: .begin(.init()))
      ),
      (#"{"event":"begin","unit":"items","x":[{}]}"#, HUDEvent(act: .begin(.init()))),
      (#"{"event":"begin","total":null,"message":null}"#, HUDEvent(act: .begin(.init()))),
      (#"{"event":"update"}"#, HUDEvent(act: .update(.init()))),
      (
        #"{"event":"update","message":"","detail":"d","total":1e3,"completed":1e300,"progress":1}"#,
        HUDEvent(
          act: .update(
            .init(message: "", detail: "d", completed: .max, total: 1000, progress: 1)))
      ),
      (#"{"event":"update","total":null}"#, HUDEvent(act: .update(.init(total: -1)))),
      (#"{"event":"advance"}"#, HUDEvent(act: .advance(by: 1))),
      (#"{"event":"advance","by":-5}"#, HUDEvent(act: .advance(by: -5))),
      (#"{"event":"pause","id":"a"}"#, HUDEvent(id: "a", act: .pause)),
      (#"{"event":"resume","id":"a"}"#, HUDEvent(id: "a", act: .resume)),
      (#"{"event":"end"}"#, HUDEvent(act: .end(.init(outcome: .none)))),
      (
        #"{"event":"end","outcome":"timed-out","message":"m","detail":"d"}"#,
        HUDEvent(act: .end(.init(outcome: .timedOut, message: "m", detail: "d")))
      ),
      (
        #"{"event":"flash","message":"m"}"#,
        HUDEvent(act: .flash(.init(outcome: .info, message: "m")))
      ),
      (#"{"event":"flash","outcome":"failure"}"#, HUDEvent(act: .flash(.init(outcome: .failure)))),
      (#"{"event":"log","message":"a\nb"}"#, HUDEvent(act: .log("a\nb"))),
      (#"{"event":"hide"}"#, HUDEvent(act: .hide)),
      (#"{"event":"close"}"#, HUDEvent(act: .close)),
    ])
  func event(line: String, event: HUDEvent) {
    let (read, faults) = HUDEvent.read(Array(line.utf8))
    #expect(read == event && faults == [])
  }

  @Test("A progress of null is unknown")
  func unknownProgress() {
    let (event, faults) = HUDEvent.read(Array(#"{"event":"update","progress":null}"#.utf8))
    guard case .update(let changes)? = event?.act else {
      Issue.record("\(faults)")
      return
    }
    #expect(changes.progress?.isNaN == true && faults == [])
  }

  @Test(
    "What is wrong costs no more than it must",
    arguments: [
      (
        #"{"event":"end","outcome":"splendid"}"#, HUDEvent(act: .end(.init(outcome: .none))),
        ["outcome"]
      ),
      (
        #"{"event":"end","outcome":1,"message":[]}"#, HUDEvent(act: .end(.init(outcome: .none))),
        ["message", "outcome"]
      ),
      (#"{"event":"begin","unit":"miles"}"#, HUDEvent(act: .begin(.init())), ["unit"]),
      (
        #"{"event":"begin","passes":"yes","weight":"1"}"#, HUDEvent(act: .begin(.init())),
        ["weight", "passes"]
      ),
      (
        #"{"event":"update","total":"9","progress":true}"#, HUDEvent(act: .update(.init())),
        ["total", "progress"]
      ),
      (
        #"{"event":"hide","id":true,"source":{},"visor":0}"#, HUDEvent(act: .hide),
        ["visor", "source", "id"]
      ),
      (#"{"event":"hide","visor":"1"}"#, HUDEvent(act: .hide), ["visor"]),
    ] as [(String, HUDEvent, [String])])
  func wrongValues(line: String, event: HUDEvent, members: [String]) {
    let (read, faults) = HUDEvent.read(Array(line.utf8))
    #expect(read == event && faults == members.map { .wrongValue(member: $0) })
  }

  @Test("A name that is too long is none")
  func longName() {
    let longest = String(repeating: "é", count: 128)
    let lines = [longest, longest + "e"].map { Array("{\"event\":\"hide\",\"id\":\"\($0)\"}".utf8) }
    #expect(lines.map { HUDEvent.read($0).event?.id } == [longest, ""])
  }

  @Test(
    "A line of which nothing can be made says why",
    arguments: [
      (#"{"id":"a"}"#, LineFault.noEvent),
      (#"{"event":null}"#, .noEvent),
      (#"{"event":"explode"}"#, .unknownEvent("explode")),
      (#"{"event":"End"}"#, .unknownEvent("End")),
      (#"{"event":}"#, .invalidJSON(.init(reason: .expected("a value"), offset: 9))),
    ])
  func fault(line: String, fault: LineFault) {
    let (event, faults) = HUDEvent.read(Array(line.utf8))
    #expect(event == nil && faults == [fault])
  }

  @Test("An event of a higher version is read as far as it is known")
  func newerVersion() {
    let (event, faults) = HUDEvent.read(Array(#"{"visor":2,"event":"hide","mood":"good"}"#.utf8))
    #expect(event == HUDEvent(act: .hide) && faults == [.newerVersion(2)])
  }
}
