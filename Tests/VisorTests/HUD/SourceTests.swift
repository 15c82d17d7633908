import Synchronization
import Testing
import Visor
import VisorTestSupport

@Suite struct SourceTests {
  /// What is counted elsewhere.
  private final class Elsewhere: Sendable {
    let reading = Mutex(SourceReading())
    let asked = Atomic(0)

    func ask() -> SourceReading {
      asked.add(1, ordering: .relaxed)
      return reading.withLock { $0 }
    }
  }

  private let stage = Rehearsal()
  private let elsewhere = Elsewhere()

  private func followed() -> Activity {
    let activity = stage.hud.begin("Copying")
    activity.follow { [elsewhere] in elsewhere.ask() }
    return activity
  }

  @Test("Who looks sees what is counted elsewhere, and looks again soon")
  func counted() {
    let activity = followed()
    elsewhere.reading.withLock {
      $0.completed = 2
      $0.total = 4
    }
    let sample = stage.hud.sample(since: .init())
    let measure = sample.presentation.running.first.first?.measure
    #expect(
      measure?.completed == 2 && measure?.total == 4 && measure?.fraction == 0.5
        && sample.deadline == .milliseconds(100))
    withExtendedLifetime(activity) {}
  }

  @Test("Where no units are known a fraction is, and pauses are no time of work")
  func fraction() {
    let activity = followed()
    elsewhere.reading.withLock { $0.fraction = 0.25 }
    let before = stage.measure(after: 100)
    elsewhere.reading.withLock { $0.isPaused = true }
    let paused = stage.measure(after: 100)
    let later = stage.measure(after: 5000)
    #expect(
      before?.fraction == 0.25 && paused?.isPaused == true
        && later?.elapsed == paused?.elapsed)
    withExtendedLifetime(activity) {}
  }

  @Test("Looking wakes nobody, but for an end that is seen, once")
  func wakes() {
    let activity = followed()
    let before = stage.recorder.wakes
    for step in 1...3 {
      elsewhere.reading.withLock { $0.completed = step }
      stage.recorder.look(stage.hud)
    }
    let quiet = stage.recorder.wakes - before
    elsewhere.reading.withLock { $0.ending = .init(Flash(.success, "Copied")) }
    for _ in 0..<3 { stage.recorder.look(stage.hud) }
    #expect(quiet == 0 && stage.recorder.wakes - before == 1 && stage.endReasons == [.succeeded])
    withExtendedLifetime(activity) {}
  }

  @Test("Nothing is asked after the end, whoever ends it", arguments: ["end", "handle", "hide"])
  func over(how: String) {
    var activity: Activity? = followed()
    stage.recorder.look(stage.hud)
    switch how {
    case "end": activity?.succeed()
    case "handle": activity = nil
    default: stage.hud.hide()
    }
    let before = elsewhere.asked.load(ordering: .relaxed)
    stage.play(1000)
    #expect(before > 0 && elsewhere.asked.load(ordering: .relaxed) == before)
    withExtendedLifetime(activity) {}
  }

  @Test("A source may end other work, and let go of its last handle")
  func reentrant() {
    let hud = stage.hud
    let other = Mutex<Activity?>(hud.begin("Other"))
    let activity = stage.hud.begin("Copying")
    activity.follow {
      let last = other.withLock { $0.take() }
      last?.succeed()
      return SourceReading()
    }
    _ = hud.presentation()
    #expect(stage.endReasons == [.succeeded])
    withExtendedLifetime(activity) {}
  }

  @Test("Waiting until nothing is on screen sees an end that nobody else sees")
  func gone() async {
    let activity = followed()
    stage.play(1000)
    async let gone = stage.hud.untilGone()
    elsewhere.reading.withLock { $0.ending = .init() }
    for _ in 0..<1_000_000 {
      if stage.hud.presentation(first: 0).phase == .hidden { break }
      stage.time.advance(by: .milliseconds(10))
      await Task.yield()
    }
    #expect(await gone)
    withExtendedLifetime(activity) {}
  }
}
