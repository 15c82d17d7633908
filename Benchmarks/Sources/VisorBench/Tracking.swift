import CBench
import Glibc
import Synchronization
import Visor

/// What tracking costs beyond what is tracked, in short slices that alternate: a scope, an element of
/// a sequence, and one of an asynchronous sequence.
struct Tracking {
  let rounds: Int
  private let scopes = 200
  private let elements = 10_000

  func run() {
    let isDone = Flag()
    Task.detached {
      await measure()
      isDone.raise()
    }
    isDone.wait()
  }

  private func measure() async {
    let hud = HUD()
    let numbers = Array(0..<elements)
    var samples: [String: [Double]] = [:]
    func add(_ name: String, _ count: Int, _ body: () async -> Void) async {
      let allocated = allocations_so_far()
      let start = ContinuousClock.now
      await body()
      let taken = Stopwatch.nanoseconds(from: start, to: .now)
      let allocations = allocations_so_far() - allocated
      samples[name, default: []].append(taken / Double(count))
      samples["\(name).allocations", default: []].append(Double(allocations) / Double(count))
    }
    for _ in 0...rounds {
      await add("scope.bare", scopes) { for _ in 0..<scopes { await nothing() } }
      await add("scope.visor", scopes) {
        for _ in 0..<scopes { await hud.track("Working") { _ in await nothing() } }
      }
      await add("plain.bare", elements) { for number in numbers { keep_number(number) } }
      await add("plain.visor", elements) {
        for number in hud.track(numbers, "Working") { keep_number(number) }
      }
      await add("async.bare", elements) {
        for await number in Numbers(count: elements) { keep_number(number) }
      }
      await add("async.visor", elements) {
        for await number in hud.track(Numbers(count: elements), "Working") { keep_number(number) }
      }
    }
    var report = Report()
    // The first round is for caches and pools to fill.
    for (name, values) in samples { report.add(name, Array(values.dropFirst())) }
    report.print()
  }
}

// A plain call, that nobody sees through.
@inline(never)
@_optimize(none)
private func nothing() async {}

/// Numbers that come without a wait, each by a call, as those of a library do.
private struct Numbers: AsyncSequence, AsyncIteratorProtocol {
  let count: Int
  var number = 0

  init(count: Int) { self.count = count }

  func makeAsyncIterator() -> Numbers { self }

  @inline(never)
  mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
    guard number < count else { return nil }
    number += 1
    return number
  }
}

/// Something that a thread waits for, outside of any task.
private final class Flag: Sendable {
  private let isUp = Atomic(false)

  func raise() { isUp.store(true, ordering: .releasing) }

  func wait() {
    while !isUp.load(ordering: .acquiring) { usleep(1000) }
  }
}
