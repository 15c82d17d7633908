import Testing
import VisorTerminal
import VisorTestSupport

@Suite("What a signal handler writes") struct RestorationTests {
  private func screen(
    after ending: FramePainter.Ending, _ prepare: (inout PaintedScreen) -> Void
  ) -> Screen {
    var painted = PaintedScreen()
    prepare(&painted)
    var screen = painted.screen
    screen.feed(painted.painter.restoration(ending))
    return screen
  }

  @Test("Nothing where nothing was changed")
  func untouched() {
    #expect(FramePainter().restoration(.erasing) == [])
  }

  @Test("Rows erased, output going on where it stopped")
  func erasing() {
    let screen = screen(after: .erasing) {
      $0.pass("\u{1B}[31mhalf")
      $0.frame("one", "two")
    }
    #expect(screen.transcript == "half" && screen.cursor == .init(row: 0, column: 4))
    #expect(screen.isCursorVisible)
  }

  @Test("Rows kept, output going on beneath")
  func keeping() {
    let screen = screen(after: .keeping) { $0.frame("one", "two") }
    #expect(screen.transcript == "one\ntwo" && screen.cursor == .init(row: 2, column: 0))
    #expect(screen.isCursorVisible)
  }

  @Test("It fits its buffer, also on the largest screen; a smaller one gets nothing")
  func capacity() {
    var painter = FramePainter()
    var out: [UInt8] = []
    let size = ScreenSize(columns: .max, rows: .max)
    painter.pass(Array(repeating: 0x61, count: 60_000), size: size, into: &out)
    painter.frame(Array(repeating: Row("x"), count: 60_000), size: size, into: &out)
    let lengths = [FramePainter.restorationCapacity, 8].map { capacity in
      [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        count = painter.restoration(.erasing, into: buffer)
      }
    }
    #expect(lengths == [painter.restoration(.erasing), []])
    #expect(painter.restoration(.keeping).count <= FramePainter.restorationCapacity)
  }
}
