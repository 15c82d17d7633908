import Testing
import Visor
import VisorTerminal

@Suite struct SpinnerTests {
  @Test("There are eighty of them at least, each with a name of its own")
  func names() {
    let names = Spinner.all.map(\.name)
    #expect(names.count >= 80 && Set(names).count == names.count && names == names.sorted())
    #expect(names.map { Spinner.named($0)?.name } == names)
    #expect(Spinner.named("no such thing") == nil)
  }

  @Test(
    "Those that people know by name are there",
    arguments: """
      dots dots2 dots3 dots4 dots5 dots6 dots7 dots8 dots9 dots10 dots11 dots12 dots13 dots14 dots8Bit
      dotsCircle sand line line2 pipe simpleDots simpleDotsScrolling star star2 flip hamburger
      growVertical growHorizontal balloon balloon2 noise bounce boxBounce boxBounce2 triangle binary
      arc circle squareCorners circleQuarters circleHalves squish toggle toggle2 toggle3 toggle4
      toggle5 toggle6 toggle7 toggle8 toggle9 toggle10 toggle11 toggle12 toggle13 arrow arrow3
      bouncingBar bouncingBall smiley monkey hearts clock earth material moon runner pong shark dqpb
      weather christmas point layer betaWave fingerDance soccerHeader mindblown speaker orangePulse
      bluePulse orangeBluePulse timeTravel aesthetic dot minidot jump pulse points globe meter
      """.split { $0.isWhitespace }.map(String.init))
  func known(name: String) {
    #expect(Spinner.named(name) != nil)
  }

  @Test("All pictures of a spinner have one width, no control, and a time", arguments: Spinner.all)
  func pictures(spinner: Spinner) {
    let widths = Set(spinner.frames.map(DisplayWidth.of))
    #expect(widths == [spinner.width] && (1...20).contains(spinner.width))
    #expect(spinner.frames.map { Neutral.line($0) } == spinner.frames)
    #expect((Duration.milliseconds(17)...(.seconds(1))).contains(spinner.interval))
    #expect(Set(spinner.frames).count > 1 || spinner.name == "still")
  }

  @Test("What is marked as ASCII is ASCII, and there is a choice of those")
  func ascii() {
    let marked = Spinner.all.filter(\.isASCII)
    let others = marked.flatMap(\.frames).joined().unicodeScalars.filter { !$0.isASCII }
    #expect(marked.count >= 20 && others.isEmpty)
  }

  @Test("A spinner turns by its interval and comes round")
  func frames() {
    let spinner = Spinner("turn", ["|", "/", "-", "\\"], every: .milliseconds(80))
    let seen = [0, 79, 80, 160, 240, 320, -1, -80, -81].map {
      spinner.frame(at: .milliseconds($0))
    }
    #expect(seen == ["|", "|", "/", "-", "\\", "|", "\\", "\\", "-"])
  }

  @Test("The next picture is due after the moment, and until then nothing changes")
  func next() {
    let moments = [Int64.min, -160_000_001, -80_000_000, 0, 1, 79_999_999, 80_000_000, 1 << 60]
    let wrong = moments.map { Moment(nanoseconds: $0) }.filter { moment in
      let next = Spinner.dots.nextFrame(after: moment)
      let before = Moment(nanoseconds: next.nanoseconds - 1)
      return next <= moment || Spinner.dots.frame(at: before) != Spinner.dots.frame(at: moment)
    }
    #expect(wrong == [])
    #expect(Spinner.dots.nextFrame(after: Moment(nanoseconds: .max)) == Moment(nanoseconds: .max))
  }

  @Test("A calm spinner changes once a second")
  func calm() {
    let seen = stride(from: 0, to: 10_000, by: 50).map {
      Spinner.dots.calm.frame(at: .milliseconds($0))
    }
    let changes = zip(seen, seen.dropFirst()).count { $0 != $1 }
    #expect(changes == 9)
  }

  @Test(
    "Whatever a spinner is made of, it has pictures of one width without controls",
    arguments: [
      ([], [" "], 1), (["a", "日", ""], ["a ", "日", "  "], 2),
      (["\u{1B}[2J\r\n", "\u{202E}x"], [" ", "x"], 1), ([""], [" "], 1),
    ] as [([String], [String], Int)])
  func total(frames: [String], shown: [String], width: Int) {
    let spinner = Spinner("mine", frames, every: .zero)
    #expect(spinner.frames == shown)
    #expect(spinner.width == width && spinner.interval == .milliseconds(17))
    #expect(Spinner("slow", frames, every: .seconds(Int64.max)).interval == .seconds(1))
  }
}
