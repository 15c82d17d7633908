import Testing
import Visor
import VisorTerminal

@testable import VisorCommand

@Suite struct EventLineTests {
  @Test("An event is written as documented")
  func event() {
    var line = EventLine("end", source: "host/1", time: 1_700_000_000_012_345_678)
    line.set("outcome", "failure")
    line.set("message", "")
    line.set("detail", "\"a\\b\"\n\u{1B}[31m\u{9B}é😀")
    line.set("status", 3)
    #expect(
      String(decoding: line.line, as: UTF8.self)
        == #"{"visor":1,"event":"end","source":"host/1","time":1700000000.012,"#
        + #""outcome":"failure","detail":"\"a\\b\"\u000a\u001b[31m\u009bé😀","status":3}"# + "\n")
  }

  @Test("What is written is read as it was meant")
  func roundTrip() {
    let text = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init)))
    var line = EventLine("begin", source: "\"s\"", time: 0)
    line.set("message", String(text.unicodeScalars.prefix(180)))
    let (event, faults) = HUDEvent.read(line.line.dropLast())
    #expect(
      event
        == HUDEvent(
          source: "\"s\"", act: .begin(.init(message: String(text.unicodeScalars.prefix(180)))))
        && faults == [])
  }

  @Test(
    "A line is never longer than the system keeps whole", arguments: ["\"", "\u{1}", "a", "é", "😀"])
  func length(character: String) throws {
    let long = String(repeating: character, count: 10_000)
    var line = EventLine("begin", source: String(long.prefix(20)), time: .max)
    line.set("message", long)
    line.set("detail", long)
    line.set("status", Int32.min)
    #expect(line.line.count <= EventLine.longest)
    guard case .string(let text)? = try JSONReader.object(line.line.dropLast())["message"] else {
      Issue.record("no message")
      return
    }
    #expect(long.hasPrefix(text) && text.count >= 200)
  }
}
