import Testing
import VisorTerminal
import VisorTestSupport

@Suite("The bytes of a frame") struct FrameBytesTests {
  private static let spinner = ["⠋", "⠙"]

  private func row(_ turn: Int, _ label: String = "Building the package") -> Row {
    Row([
      .init(Self.spinner[turn], Style(.cyan)), .init(" "), .init(label, Style(.standard, .bold)),
    ])
  }

  @Test("The first frame hides the cursor and comes back to the start of its row")
  func first() {
    var screen = PaintedScreen(columns: 80, rows: 24)
    screen.frame("Building")
    #expect(screen.text == "␛[?25l␛[?7lBuilding\r␛[?7h")
  }

  @Test("A frame like the last one is empty")
  func unchanged() {
    var screen = PaintedScreen(columns: 80, rows: 24)
    screen.frame([row(0), row(1)])
    screen.frame([row(0), row(1)])
    #expect(screen.written == [])
  }

  @Test("A spinner that turned alone takes twelve bytes")
  func spinner() {
    var screen = PaintedScreen(columns: 80, rows: 24)
    screen.frame([row(0)])
    screen.frame([row(1)])
    #expect(screen.text == "␛[36m⠙␛[m\r" && screen.written.count == 12)
  }

  @Test(
    "Spinners of several rows take sixteen bytes a row and sixteen for the bracket",
    arguments: 2...20)
  func spinners(count: Int) {
    var screen = PaintedScreen(columns: 80, rows: 24)
    screen.frame(Array(repeating: row(0), count: count))
    screen.frame(Array(repeating: row(1), count: count))
    #expect(screen.written.count <= 16 + 16 * count && screen.shown == screen.expected)
  }

  @Test("Several rows turn in one bracket and one colour")
  func bracket() {
    var screen = PaintedScreen(columns: 80, rows: 24)
    screen.frame([row(0), row(0)])
    screen.frame([row(1), row(1)])
    #expect(screen.text == "␛[?2026h␛[36m⠙\n\r⠙␛[m␛[A\r␛[?2026l")
  }

  @Test("A change in one row of several needs no bracket")
  func oneOfSeveral() {
    var screen = PaintedScreen(columns: 80, rows: 24)
    screen.frame("one", "two", "a longer row with 41 %")
    screen.frame("one", "two", "a longer row with 42 %")
    #expect(screen.text == "\n\n␛[20G2␛[2A\r")
  }

  @Test("Without colours no SGR is written")
  func plain() {
    var screen = PaintedScreen(columns: 80, rows: 24, palette: .none)
    screen.frame([row(0), row(1)])
    screen.frame([row(1), row(1)])
    #expect(screen.text == "⠙\r")
  }

  @Test("A shorter row is erased to its end, fewer rows to the end of the screen")
  func shorter() {
    var screen = PaintedScreen(columns: 80, rows: 24)
    screen.frame("a first row of some length", "a second row")
    screen.frame("a first row of some")
    #expect(screen.text == "␛[?2026h␛[20G␛[K\n\r␛[J␛[A␛[?2026l")
  }

  @Test("No rows take the display away and show the cursor")
  func empty() {
    var screen = PaintedScreen(columns: 80, rows: 24)
    screen.frame("Building")
    screen.frame()
    #expect(screen.text == "␛[J␛[?25h")
  }

  @Test("What terminals measure differently is followed by an absolute column")
  func fragile() {
    var screen = PaintedScreen(columns: 80, rows: 24, palette: .none)
    screen.frame("👍🏽 done")
    #expect(screen.text == "␛[?25l␛[?7l👍🏽␛[3G done\r␛[?7h")
  }

  @Test("Controls in a row are left out")
  func controls() {
    var screen = PaintedScreen(columns: 80, rows: 24, palette: .none)
    screen.frame("a\u{1B}b\nc\u{9B}d\u{7F}")
    #expect(screen.text == "␛[?25l␛[?7labcd\r␛[?7h")
  }

  @Test("A frame never costs more than all rows anew", arguments: 0..<300)
  func noDearer(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var screen = PaintedScreen(columns: 30, rows: 8)
    screen.frame("")
    for _ in 0..<12 {
      let rows = RandomRows.rows(&random)
      let isHidden = !screen.screen.isCursorVisible
      screen.frame(rows)
      var whole = PaintedScreen(columns: 30, rows: 8)
      whole.frame(rows)
      let all = whole.unbracketed + (isHidden ? 3 - 6 : 0)
      #expect(screen.unbracketed <= (rows.isEmpty ? 9 : all), "\(screen.text) \(whole.text)")
      #expect(screen.shown == screen.expected)
    }
  }
}
