import Synchronization
import Testing
import VisorTestSupport

@testable import Visor

@Suite struct GoneTests {
  /// Begins a wait for the HUD's going, and returns when it is under way.
  private func wait(_ stage: Rehearsal) async -> Task<Bool, Never> {
    let wakes = stage.recorder.wakes
    let gone = Task { await stage.hud.untilGone() }
    while stage.recorder.wakes == wakes { await Task.yield() }
    return gone
  }

  @Test("A HUD that is not there is gone already")
  func goneAlready() async {
    let stage = Rehearsal()
    #expect(await stage.hud.untilGone())
  }

  @Test("The wait is over when the last fade is, by time alone, with no surface at all")
  func byTimeAlone() async {
    let stage = Rehearsal()
    stage.hud.flash(.success, "Copied")
    let gone = await wait(stage)
    stage.hud.detach(stage.recorder)
    while stage.hud.presentation().phase != .hidden {
      while stage.time.sleeperCount == 0 { await Task.yield() }
      stage.time.advance(by: .milliseconds(100))
    }
    #expect(await gone.value)
  }

  @Test("A HUD that was gone between two looks was gone")
  func betweenTwoLooks() async {
    let stage = Rehearsal()
    let work = stage.hud.begin("One", instant: true)
    stage.time.advance(by: .seconds(1))
    let gone = await wait(stage)
    stage.hud.hide(instant: true)
    stage.time.advance(by: .seconds(1))
    let next = stage.hud.begin("Two", instant: true)
    stage.time.advance(by: .seconds(1))
    stage.hud.log("wake up")
    #expect(await gone.value)
    #expect(stage.hud.presentation().phase == .shown)
    work.end()
    next.end()
  }

  @Test("A cancelled wait is over at once and says that the HUD was not gone")
  func cancelled() async {
    let stage = Rehearsal()
    stage.hud.flash(.failure, "No connection", stay: .untilDismissed)
    let gone = await wait(stage)
    gone.cancel()
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await stage.hud.untilGone()
    }
    #expect(await [gone.value, early.value] == [false, false])
  }

  @Test("A wait for something to be seen is over when work has taken its grace, by time alone")
  func untilVisible() async {
    let stage = Rehearsal()
    let work = stage.hud.begin("Copying")
    let wakes = stage.recorder.wakes
    let seen = Task { await stage.hud.untilVisible() }
    while stage.recorder.wakes == wakes { await Task.yield() }
    stage.hud.detach(stage.recorder)
    while stage.hud.presentation().phase == .hidden {
      while stage.time.sleeperCount == 0 { await Task.yield() }
      stage.time.advance(by: .milliseconds(100))
    }
    #expect(await [seen.value, stage.hud.untilVisible()] == [true, true])
    work.end()
  }

  @Test("A wait for something to be seen that is cancelled says that nothing was")
  func untilVisibleCancelled() async {
    let stage = Rehearsal()
    let seen = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await stage.hud.untilVisible()
    }
    #expect(await !seen.value)
  }

  /// Which completions have run, in order of their numbers.
  private final class Runs: Sendable {
    private let all = Mutex<[Int]>([])
    var numbers: [Int] { all.withLock { $0.sorted() } }

    func add(_ number: Int) {
      all.withLock { $0.append(number) }
    }
  }

  @Test("Each completion is run exactly once, whatever else ends, hides or comes up meanwhile")
  func completions() async {
    let stage = Rehearsal()
    let runs = Runs()
    stage.hud.flash(.success, "Copied", stay: .untilDismissed)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        let wakes = stage.recorder.wakes
        group.addTask {
          await withCheckedContinuation { done in
            stage.hud.whenGone {
              runs.add(number)
              done.resume()
            }
          }
        }
        while stage.recorder.wakes == wakes { await Task.yield() }
      }
      stage.hud.flash(.info, "More")
      stage.hud.hide(instant: true)
      stage.time.advance(by: .seconds(1))
      stage.hud.flash(.failure, "Again")
      stage.hud.hide()
      stage.time.advance(by: .seconds(5))
      stage.hud.log("wake up")
    }
    #expect(runs.numbers == Array(0..<20))
  }

  @Test("A wait leaves neither a surface nor a sleeper behind")
  func leavesNothing() async {
    let stage = Rehearsal()
    stage.hud.flash(.success, "Copied")
    let gone = await wait(stage)
    gone.cancel()
    _ = await gone.value
    while stage.time.sleeperCount > 0 { await Task.yield() }
    #expect(stage.hud.look { state, _ in state.surfaces.count } == 1)
  }
}
