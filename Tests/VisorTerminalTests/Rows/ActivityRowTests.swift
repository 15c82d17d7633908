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
    let (theme, row) = (TerminalTheme.ascii, ActivityRow(theme: .ascii))
    var columns = RowColumns()
    let long = ActivityParts(
      .sketch("A long name", measure: .sketch(1, of: 1000)), theme, Words())
    row.fit(long, into: &columns, width: 60)
    let short = ActivityParts(.sketch("Short", measure: .sketch(1, of: 2)), theme, Words())
    #expect(
      row.row(short, at: .zero, columns, width: 60).text
        == "| Short        [=============             ]   50%        1/2")
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

  private static let themes: [TerminalTheme] =
    [.standard, .ascii, .blocks] + [odd.sound, odd.sound.inASCII, TerminalTheme.blocks.inASCII]
    + TerminalTheme.Part.allCases.map { part in
      var theme = TerminalTheme("\(part)")
      theme.layout = [part]
      return theme.sound
    }

  /// One in which nothing is as it should be.
  private static let odd: TerminalTheme = {
    var theme = TerminalTheme("odd")
    theme.spinner = Spinner("wide", ["日本", "\u{1B}[2J", "👩🏻‍❤️‍💋‍👨🏼"], every: .zero)
    theme.bar = TerminalTheme.Bar(
      full: "日", partial: ["\u{301}", "ab"], empty: "\n", left: "\u{1B}]0;t\u{7}«", right: "日本",
      widths: -5...Int.max)
    theme.marks.ellipsis = "…日\r"
    theme.indent = "└\n"
    theme.separator = " │ \u{9B}1m"
    theme.layout = [.percent, .bar, .percent, .message, .spinner, .rate, .detail, .elapsed, .time]
    theme.rowLimit = -3
    return theme
  }()

  @Test("No row is wider than it may be, and none holds a control", arguments: themes)
  func total(theme: TerminalTheme) {
    var wrong: [String] = []
    for text in Self.texts {
      let activities = Self.measures.enumerated().map { place, measure in
        Presentation.Activity.sketch(
          text, detail: String(text.reversed()), measure: measure, slot: Int32(place),
          parent: place == 0 ? nil : Int32(place - 1))
      }
      let parts = Nesting(activities).arranged.map {
        ActivityParts($0.activity, theme, Words(), level: $0.level)
      }
      for width in [-1] + Array(0...20) + [30, 40, 50, 80, 120, 300] {
        let shared = rows(parts, width: width, theme)
        for row in shared + parts.flatMap({ rows([$0], width: width, theme) }) {
          let isSafe = row.text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control && !$0.properties.isBidiControl
          }
          let fits = DisplayWidth.of(row.text) <= max(0, width) && row.width <= max(0, width)
          if !isSafe || !fits { wrong.append("\(width): \(row.text.debugDescription)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("Parts of a whole stand beneath it, moved in, and their bars beneath its bar")
  func nested() {
    let activities: [Presentation.Activity] = [
      .sketch("Backup", measure: .sketch(1, of: 4), slot: 1),
      .sketch("Alone", slot: 2),
      .sketch("Photos", measure: .sketch(3, of: 4), slot: 3, parent: 1),
      .sketch("2024", slot: 4, parent: 3),
      .sketch("Lost", slot: 5, parent: 9),
    ]
    #expect(
      rows(activities, width: 40).map(\.text) == [
        "⠋ Backup    ━━━━─────────────   25%  1/4",
        "  ⠋ Photos  ━━━━━━━━━━━━╸────   75%  3/4",
        "    ⠋ 2024",
        "⠋ Alone",
        "⠋ Lost",
      ])
    #expect(
      rows(activities, width: 12).map(\.text) == [
        "⠋ Backup", "  ⠋ Photos", "  ⠋ 2024", "⠋ Alone", "⠋ Lost",
      ])
  }

  @Test("Parts are moved in only so far, and circles are no reason to lose anybody")
  func deep() {
    let chain = (0..<40).map {
      Presentation.Activity.sketch("x", slot: Int32($0), parent: $0 == 0 ? nil : Int32($0 - 1))
    }
    let depths = rows(chain, width: 80).map { $0.text.prefix { $0 == " " }.count }
    #expect(depths == (0..<40).map { min(16, $0 * 2) })
    #expect(rows(chain, width: 16).map { $0.text.prefix { $0 == " " }.count }.max() == 4)
    let itself = Presentation.Activity.sketch("x", slot: 3, parent: 3)
    #expect(rows([itself], width: 16).map(\.text) == ["⠋ x"])
  }

  @Test(
    "The parts stand in the order of the layout",
    arguments: [
      (
        [.percent, .bar, .message, .detail],
        " 37%  ━━━╸──────  Fetching sources  mirror-3.example.org"
      ),
      ([.message, .bar], "Fetching sources  ━━━╸──────"),
      ([.message, .percent, .detail, .spinner], "Fetching sources   37%  mirror-3.example.org  ⠋"),
      ([.bar], "━━━╸──────"), ([.percent], " 37%"), ([.detail], "mirror-3.example.org"),
      ([.spinner], "⠋"), ([.spinner, .count, .rate], "⠋ 17.8/48.0 MiB  13.0 MiB/s"),
      ([.elapsed, .remaining], "3s left"), ([], "⠋ Fetching sources"),
    ] as [([TerminalTheme.Part], String)])
  func order(layout: [TerminalTheme.Part], text: String) {
    var theme = TerminalTheme("mine")
    theme.layout = layout
    theme.bar.widths = 10...10
    #expect(rows([Self.fetching], width: 80, theme.sound).map(\.text) == [text])
  }

  @Test("Separators stand between parts that are there")
  func separators() {
    var theme = TerminalTheme("mine")
    theme.separator = " · "
    theme.layout = [.spinner, .message, .percent, .count, .time]
    let activities: [Presentation.Activity] = [
      .sketch("Compiling", measure: .sketch(67, of: 240, remaining: .seconds(4))),
      .sketch("Reading", measure: .sketch(12, elapsed: .zero)),
      .sketch("Waiting", measure: .sketch(elapsed: .seconds(2))),
    ]
    #expect(
      rows(activities, width: 60, theme.sound).map(\.text) == [
        "⠋ Compiling ·  27% ·  67/240 · 4s left",
        "⠋ Reading          ·      12",
        "⠋ Waiting   · 2s",
      ])
  }
}
