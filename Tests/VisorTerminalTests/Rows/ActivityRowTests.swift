import Testing
@testable import Visor
@testable import VisorTerminal

@Suite struct ActivityRowTests {
  private static let fetching = Presentation.Activity.sketch(
    "Fetching sources", detail: "mirror-3.example.org",
    measure: .sketch(
      18_664_653, of: 48 << 20, unit: .bytes, rate: 13_631_488, remaining: .milliseconds(2300)))

  @Test(
    "Where there is little room the detail gives way, then message and bar, then numbers",
    arguments: [
      (
        120,
        "⠋ Fetching sources  mirror-3.example.org  ━━━━━━━━━━━───────────────────   37%  "
          + "17.8/48.0 MiB  13.0 MiB/s  3s left"
      ),
      (
        100,
        "⠋ Fetching sources  mirror-3.example.org  ━━━━━╸──────────   37%  17.8/48.0 MiB  13.0 MiB/s"
          + "  3s left"
      ),
      (
        90,
        "⠋ Fetching sources  mirror-3.exampl…  ━━━╸──────   37%  17.8/48.0 MiB  13.0 MiB/s  3s left"
      ),
      (80, "⠋ Fetching sources  ━━━━━━╸───────────   37%  17.8/48.0 MiB  13.0 MiB/s  3s left"),
      (70, "⠋ Fetching sources  mirror-…   37%  17.8/48.0 MiB  13.0 MiB/s  3s left"),
      (50, "⠋ Fetch…   37%  17.8/48.0 MiB  13.0 MiB/s  3s left"),
      (40, "⠋ Fetchin…   37%  17.8/48.0 MiB  3s left"),
      (30, "⠋ Fetching sou…   37%  3s left"),
      (20, "⠋ Fetching so…   37%"),
      (14, "⠋ Fetch…   37%"),
      (10, "⠋ Fetchin…"),
      (3, "⠋ …"), (2, "⠋"), (1, "⠋"), (0, ""), (-1, ""),
    ])
  func givesWay(width: Int, text: String) {
    #expect(rows([Self.fetching], width: width).map(\.text) == [text])
  }

  @Test(
    "Each kind of work has its row",
    arguments: [
      (Presentation.Activity.sketch("Linking"), "⠋ Linking"),
      (.sketch(""), "⠋ Working"),
      (.sketch("Linking", measure: .sketch(elapsed: .milliseconds(900))), "⠋ Linking"),
      (.sketch("Linking", measure: .sketch(elapsed: .milliseconds(61_900))), "⠋ Linking  1m 01s"),
      (.sketch("Linking", progress: 0.5), "⠋ Linking  ━━━━━━━━━━━━━━━───────────────   50%"),
      (.sketch("Reading", measure: .sketch(12, rate: 3.25)), "⠋ Reading  12  3.2/s"),
      (
        .sketch("Reading", measure: .sketch(3, of: 120, elapsed: .seconds(9), isPaused: true)),
        "⠋ Reading  ╸─────────────────────────────    2%    3/120  Paused"
      ),
      (
        .sketch("Nothing", measure: .sketch(of: 0)),
        "⠋ Nothing  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━  100%  0/0"
      ),
    ])
  func kinds(activity: Presentation.Activity, text: String) {
    #expect(rows([activity], width: 79).map(\.text) == [text])
  }

  @Test("Bars and numbers of several rows stand one above the other")
  func columns() {
    let activities = [
      Self.fetching,
      .sketch(
        "Compiling", detail: "with optimisation",
        measure: .sketch(67, of: 240, rate: 49, remaining: .seconds(4))),
      .sketch("Reading", measure: .sketch(12, rate: 3.25)),
      .sketch("Waiting for the device", measure: .sketch(elapsed: .seconds(1))),
    ]
    #expect(
      rows(activities, width: 90).map(\.text) == [
        "⠋ Fetching sources  mirror-3.exampl…  ━━━╸──────   37%  17.8/48.0 MiB  13.0 MiB/s  3s left",
        "⠋ Compiling  with optimisation        ━━╸───────   27%         67/240        49/s  4s left",
        "⠋ Reading                                                          12       3.2/s",
        "⠋ Waiting for the device              1s",
      ])
  }

  @Test("Columns never become narrower")
  func columnsStay() {
    var columns = RowColumns()
    columns.fit(
      ActivityParts(.sketch("A long name", measure: .sketch(1, of: 1000)), words: Words()))
    let short = ActivityParts(.sketch("Short", measure: .sketch(1, of: 2)), words: Words())
    let row = ActivityRow(glyphs: .ascii).row(short, at: .zero, columns, width: 60)
    #expect(row.text == "| Short        [=============             ]   50%        1/2")
  }

  private static let texts = [
    "", "a", "Building everything there is to be built", "日本語のファイルを読んでいます", "👩🏻‍❤️‍💋‍👨🏼👩🏻‍❤️‍💋‍👨🏼🇩🇪1️⃣",
    "e\u{301}\u{302}e\u{301}", "\u{301}\u{302}",
    "\u{1B}[2J\u{1B}]0;t\u{7}\u{9B}31mred\r\n\u{0}\u{7F}\t",
    "\u{202E}desrever\u{2066}", "می\u{200C}خواهم", String(repeating: "x", count: 5_000),
  ]
  private static let measures: [Measure?] = [
    nil, .sketch(elapsed: .seconds(Int64.max)), .sketch(1, of: 3, isPaused: true),
    .sketch(.max, of: .max, rate: 1e300, remaining: .seconds(Int64.max)),
    .sketch(.max, of: 0, unit: .bytes, rate: .nan),
    .sketch(.max, of: .max, unit: .bytes, rate: 9e14, remaining: .seconds(8_640_000)),
  ]

  @Test("No row is wider than it may be, and none holds a control", arguments: [true, false])
  func total(isUnicode: Bool) {
    let glyphs = isUnicode ? Glyphs.unicode : .ascii
    var wrong: [String] = []
    for text in Self.texts {
      let activities = Self.measures.map {
        Presentation.Activity.sketch(text, detail: String(text.reversed()), measure: $0)
      }
      let parts = activities.map { ActivityParts($0, words: Words()) }
      for width in 0...120 {
        let shared = rows(parts, width: width, glyphs: glyphs)
        for row in shared + parts.flatMap({ rows([$0], width: width, glyphs: glyphs) }) {
          let isSafe = row.text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control && !$0.properties.isBidiControl
          }
          let fits = DisplayWidth.of(row.text) <= width && row.width <= width
          if !isSafe || !fits { wrong.append("\(width): \(row.text.debugDescription)") }
        }
      }
    }
    #expect(wrong == [])
  }
}
