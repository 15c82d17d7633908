import Testing
import Visor
import VisorTerminal
import VisorTestSupport

/// What a frame of rows costs, and how often there is one.
@Suite struct LiveFrameTests {
  @Test("Nothing is written while nothing changes, and nothing is due")
  func still() {
    var stage = LiveStage(40, 6)
    let work = stage.hud.begin("Linking")
    stage.after(160)
    stage.after(1)
    #expect(stage.written == [])
    #expect(stage.nextFrame() == .milliseconds(240))
    work.succeed()
    stage.after(0)
    stage.after(5_000)
    #expect(stage.written == [])
    #expect(stage.nextFrame() == nil)
  }

  @Test("A frame in which only the spinner turns takes at most sixteen bytes")
  func spinnerFrame() {
    var stage = LiveStage(80, 24, .basic)
    let work = stage.hud.begin("Fetching", detail: "something", completed: 5, total: 10)
    stage.after(10_080)
    var most = 0
    for _ in 0..<11 {
      stage.after(80)
      most = max(most, stage.written.count)
    }
    #expect(most <= 16)
    work.end()
  }

  @Test("Numbers change four times a second at most, the bar as it likes")
  func figures() {
    var stage = LiveStage(60, 9)
    let work = stage.hud.begin("Copying", total: 1000)
    stage.after(1000)
    var seen: [String] = []
    for _ in 0..<100 {
      work.advance(by: 10)
      seen.append(stage.after(10))
    }
    let counts = seen.map { $0.split(separator: " ").first { $0.contains("/1000") } }
    #expect(zip(counts, counts.dropFirst()).count { $0 != $1 } == 4)
    let bars = Set(seen.map { $0.filter { $0 == "━" || $0 == "╸" } })
    #expect(bars.count >= 25)
    work.end()
  }

  @Test("Under reduced motion nothing changes more than once a second")
  func calm() {
    var stage = LiveStage(60, 9, theme: .quiet)
    let work = stage.hud.begin("Copying", total: 1000)
    stage.after(1000)
    var frames = 0
    for _ in 0..<500 {
      work.advance()
      stage.after(20)
      if !stage.written.isEmpty { frames += 1 }
    }
    #expect((9...10).contains(frames))
    #expect(stage.nextFrame() == .milliseconds(12_000))
    work.end()
  }

  @Test("Rows in which only the spinners turn take sixteen bytes each, and sixteen for the bracket")
  func spinnerFrames() {
    var stage = LiveStage(80, 24, .basic)
    let works = (1...9).map { stage.hud.begin("Fetching \($0)", completed: 5, total: 10) }
    stage.after(10_080)
    var most = 0
    for _ in 0..<11 {
      stage.after(80)
      most = max(most, stage.written.count)
    }
    #expect(most <= 16 + 16 * works.count)
    for work in works { work.end() }
  }

  @Test("Ten seconds of a bar with rate and time left take three hundred bytes a second at most")
  func bytes() {
    var stage = LiveStage(80, 24, .basic)
    let work = stage.hud.begin("Copying", total: 1000)
    stage.after(100)
    var bytes = 0
    for _ in 0..<1000 {
      work.advance()
      if stage.nextFrame().map({ $0 <= stage.hud.now + .milliseconds(10) }) == true {
        stage.after(10)
        bytes += stage.written.count
      } else {
        stage.time.advance(by: .milliseconds(10))
      }
    }
    #expect(bytes <= 3000)
    work.end()
  }
}
