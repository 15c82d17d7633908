import Testing
import Visor
import VisorTestSupport
@testable import VisorTerminal

@Suite struct TaskbarTests {
  @Test(
    "Only terminals that are known to take it get it, unless the person says otherwise",
    arguments: [
      ([:], false),
      (["WT_SESSION": "4c"], true), (["WT_SESSION": ""], false),
      (["ConEmuANSI": "ON"], true), (["ConEmuANSI": "OFF"], false),
      (["TERM_PROGRAM": "ghostty"], false),
      (["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.1.3"], false),
      (["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.2.0-main+8"], true),
      (["TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.10"], true),
      (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.14"], false),
      (["TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.6.6"], true),
      (["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-110809-5046fc22"], false),
      (["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20260101-000000-abcdef12"], true),
      (["TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "x"], false),
      (["KONSOLE_VERSION": "241202"], false), (["KONSOLE_VERSION": "250401"], true),
      (["VTE_VERSION": "7802"], false), (["VTE_VERSION": "8000"], true),
      (["TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "460"], false),
      (["KITTY_WINDOW_ID": "1"], false),
      (["WT_SESSION": "4c", "TMUX": "/tmp/tmux-0/default,1,0"], false),
      (["WT_SESSION": "4c", "STY": "1.pts"], false),
      (["WT_SESSION": "4c", "VISOR_TASKBAR": "0"], false),
      (["WT_SESSION": "4c", "VISOR_TASKBAR": ""], true),
      (["TMUX": "/tmp/tmux-0/default,1,0", "VISOR_TASKBAR": "1"], true),
    ] as [([String: String], Bool)])
  func terminals(variables: [String: String], isKnown: Bool) {
    let found = [true, false].map { isTerminal in
      TerminalEnvironment(isTerminal: isTerminal) { variables[$0] }.hasTaskbar
    }
    #expect(found == [isKnown, false])
  }

  private static func stage() -> LiveStage { LiveStage(40, 6, variables: ["WT_SESSION": "4c"]) }

  @Test("It says how far the work is that is no part of other work, and goes with it")
  func life() {
    var stage = Self.stage()
    var seen: [Screen.TaskbarProgress] = []
    func look(_ milliseconds: Int64) {
      stage.after(milliseconds)
      seen.append(stage.screen.taskbarProgress)
    }
    let first = stage.hud.begin("One", total: 10)
    look(50)
    look(100)
    first.advance(by: 3)
    let part = first.begin("Part", weight: 0)
    let second = stage.hud.begin("Two")
    look(300)
    second.progress = 0.9
    look(300)
    first.pause()
    second.end()
    look(300)
    part.end()
    first.fail("No")
    look(300)
    look(2_000)
    #expect(
      seen == [
        .none, .running(percent: 0), .running(percent: 30), .running(percent: 60),
        .paused(percent: 30), .failed(percent: 100), .none,
      ])
    #expect(stage.screen.unrecognized == [])
  }

  @Test("Work that nobody can measure is seen to run, and once more every ten seconds")
  func indeterminate() {
    var stage = Self.stage()
    let work = stage.hud.begin("One")
    var count = 0
    for _ in 0..<250 {
      stage.after(100)
      count += String(decoding: stage.written, as: UTF8.self).ranges(of: "]9;4;3").count
    }
    #expect(stage.screen.taskbarProgress == .indeterminate)
    #expect(count == 3)
    work.end()
  }

  @Test("It changes four times a second at most")
  func pace() {
    var stage = Self.stage()
    let work = stage.hud.begin("One", total: 1000)
    stage.after(150)
    var seen: [Screen.TaskbarProgress] = []
    for _ in 0..<100 {
      work.advance(by: 10)
      stage.after(10)
      seen.append(stage.screen.taskbarProgress)
    }
    #expect(Set(seen).count == 5)
    work.end()
  }

  @Test("It is taken away on every way out, and comes back after a stop")
  func ways() {
    var stage = Self.stage()
    var seen: [Screen.TaskbarProgress] = []
    let work = stage.hud.begin("One", total: 10)
    func look() { seen.append(stage.screen.taskbarProgress) }
    stage.after(150)
    look()
    stage.restore()
    look()
    stage.after(80)
    look()
    _ = stage.finish()
    look()
    stage.restart()
    stage.after(80)
    look()
    work.end()
    _ = stage.finish()
    look()
    let some = Screen.TaskbarProgress.running(percent: 0)
    #expect(seen == [some, .none, some, .none, some, .none])
    #expect(stage.screen.isCursorVisible && stage.screen.unrecognized == [])
  }

  @Test("A program, and other terminals, can do without")
  func without() {
    let variables = ["WT_SESSION": "4c", "TERM": "xterm"]
    let environment = TerminalEnvironment(isTerminal: true) { variables[$0] }
    let words = Words()
    #expect(
      [
        Look(environment, words: words), Look(environment, taskbar: false, words: words),
        Look(environment, mode: .plain, words: words),
      ].map { $0.taskbar != nil } == [true, false, false])
  }
}
