import Testing
import VisorTestSupport
import Visor

@testable import VisorCommand

@Suite struct FollowedTextTests {
  @Test(
    "Lines become work, outcomes and log lines",
    arguments: [
      (
        [
          #"{"event":"begin","id":1,"message":"Copying","total":4}"#,
          #"{"event":"advance","id":1,"by":3}"#,
          #"{"event":"update","id":1,"detail":"b.txt"}"#,
        ], ["end Copying b.txt: lost"], true
      ),
      (
        [
          #"{"event":"begin","message":"A"}"#, #"{"event":"end","outcome":"success"}"#,
          #"{"event":"begin","message":"B"}"#,
          #"{"event":"end","outcome":"failure","message":"M","detail":"D"}"#,
          #"{"event":"begin","message":"C"}"#, #"{"event":"end","outcome":"warning"}"#,
          #"{"event":"begin","message":"D"}"#, #"{"event":"end","outcome":"info"}"#,
          #"{"event":"begin","message":"E"}"#, #"{"event":"end"}"#,
          #"{"event":"begin","message":"F"}"#, #"{"event":"end","outcome":"cancelled"}"#,
          #"{"event":"begin","message":"G"}"#, #"{"event":"end","outcome":"timed-out"}"#,
          #"{"event":"begin","message":"H"}"#,
          #"{"event":"end","outcome":"lost","message":"I"}"#,
        ],
        [
          "end A: success", "end B: failure M D", "end C: warning", "end D: info", "end E: ended",
          "end F: cancelled", "end G: timedOut", "end I: lost",
        ], false
      ),
      (
        [
          #"{"event":"flash","message":"news"}"#,
          #"{"event":"flash","outcome":"success","message":"m","detail":"d"}"#,
          #"{"event":"flash","outcome":"none","message":"m"}"#,
          #"{"event":"log","message":"a\nb"}"#,
        ], ["info news", "success m d", "log a\nb"], false
      ),
      (
        [
          #"{"event":"begin","id":"a","message":"A"}"#,
          #"{"event":"begin","id":"a","source":"s","message":"B"}"#,
          #"{"event":"end","id":"a","outcome":"success"}"#,
          #"{"event":"hide","source":"s"}"#,
        ], ["end A: success", "end B: hidden"], false
      ),
      (
        [
          #"{"event":"begin","id":"b","message":"B"}"#,
          #"{"event":"begin","id":"a","message":"A"}"#,
          #"{"event":"close"}"#, "nonsense", "50",
        ], ["end B: lost", "end A: lost"], true
      ),
      (["10", "# Copying", "100"], ["end Copying: success"], false),
      (["10", "99.9"], ["end Title: lost"], true),
      (["100", "10"], ["end Title: lost"], true),
      (["XXX", "100", "Co", "pied"], ["end Co pied: success"], false),
      (
        ["XXX", "100", "Copied", #"{"event":"log","message":"l"}"#, "# Text"],
        ["log l", "end Text: success"], false
      ),
      (["", "  ", "\t", "\r"], [], false),
      (
        ["\u{FEFF}{\"event\":\"log\",\"message\":\"l\"}", "\u{FEFF}50"],
        [
          "log l",
          "warning input, line 2: no event, no percentage and no \u{22}# text\u{22}; the line is skipped.",
        ],
        false
      ),
    ] as [([String], [String], Bool)])
  func lines(lines: [String], events: [String], hasLost: Bool) {
    let followed = Followed(lines.joined(separator: "\n"))
    #expect(followed.events == events && followed.hasLost == hasLost)
  }

  @Test("Parts count for their whole, and cannot be begun for what does not run")
  func parts() {
    let hud = HUD()
    var work = FollowedWork(hud: hud, title: "")
    var text = FollowedText(name: "input", input: 0)
    text.take(
      Array(
        """
        {"event":"begin","id":"w","message":"Whole","total":10}
        {"event":"begin","id":"p","parent":"w","weight":5,"total":2,"completed":1}
        {"event":"begin","id":"q","parent":"x"}

        """.utf8), &work)
    let sample = hud.sample(since: .init(), first: 3)
    #expect(sample.presentation.running.first.map(\.progress) == [0.25, 0.5, nil])
    #expect(sample.described == ["warning input, line 3: no work with the id \"x\" runs."])
    _ = text.finish(&work)
  }

  @Test("Of each kind of fault the first is told, and how many there were")
  func faults() {
    let lines = [
      "Copying…", "{", #"{"event":"end","id":"a"}"#, #"{"event":"begin","total":"9"}"#,
      #"{"event":"begin"}"#, "Copying…", "101", "{}", "[]", #"{"event":"advance","id":"\u001b"}"#,
      #"{"event":"end","visor":2}"#, #"{"event":"hide","visor":3}"#, #"{"event":"x"}"#,
      String(repeating: "5", count: 70_000),
    ]
    #expect(
      Followed(lines.joined(separator: "\n")).events == [
        ##"warning input, line 1: no event, no percentage and no "# text"; the line is skipped."##,
        "warning input, line 2: not in JSON, since a name in quotation marks is missing at byte 2; the line is skipped.",
        #"warning input, line 3: no work with the id "a" runs."#,
        #"warning input, line 4: "total" cannot have this value, and is passed over."#,
        #"warning input, line 5: work with the id "" runs already."#,
        "warning input, line 7: a percentage is from 0 to 100; the line is skipped.",
        #"warning input, line 8: the member "event" is missing; the line is skipped."#,
        "warning input, line 11: written for version 2 of the form; what version 1 has not is passed over.",
        "end : ended",
        #"warning input, line 13: no event is named "x"; the line is skipped."#,
        "warning input, line 14: longer than 65536 bytes; the line is skipped.",
        "warning input: 3 more lines had such faults.",
      ])
  }

