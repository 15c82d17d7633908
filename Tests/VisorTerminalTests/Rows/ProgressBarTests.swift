import Testing
@testable import VisorTerminal

@Suite struct ProgressBarTests {
  private func text(_ fraction: Double, _ width: Int, _ theme: TerminalTheme) -> String {
    Row(ProgressBar(theme: theme, width: width).spans(fraction)).text
  }

  @Test(
    "A bar is filled as far as the work is",
    arguments: [
      (0, "──────────", "[        ]"), (0.04, "──────────", "[        ]"),
      (0.05, "╸─────────", "[        ]"), (0.29, "━━╸───────", "[==      ]"),
      (0.5, "━━━━━─────", "[====    ]"), (0.999, "━━━━━━━━━╸", "[======= ]"),
      (1, "━━━━━━━━━━", "[========]"), (-1, "──────────", "[        ]"),
      (2, "━━━━━━━━━━", "[========]"), (.nan, "──────────", "[        ]"),
    ])
  func filled(fraction: Double, unicode: String, ascii: String) {
    #expect([text(fraction, 10, .standard), text(fraction, 10, .ascii)] == [unicode, ascii])
  }

  @Test("A bar is as wide as it was asked to be, and full only when all is done")
  func full() {
    var wrong: [String] = []
    let steps = Array(stride(from: 0, through: 1000, by: 37)) + [999, 1000]
    for (theme, ends) in [(TerminalTheme.standard, 0), (.ascii, 2), (.blocks, 2)] {
      for width in 0...40 {
        for step in steps {
          let bar = text(Double(step) / 1000, width, theme)
          let full = String(repeating: theme.bar.full, count: max(0, width - ends))
          let isFull = bar.contains(full) && width > ends
          let isRight = isFull == (step == 1000 && width > ends)
          if !isRight || DisplayWidth.of(bar) != max(width, ends) { wrong.append(bar) }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("Blocks move by an eighth of a cell")
  func eighths() {
    let texts = (0...16).map { text(Double($0) / 16, 4, .blocks) }
    let cells = [
      "  ", "▏ ", "▎ ", "▍ ", "▌ ", "▋ ", "▊ ", "▉ ", "█ ", "█▏", "█▎", "█▍", "█▌", "█▋", "█▊",
      "█▉",
      "██",
    ]
    #expect(texts == cells.map { "▕\($0)▏" })
  }
}
