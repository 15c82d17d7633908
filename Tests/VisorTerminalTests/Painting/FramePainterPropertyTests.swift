import Testing
import VisorTerminal
import VisorTestSupport

@Suite("Whatever comes, the screen holds other output and then the rows")
struct FramePainterPropertyTests {
  @Test("On a terminal that wraps rows again", arguments: 0..<400)
  func reflowing(seed: Int) { check(seed, reflows: true) }

  @Test("On a terminal that cuts rows off", arguments: 0..<400)
  func cropping(seed: Int) { check(seed, reflows: false) }

  private func check(_ seed: Int, reflows: Bool) {
    var random = SeededGenerator(seed: seed)
    var screen = PaintedScreen(
      columns: Int.random(in: 2...40, using: &random), rows: Int.random(in: 2...10, using: &random),
      reflows: reflows)
    var tail: [UInt8] = []
    for step in 0..<40 {
      let what: String
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        what = "frame"
        screen.frame(RandomRows.rows(&random))
      case 4..<8:
        // Cut anywhere, so that what was begun ends in the next piece.
        let bytes = tail + RandomRows.output(&random)
        let cut = Int.random(in: 0...bytes.count, using: &random)
        tail = Array(bytes[cut...])
        what = "pass \(String(decoding: bytes[..<cut], as: UTF8.self).debugDescription)"
        screen.pass(Array(bytes[..<cut]))
      case 8:
        guard tail.isEmpty, !screen.reference.isMidSequence, screen.painter.follows else {
          continue
        }
        what = "print"
        screen.print("a line of our own 日本 👍🏽 \(step)")
      default:
        guard !screen.reference.isMidSequence else { continue }
        let (columns, rows) = (
          Int.random(in: 2...40, using: &random), Int.random(in: 1...10, using: &random)
        )
        // Without rows, a terminal gives up what is left of a line that its cursor went back in.
        // Cut off right behind the cursor, a terminal forgets that it waits to wrap; we don't.
        guard screen.isAtLineEnd, reflows || screen.reference.cursor.column != columns else {
          continue
        }
        what = "resize \(columns)×\(rows)"
        screen.resize(columns: columns, rows: rows)
      }
      guard !screen.reference.isMidSequence else { continue }
      guard screen.shown == screen.expected else {
        Issue.record(
          """
          seed \(seed) step \(step) \(what), \(screen.size): wrote \(screen.text.debugDescription)
          shown \(screen.shown)
          expected \(screen.expected)
          """)
        return
      }
    }
    #expect(screen.screen.unrecognized == screen.reference.unrecognized)
  }
}