  @Test("Counters stay within their range")
  func counters() {
    let hud = HUD()
    var work = FollowedWork(hud: hud, title: "")
    var text = FollowedText(name: "input", input: 0)
    let lines = [
      #"{"event":"begin","total":1e99,"completed":5e18}"#, #"{"event":"advance","by":5e18}"#,
      #"{"event":"update","progress":1e999}"#,
    ]
    text.take(Array((lines.joined(separator: "\n") + "\n").utf8), &work)
    let measure = hud.sample(since: .init()).presentation.running.first.first?.measure
    #expect([measure?.completed, measure?.total] == [.max, .max])
    _ = text.finish(&work)
  }

  @Test("So much work at once is enough")
  func tooMany() {
    let lines = (0...FollowedWork.most).map { #"{"event":"begin","id":\#($0)}"# }
    let followed = Followed(lines.joined(separator: "\n"))
    #expect(
      followed.events.filter { $0.hasPrefix("warning") }
        == ["warning input, line 4097: more than 4096 works at once; the line is skipped."])
  }

  @Test("Any lines say the same wherever they are cut, and leave no work", arguments: 0..<20)
  func anyLines(seed: UInt64) {
    let lines = Array(
      """
      {"visor":1,"event":"begin","id":"a","source":"s","message":"m","total":10,"unit":"bytes"}
      {"event":"update","id":"a","source":"s","completed":5,"progress":0.5}
      42
      # text
      XXX
      50
      XXX
      {"event":"end","id":"a","source":"s","outcome":"success"}
      {"event":"begin","parent":"b","weight":-1}
      100
      """.utf8)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let bytes = random.mangled(lines)
      let cut = Int.random(in: 0...bytes.count, using: &random)
      let whole = Followed([bytes[...]])
      #expect(whole == Followed([bytes[..<cut], bytes[cut...]]) && whole.runningCount == 0)
    }
  }
}

/// What a HUD shows of an input.
private struct Followed: Equatable {
  let hasLost: Bool
  let runningCount: Int
  let events: [String]

  init(_ text: String) {
    self.init([Array(text.utf8)[...]])
  }

  init(_ pieces: [ArraySlice<UInt8>]) {
    var settings = Settings()
    settings.journalCapacity = 10_000
    let hud = HUD(settings)
    var work = FollowedWork(hud: hud, title: "Title")
    var text = FollowedText(name: "input", input: 0)
    for piece in pieces { text.take(piece, &work) }
    hasLost = text.finish(&work)
    let sample = hud.sample(since: .init())
    runningCount = sample.presentation.running.count
    events = sample.described
  }
}

extension Sample {
  fileprivate var described: [String] {
    journal.entries.map { entry in
      switch entry.event {
      case .end(let end):
        "end \(words(end.message, end.detail)): \(end.flash.map(described) ?? end.reason.rawValue)"
      case .flash(let flash): described(flash)
      case .log(let line): "log \(line)"
      case .diagnostic(let sentence): "diagnostic \(sentence)"
      }
    }
  }

  private func described(_ flash: Flash) -> String {
    words(flash.kind.rawValue, flash.message, flash.detail)
  }

  private func words(_ words: String...) -> String {
    words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
