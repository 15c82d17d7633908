import Synchronization
import Testing
import Visor
import VisorTestSupport

@Suite struct ThreadsTests {
  private static let threads = 8

  /// A number that any thread adds to.
  private final class Count: Sendable {
    private let value = Atomic(0)
    var now: Int { value.load(ordering: .acquiring) }

    func add() {
      value.add(1, ordering: .acquiringAndReleasing)
    }
  }

  /// A HUD whose journal keeps all that a test says.
  private func roomy() -> Rehearsal {
    var settings = Settings()
    settings.journalCapacity = 100_000
    return Rehearsal(settings)
  }

  /// How often something is in the journal, by what it is.
  private func tally(_ stage: Rehearsal) -> [String: Int] {
    let entries = stage.hud.sample(since: Journal.Cursor()).journal.entries
    return entries.reduce(into: [:]) { counts, entry in
      let kind =
        switch entry.event {
        case .end(let end): end.reason.rawValue
        case .flash: "flash"
        case .log: "log"
        case .diagnostic: "diagnostic"
        }
      counts[kind, default: 0] += 1
    }
  }

  @Test("No unit is lost that is counted from many threads, while others look")
  func counting() {
    let stage = Rehearsal()
    let work = stage.hud.begin("Counting", total: Self.threads * 5000)
    Threads.run(Self.threads + 2) { number in
      guard number < Self.threads else {
        for _ in 0..<200 {
          stage.time.advance(by: .milliseconds(1))
          stage.recorder.look(stage.hud)
        }
        return
      }
      for _ in 0..<5000 { work.advance() }
    }
    #expect(work.completed == Self.threads * 5000)
    #expect(stage.measure()?.fraction == 1)
    work.end()
  }

  @Test("Everything that many threads report is there, once each")
  func reporting() {
    let stage = roomy()
    let whole = stage.hud.begin("Whole")
    Threads.run(Self.threads) { number in
      for round in 0..<50 {
        let work = round.isMultiple(of: 2) ? stage.hud.begin("Work") : whole.begin("Part")
        work.total = 4
        work.advance(by: round)
        work.message = "Work of \(number)"
        work.progress = 0.5
        work.pause()
        work.resume()
        stage.hud.log("\(number) \(round)")
        stage.hud.flash(.info, work.message)
        switch round % 5 {
        case 0: work.succeed("Done")
        case 1: work.fail("Failed")
        case 2: work.cancel()
        case 3: work.end(after: .milliseconds(1))
        default: break
        }
      }
    }
    whole.end()
    stage.time.advance(by: .seconds(1))
    let each = Self.threads * 10
    #expect(stage.hud.presentation().running.count == 0)
    #expect(
      tally(stage) == [
        "succeeded": each, "failed": each, "cancelled": each, "ended": each + 1,
        "abandoned": each, "diagnostic": each, "flash": 5 * each, "log": 5 * each,
      ])
  }

  @Test("Surfaces come, look and go on many threads while others report and time passes")
  func surfaces() {
    let stage = roomy()
    Threads.run(Self.threads) { number in
      let surface = RecorderSurface()
      for round in 0..<50 {
        switch number % 4 {
        case 0:
          stage.hud.attach(surface)
          surface.look(stage.hud)
          stage.hud.detach(surface)
        case 1: stage.time.advance(by: .milliseconds(70))
        case 2: stage.hud.begin("\(round)", instant: true).succeed("Done")
        default:
          stage.hud.flash(.warning, "\(round)", stay: .untilDismissed)
          stage.hud.dismiss()
          stage.hud.hide(instant: round.isMultiple(of: 2))
        }
      }
    }
    stage.hud.hide(instant: true)
    let counts = tally(stage)
    #expect(counts["flash"] == 100)
    #expect(counts["succeeded", default: 0] + counts["hidden", default: 0] == 100)
    #expect(stage.hud.presentation().phase == .hidden)
  }

  @Test("Every end that is raced for counts once")
  func racingEnds() {
    let stage = roomy()
    for _ in 0..<50 {
      let work = stage.hud.begin("Raced for")
      Threads.run(4) { number in
        switch number {
        case 0: work.succeed()
        case 1: work.fail()
        case 2: stage.hud.hide()
        default: work.end(after: .nanoseconds(1))
        }
      }
      stage.time.advance(by: .milliseconds(1))
    }
    #expect(tally(stage).values.reduce(0, +) == 50)
  }

  @Test("Each handler of what the person cancelled is run once, however many threads cancel")
  func cancelling() {
    let stage = roomy()
    let works = (0..<20).map { stage.hud.begin("\($0)") }
    let told = works.map { _ in Count() }
    let early = works.map { _ in Count() }
    for (work, count) in zip(works, early) { work.onCancelRequest { count.add() } }
    stage.time.advance(by: .seconds(11))
    Threads.run(Self.threads) { number in
      for round in 0..<40 {
        stage.time.advance(by: .milliseconds(100))
        stage.hud.cancel()
        if number == 0, round < works.count {
          works[round].onCancelRequest { told[round].add() }
        } else if number == 1, round < works.count / 2 {
          works[2 * round].end()
        }
      }
    }
    let asked = works.map { $0.isCancelRequested ? 1 : 0 }
    #expect(early.map(\.now) == asked)
    #expect(zip(told, asked).allSatisfy { $0.now <= $1 })
    for work in works { work.end() }
    #expect(tally(stage)["ended"] == works.count)
  }

  @Test("Handles that are let go of on many threads are told of once each")
  func dropping() {
    let stage = roomy()
    let shared = Shared((0..<400).map { stage.hud.begin("\($0)") })
    Threads.run(Self.threads) { _ in
      while shared.drop() {}
    }
    #expect(tally(stage) == ["abandoned": 400, "diagnostic": 400])
  }

  /// Handles that any thread may take one of and let go.
  private final class Shared: Sendable {
    private let handles: Mutex<[Activity]>

    init(_ handles: [Activity]) {
      self.handles = Mutex(handles)
    }

    /// Whether there was one left.
    func drop() -> Bool {
      let handle = handles.withLock { $0.popLast() }
      return handle != nil
    }
  }

  @Test("Each wait for the HUD's going is over once, whatever happens meanwhile")
  func waiting() async {
    let stage = Rehearsal()
    let done = Count()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          stage.hud.flash(.info, "\(number)")
          await withCheckedContinuation { waiter in
            stage.hud.whenGone {
              done.add()
              waiter.resume()
            }
            stage.hud.hide(instant: number.isMultiple(of: 2))
          }
        }
      }
      group.addTask {
        while done.now < 16 {
          stage.time.advance(by: .milliseconds(50))
          await Task.yield()
        }
      }
    }
    #expect(done.now == 16)
  }
}
