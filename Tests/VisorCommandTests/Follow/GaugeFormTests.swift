import Testing

@testable import VisorCommand

@Suite struct GaugeFormTests {
  private func read(_ lines: [String]) throws -> [GaugeForm.Change] {
    var form = GaugeForm()
    let changes = try lines.flatMap { try form.read(Array($0.utf8)) }
    return changes + form.finishBlock()
  }

  @Test(
    "Lines are a percentage, a text or blocks of both",
    arguments: [
      (["0"], [.percent(0)]),
      (["100"], [.percent(100)]),
      ([" 042 "], [.percent(42)]),
      (["42.5"], [.percent(42.5)]),
      (["42%"], [.percent(42)]),
      (["42 %"], [.percent(42)]),
      (["# Copying"], [.text("Copying")]),
      (["#Copying #2"], [.text("Copying #2")]),
      (["#"], [.text("")]),
      (
        ["XXX", "50", "Half", "", "way", "XXX", "60"],
        [.percent(50), .text("Half way"), .percent(60)]
      ),
      (["XXX", "Text", "50", "XXX"], [.text("Text 50")]),
      (["XXX", "500", "XXX"], [.text("500")]),
      (["XXX", "50", "Open"], [.percent(50), .text("Open")]),
      (["XXX", "XXX"], []),
    ] as [([String], [GaugeForm.Change])])
  func changes(lines: [String], changes: [GaugeForm.Change]) throws {
    #expect(try read(lines) == changes)
  }

  @Test(
    "Other lines are refused",
    arguments: [
      ("text", LineFault.unknownForm), ("-1", .unknownForm), ("+1", .unknownForm),
      ("1e1", .unknownForm), ("0x1", .unknownForm), (".5", .unknownForm), ("5.", .unknownForm),
      ("1.2.3", .unknownForm), ("%", .unknownForm), ("4 2", .unknownForm), ("٤٢", .unknownForm),
      ("nan", .unknownForm), ("XXXX", .unknownForm), ("\0", .unknownForm),
      ("101", .percentOutOfRange), ("100.1", .percentOutOfRange),
      (String(repeating: "9", count: 5000), .percentOutOfRange),
    ])
  func faults(line: String, fault: LineFault) {
    #expect(throws: fault) { try read([line]) }
  }

  @Test("A block that is never closed is bounded")
  func longBlock() throws {
    let changes = try read(["XXX"] + Array(repeating: "some text", count: 10_000))
    guard case .text(let text)? = changes.first else {
      Issue.record("\(changes)")
      return
    }
    #expect((4000...5000).contains(text.utf8.count))
  }
}
