import Synchronization
import Testing
import VisorTestSupport

@Suite struct HandMovedTimeTests {
  @Test("The clock stands still until it is moved, either way")
  func moves() {
    let time = HandMovedTime()
    var seen = [time.now, time.now]
    for step in [300, -100] {
      time.advance(by: .milliseconds(step))
      seen.append(time.now)
    }
    #expect(seen.map(\.elapsed) == [0, 0, 300, 200].map { .milliseconds($0) })
  }

  /// Who has woken, in that order.
  private final class Woken: Sendable {
    private let order = Mutex<[Int]>([])
    var deadlines: [Int] { order.withLock { $0 } }

    func add(_ deadline: Int) {
      order.withLock { $0.append(deadline) }
    }
  }

  @Test("Sleepers wake in the order of their deadlines, and none too early")
  func sleepers() async throws {
    let time = HandMovedTime()
    let woken = Woken()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (count, deadline) in [30, 10, 20].enumerated() {
        group.addTask {
          try await time.sleep(for: .milliseconds(deadline))
          woken.add(deadline)
        }
        while time.sleeperCount <= count { await Task.yield() }
      }
      for count in [2, 1, 0] {
        time.advance(by: .milliseconds(9))
        time.advance(by: .milliseconds(1))
        while woken.deadlines.count < 3 - count { await Task.yield() }
      }
      try await group.waitForAll()
    }
    #expect(woken.deadlines == [10, 20, 30])
  }

  @Test("A deadline that has passed is no sleep")
  func passed() async throws {
    let time = HandMovedTime()
    try await time.sleep(until: time.now)
    try await time.sleep(for: .seconds(-1))
    #expect(time.sleeperCount == 0)
  }

  @Test("A sleep ends when its task is cancelled, before it or during it")
  func cancelled() async {
    let time = HandMovedTime()
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await time.sleep(for: .seconds(1))
    }
    let late = Task { try await time.sleep(for: .seconds(1)) }
    while time.sleeperCount == 0 { await Task.yield() }
    late.cancel()
    var ends: [Bool] = []
    for sleep in [early, late] {
      await #expect(throws: CancellationError.self) { try await sleep.value }
      ends.append(time.sleeperCount == 0)
    }
    #expect(ends == [true, true])
  }
}
