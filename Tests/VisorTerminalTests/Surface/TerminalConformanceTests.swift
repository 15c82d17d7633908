import Testing
import Visor
import VisorTerminal
import VisorTestSupport

@Suite struct TerminalConformanceTests {
  /// What can be read on a terminal: the rows that move, and the lines that stay.
  private struct Reading: Equatable, CustomStringConvertible {
    var rows: [String]
    var told: [Seen.Front]

    var description: String { "rows \(rows), told \(told)" }
  }

  @Test(
    "A terminal has the rows that every surface is to show, and has told of each outcome once",
    arguments: Script.all)
  func conforms(script: Script) {
    var stage = LiveStage(60, 24)
    let readings = script.play(stage.hud, stage.time) { Self.read(stage.after(0)) }
    #expect(
      readings == zip(script.looks, script.told).map { Reading(rows: $0.rows, told: $1) })
  }

  private static func read(_ screen: String) -> Reading {
    var reading = Reading(rows: [], told: [])
    for line in screen.split(separator: "\n") {
      // What stands behind two spaces is how long it took.
      let text = line.dropFirst(2).split(separator: "  ").first.map(String.init) ?? ""
      let title = text.hasSuffix("~") ? String(text.dropLast()) : text
      switch line.first {
      case "✓", "ℹ": reading.told.append(.news(title))
      case "✗", "⚠": reading.told.append(.alarm(title))
      case let sign? where ("\u{2800}"..."\u{28FF}").contains(sign): reading.rows.append(title)
      default: break
      }
    }
    return reading
  }
}
